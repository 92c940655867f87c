import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { PageDocument } from '../../../engine/index.ts';
import { PortError } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

export interface MessageDownloadProps {
  readonly document: PageDocument;
}

/** Saves the message of a stored record as a file; unsaved changes would be missing in it. */
export function MessageDownload({ document }: MessageDownloadProps) {
  const { messages, notify, t } = usePorts();
  const [busy, setBusy] = useState(false);
  const { page, id, dirty } = document;
  if (messages === undefined || page.message === undefined || id === null) return null;

  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      await messages.download(page, id);
    } catch (error) {
      notify.error(error instanceof PortError ? error.message : t('form.messageFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={busy}
      disabled={dirty}
      title={dirty ? t('form.messageUnsaved') : undefined}
      onClick={() => void download()}
    >
      {t('form.messageFile')}
    </Button>
  );
}
