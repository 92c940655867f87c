import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState, type ChangeEvent } from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import { PortError } from '../../ports.ts';
import { usePorts } from '../../portsContext.ts';
import { idempotencyKey } from '../idempotencyKey.ts';

export interface MessageUploadProps {
  readonly page: CompiledPage;
}

/** Names that are told of; the count says the rest. */
const MAX_NAMES = 5;

const nameOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** Adds a record from a message file. The same file chosen again after a failure is the same try. */
export function MessageUpload({ page }: MessageUploadProps) {
  const { can, host, messages, notify, t } = usePorts();
  const input = useRef<HTMLInputElement>(null);
  const attempt = useRef({ file: '', key: '' });
  const [busy, setBusy] = useState(false);
  const add = page.list.actions.find(({ action }) => action === 'add');
  const permission = add?.permission ?? `${page.resource.permission}:add`;
  if (messages === undefined || page.message === undefined || !can(permission)) return null;

  const read = async (file: File): Promise<void> => {
    setBusy(true);
    if (attempt.current.file !== nameOf(file)) attempt.current = { file: nameOf(file), key: idempotencyKey() };
    try {
      const { ignored } = await messages.read(page, file, { idempotencyKey: attempt.current.key });
      attempt.current = { file: '', key: '' };
      notify.success(t('list.messageAdded'));
      if (ignored.length > 0) {
        const names = ignored.slice(0, MAX_NAMES).join('、');
        notify.warning(t('list.messageIgnored', { count: ignored.length, names }));
      }
      host.recordsChanged(page.id);
    } catch (error) {
      notify.error(error instanceof PortError ? error.message : t('list.messageFailed'));
    } finally {
      setBusy(false);
    }
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    // Without this the same file chosen again would say nothing.
    target.value = '';
    if (file !== undefined) void read(file);
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
