import { App, Button } from 'antd';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { chunkedDialog } from '../../platform/chunks/chunked.tsx';
import { t } from '../../platform/locales/t.ts';
import { PartBoundary } from '../../shell/ui/PartBoundary.tsx';
import { useShell } from '../../shell/services/ShellContext.ts';
import { useNoticeOpening } from './useNoticeOpening.ts';

/** The HTML renderer is part of the renderers, which the first page loads anyway. */
const AnnouncementDialog = chunkedDialog(async () => (await import('./AnnouncementDialog.tsx')).AnnouncementDialog);

/** Notifies about a pushed message; a click opens it. */
function usePushedNotices(): void {
  const { notices } = useShell();
  const { notification } = App.useApp();
  const { read } = useNoticeOpening();
  useEffect(
    () =>
      notices.onPushed(({ id, title }) => {
        const key = `notice ${id}`;
        notification.info({
          key,
          message: t('notices.pushed'),
          description: title,
          btn: id !== '' && (
            <Button
              type="link"
              size="small"
              onClick={() => {
                notification.destroy(key);
                read(id);
              }}
            >
              {t('notices.open')}
            </Button>
          ),
        });
      }),
    [notices, notification, read],
  );
}

/** Subscribes to the user's notices while the workspace is open, and shows the text of an opened one. */
export function NoticeCenter() {
  const { notices } = useShell();
  const { shown } = useSnapshot(notices.state);
  useEffect(() => notices.follow(), [notices]);
  usePushedNotices();
  if (shown === null) return null;
  return (
    <PartBoundary key={shown} onClose={() => notices.show(null)}>
      <AnnouncementDialog id={shown} onClose={() => notices.show(null)} />
    </PartBoundary>
  );
}
