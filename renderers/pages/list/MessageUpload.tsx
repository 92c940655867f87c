import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState, type ChangeEvent } from 'react';
import { permissionOf, type CompiledPage, type Reasons } from '../../../engine/index.ts';
import { useDialogs } from '../../form/dialogs/dialogs.ts';
import { PortError } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { idempotencyKey } from '../../data/records/idempotencyKey.ts';

export interface MessageUploadProps {
  readonly page: CompiledPage;
}

/** Maximum number of element names in the warning; the count covers the rest. */
const MAX_NAMES = 5;

const nameOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** Creates a record from a message file. Choosing the same file again after a failure reuses the idempotency key. */
export function MessageUpload({ page }: MessageUploadProps) {
  const { can, host, messages, notify, t } = usePorts();
  const dialogs = useDialogs();
  const input = useRef<HTMLInputElement>(null);
  const attempt = useRef({ file: '', key: '' });
  const [busy, setBusy] = useState(false);
  if (messages === undefined || page.message === undefined || !can(permissionOf(page, 'add'))) return null;

  const told = ({ ignored }: { readonly ignored: readonly string[] }): void => {
    attempt.current = { file: '', key: '' };
    notify.success(t('list.messageAdded'));
    if (ignored.length > 0) {
      const names = ignored.slice(0, MAX_NAMES).join(t('common.listMark'));
      notify.warning(t('list.messageIgnored', { count: ignored.length, names }));
    }
    host.recordsChanged(page.id);
  };
  /**
   * Handles a failed read. When only reasons are missing, prompts for them and sends the message again; shows other
   * findings in the same dialog. For a call that did not reach the server, names the file (W8-26).
   */
  const explain = async (error: unknown, file: File, reasons: Reasons | undefined): Promise<void> => {
    const failure = error instanceof PortError ? error.failure : undefined;
    if (failure?.kind === 'expired') return;
    if (failure?.kind !== 'findings') {
      const { name } = file;
      const isSaid = failure !== undefined && failure.kind !== 'network';
      if (isSaid) return notify.warning(t('list.messageNot', { name, message: failure.message }));
      return notify.warning(failure === undefined ? t('list.messageFailed') : t('import.failed', { name }));
    }
    const { findings } = failure;
    const isOver = reasons !== undefined || findings.some(({ level }) => level === 'error');
    const title = isOver ? t('list.messageRefused', { count: findings.length }) : t('reasons.title');
    const answer = await dialogs.review({ title, page, findings, isOver, jumps: false });
    return answer.kind === 'goOn' ? read(file, answer.reasons) : undefined;
  };
  const read = async (file: File, reasons?: Reasons): Promise<void> => {
    if (attempt.current.file !== nameOf(file)) attempt.current = { file: nameOf(file), key: idempotencyKey() };
    const { key } = attempt.current;
    try {
      told(await messages.read(page, file, { idempotencyKey: key, reasons }));
    } catch (error) {
      await explain(error, file, reasons);
    }
  };
  const start = async (file: File): Promise<void> => {
    setBusy(true);
    await read(file).finally(() => setBusy(false));
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    // Otherwise choosing the same file again would not fire a change event.
    target.value = '';
    if (file !== undefined) void start(file);
  };
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden />} loading={busy} onClick={() => input.current?.click()}>
        {t('list.messageRead')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xml,application/xml,text/xml"
        hidden
        aria-label={t('list.messageChoose')}
        onChange={choose}
      />
    </>
  );
}
