import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { CompiledPage } from '../../engine/index.ts';
import { ImportDragger, type ImportedFile } from '../fileFields/ImportDragger.tsx';
import { PageModal } from '../modal/PageModal.tsx';
import type { LeftRows } from '../ports/imports.ts';
import { PortError, type Ports } from '../ports/ports.ts';
import { usePorts } from '../ports/portsContext.ts';

/** Pixels (S2.10-4, W2-3). */
const WIDTH = 600;
const EXTENSIONS = ['xls', 'xlsx'];

export interface ImportDialogProps {
  readonly t: Ports['t'];
  readonly page: CompiledPage;
  readonly onClose: () => void;
}

/** Written but for some rows. */
interface Mixed {
  readonly message: string;
  readonly left: LeftRows;
}

/** Saves a file, and says why it could not be had. */
function useSaving() {
  const { notify, t } = usePorts();
  return async (save: Promise<void> | undefined): Promise<void> => {
    try {
      await save;
    } catch (error) {
      notify.warning(error instanceof PortError ? error.message : t('export.failed'));
    }
  };
}

/** Some rows were not written; which, and why, stands in a workbook (W4-5, W8-5). */
function LeftRowsDialog({ message, left, onClose }: Mixed & Pick<ImportDialogProps, 'onClose'>) {
  const { imports, t } = usePorts();
  const save = useSaving();
  return (
    <PageModal t={t} title={t('import.mixed')} canFullscreen={false} onClose={onClose}>
      <p>{message}</p>
      <Button type="link" onClick={() => void save(imports?.download(left))}>
        {left.fileName === '' ? t('import.left') : left.fileName}
      </Button>
    </PageModal>
  );
}

/** Sheets that become records (W7-22): chosen, sent, and closed when all of them are in (W4-5). */
export function ImportDialog({ t, page, onClose }: ImportDialogProps) {
  const { host, imports, notify } = usePorts();
  const save = useSaving();
  const [files, setFiles] = useState<readonly ImportedFile[]>([]);
  const [mixed, setMixed] = useState<Mixed>();
  const gone = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);
  const send = async (): Promise<boolean> => {
    const { signal } = gone.current;
    try {
      const sent = await imports?.send(
        page,
        files.map(({ file }) => file),
        signal,
      );
      if (sent === undefined || signal.aborted) return false;
      host.recordsChanged(page.id);
      const { message, left } = sent;
      if (left === undefined) notify.success(message);
      else setMixed({ message, left });
      return left === undefined;
    } catch (error) {
      if (signal.aborted) return false;
      const isRefused = error instanceof PortError && error.failure.kind === 'refused';
      // The server's own words (W8-6); of a call that did not get through, which file it was (W8-26).
      const name = files.map(({ fileName }) => fileName).join('、');
      notify.warning(isRefused ? error.message : t('import.failed', { name }));
      return false;
    }
  };
  if (mixed !== undefined) return <LeftRowsDialog {...mixed} onClose={onClose} />;
  return (
    <PageModal
      t={t}
      width={WIDTH}
      title={t('import.title')}
      okText={t('import.upload')}
      okDisabled={files.length === 0}
      canFullscreen={false}
      footerStart={
        <Button type="link" onClick={() => void save(imports?.template(page))}>
          {t('import.template')}
        </Button>
      }
      onOk={send}
      onClose={onClose}
    >
      <ImportDragger title={page.title} files={files} extensions={EXTENSIONS} onChange={setFiles} />
    </PageModal>
  );
}
