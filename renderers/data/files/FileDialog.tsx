import { DownloadOutlined } from '@ant-design/icons';
import { Button, Modal, Spin } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import { PortError, type Files } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import { useThemeVariables } from '../../kit/theme/useThemeVariables.ts';
import { FileContent } from './FileContent.tsx';
import './files.css';
import { useFileDownload } from './useFileDownload.ts';

/** A file to view: a record of a page of stored files. */
export interface ShownFile {
  readonly page: CompiledPage;
  readonly id: string;
  readonly name: string;
}

export interface FileDialogProps {
  readonly file: ShownFile;
  readonly onClose: () => void;
}

const contentOf = async (
  files: Files | undefined,
  { page, id }: Pick<ShownFile, 'page' | 'id'>,
  signal: AbortSignal,
): Promise<Blob | undefined> => files?.content(page, id, signal);

/** Shows a stored file in a dialog above the list. A response that arrives after closing is dropped. */
export function FileDialog({ file: { page, id, name }, onClose }: FileDialogProps) {
  const { files, t } = usePorts();
  const [attempt, setAttempt] = useState(0);
  const asked = useMemo(() => ({ page, id, attempt }), [page, id, attempt]);
  const ask = useCallback((signal: AbortSignal) => contentOf(files, asked, signal), [asked, files]);
  const { loading, value, error } = useAnswer(ask);
  const { percent, start } = useFileDownload(page);
  return (
    <Modal
      open
      width={820}
      className="wb-file-dialog"
      title={name}
      onCancel={onClose}
      footer={[
        <Button
          key="download"
          icon={<DownloadOutlined aria-hidden />}
          loading={percent !== null}
          onClick={() => start(id)}
        >
          {t('file.download')}
        </Button>,
        <Button key="close" type="primary" onClick={onClose}>
          {t('common.close')}
        </Button>,
      ]}
    >
      <div className="wb-file" style={useThemeVariables()} aria-busy={loading}>
        {loading ? <Spin aria-label={t('file.loading')} /> : null}
        {!loading && error !== undefined ? (
          <div role="alert">
            <p>{error instanceof PortError ? error.message : t('file.failed')}</p>
            <Button onClick={() => setAttempt(attempt + 1)}>{t('common.retry')}</Button>
          </div>
        ) : null}
        {!loading && value ? <FileContent content={value} name={name} /> : null}
      </div>
    </Modal>
  );
}
