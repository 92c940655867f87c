import { Button, Checkbox, Progress } from 'antd';
import { useState } from 'react';
import { BYTES_OF_MB } from '../../../engine/index.ts';
import { ImportDragger, type ImportedFile } from '../../widgets/files/ImportDragger.tsx';
import { PageModal } from '../../kit/modal/PageModal.tsx';
import type { ImportLimits } from '../../kit/ports/imports.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { PastImports } from './PastImports.tsx';
import { useFileSaving } from './useFileSaving.ts';
import { useSending, type ChooseFilesProps } from './useSending.ts';

/** Pixels (S2.10-4, W2-3). */
const WIDTH = 600;
const EXTENSIONS = ['xls', 'xlsx'];
/** Preference whether the user previews each import before writing. Default: true (D63). */
const ALWAYS = 'import.always';

/**
 * Returns why files cannot be sent, with number and limit; blank: they can. The number of rows is only known to the
 * server.
 */
function importRefusal(files: readonly ImportedFile[], limits: ImportLimits, t: Ports['t']): string {
  if (files.length > limits.files) return t('import.manyFiles', { count: files.length, most: limits.files });
  const large = files.find(({ file }) => file.size > limits.megabytes * BYTES_OF_MB);
  if (large === undefined) return '';
  const size = (large.file.size / BYTES_OF_MB).toFixed(1);
  return t('import.largeFile', { name: large.fileName, size, most: limits.megabytes });
}

/**
 * Chooses and sends files. A flawless import is written directly if the user has switched off the preview (W4-5);
 * otherwise the preview opens first.
 */
export function ChooseFiles({ page, onPreview, onNotes, onClose }: ChooseFilesProps) {
  const { imports, preferences, t } = usePorts();
  const save = useFileSaving();
  const [files, setFiles] = useState<readonly ImportedFile[]>([]);
  const [isAlways, setAlways] = useState(preferences?.get(ALWAYS) !== false);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSingle, setSingle] = useState(false);
  const { send, isReading, share } = useSending(
    { page, onPreview, onNotes },
    { files, isAlways, isSubmitted, isSingle },
  );
  const chooseAlways = (next: boolean): void => {
    setAlways(next);
    preferences?.set(ALWAYS, next);
  };
  const isBusy = isReading || share !== undefined;
  const limits = imports?.limits;
  const refusal = limits === undefined ? '' : importRefusal(files, limits, t);
  return (
    <PageModal
      t={t}
      width={WIDTH}
      title={t('import.title')}
      okText={t('import.upload')}
      okDisabled={files.length === 0 || refusal !== ''}
      cancelText={share === undefined ? undefined : t('import.cancel')}
      canFullscreen={false}
      footerStart={
        <Button type="link" onClick={() => void save(imports?.template(page))}>
          {t('import.template')}
        </Button>
      }
      onOk={send}
      onClose={onClose}
    >
      <ImportDragger
        title={page.title}
        files={files}
        extensions={limits?.extensions ?? EXTENSIONS}
        onChange={setFiles}
      />
      {limits !== undefined && (
        <p className="wb-import-limits" data-refused={refusal !== ''} role="status">
          {refusal === ''
            ? t('import.limits', { files: limits.files, megabytes: limits.megabytes, rows: limits.rows })
            : refusal}
        </p>
      )}
      <div className="wb-import-options">
        <Checkbox checked={isAlways} disabled={isBusy} onChange={({ target }) => chooseAlways(target.checked)}>
          {t('import.always')}
        </Checkbox>
        <Checkbox checked={isSubmitted} disabled={isBusy} onChange={({ target }) => setSubmitted(target.checked)}>
          {t('import.asSubmit')}
        </Checkbox>
        {page.details.length > 0 && (
          <Checkbox checked={isSingle} disabled={isBusy} onChange={({ target }) => setSingle(target.checked)}>
            {t('import.single')}
          </Checkbox>
        )}
      </div>
      <p role="status">{isReading ? t('import.reading') : share === undefined ? '' : t('import.writing')}</p>
      {share !== undefined && <Progress percent={Math.floor(share * 100)} />}
      <PastImports page={page} />
    </PageModal>
  );
}
