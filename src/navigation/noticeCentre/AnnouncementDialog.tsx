import { Alert, Button, Modal, Spin } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { SafeHtml } from '../../../renderers/index.ts';
import { t } from '../../platform/locales/t.ts';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useShell } from '../../shell/services/ShellContext.ts';
import type { Announcement } from '../../../contract/announcement.ts';
import { fetchAnnouncement } from '../../shell/notices/noticeCalls.ts';
import { AttachedFiles } from './AttachedFiles.tsx';
import { PriorityTag } from './PriorityTag.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { useNoticeOpening } from './useNoticeOpening.ts';

function useAnnouncement(id: string) {
  const { http } = useShell();
  return useFetched(useCallback((signal: AbortSignal) => fetchAnnouncement(http, id, signal), [http, id]));
}

/** Real name of the sender; the username until it is loaded. */
function useSenderName(username: string): string {
  const { notices } = useShell();
  const ask = useCallback(async () => (username === '' ? '' : notices.senderName(username)), [notices, username]);
  const { value, isLoading } = useFetched(ask);
  return value === undefined || isLoading ? username : value;
}

function AnnouncementText({ announcement }: { readonly announcement: Announcement }) {
  const { content, files, sender, sentAt } = announcement;
  const name = useSenderName(sender);
  return (
    <>
      <p className="announcement-origin">{t('notices.sentBy', { name, time: sentAt })}</p>
      <div className="announcement-body" tabIndex={0} role="document" aria-label={announcement.title}>
        {content.trim() === '' ? (
          t('notices.empty')
        ) : (
          <SafeHtml
            html={content}
            renderFailed={(retry) => <RetryAlert message={t('page.partFailed')} onRetry={retry} />}
          />
        )}
      </div>
      {files.length > 0 && <AttachedFiles paths={files} />}
    </>
  );
}

/** Whether the announcement was revoked while it is open. */
function useRevoked(id: string): boolean {
  const { notices } = useShell();
  const [revoked, setRevoked] = useState<string | null>(null);
  useEffect(() => notices.onRevoked(setRevoked), [notices]);
  return revoked === id;
}

interface AnnouncementDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Shows title, sender, time and text; half the window high (S2.10-5, W9-7). */
export function AnnouncementDialog({ id, onClose }: AnnouncementDialogProps) {
  const { value: announcement, failure, isLoading, again } = useAnnouncement(id);
  const isRevoked = useRevoked(id);
  const { handle } = useNoticeOpening();
  const leads = announcement !== undefined && !isRevoked && announcement.openType !== '';
  const title =
    announcement === undefined ? (
      t('notices.detail')
    ) : (
      <span className="announcement-title">
        <PriorityTag priority={announcement.priority} />
        {announcement.title}
      </span>
    );
  return (
    <Modal
      open
      width={720}
      title={title}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('notices.close')}</Button>
          {leads && (
            <Button type="primary" onClick={() => handle(announcement)}>
              {t('notices.handle')}
            </Button>
          )}
        </>
      }
    >
      {isRevoked && <Alert type="warning" showIcon role="status" message={t('notices.revoked')} />}
      {isLoading && announcement === undefined && <Spin className="announcement-wait" />}
      {failure?.isMissing === true && <Alert type="warning" showIcon message={t('notices.gone')} />}
      {failure?.isMissing === false && (
        <RetryAlert message={t('notices.failed', { message: failure.message })} onRetry={again} />
      )}
      {announcement !== undefined && <AnnouncementText announcement={announcement} />}
    </Modal>
  );
}
