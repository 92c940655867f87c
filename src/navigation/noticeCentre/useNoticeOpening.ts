import { App } from 'antd';
import { useNavigate } from 'react-router-dom';
import { t } from '../../platform/locales/t.ts';
import { useRouteTable } from '../../shell/routes/useRouteTable.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import type { Notice } from '../../../contract/announcement.ts';
import { noticeTarget } from './noticeTarget.ts';
import type { NoticeTarget } from './noticeTarget.ts';

interface NoticeOpening {
  /** Marks it as read; opens the page it names, otherwise its text (S4-21, S3-13). */
  readonly open: (notice: Notice) => void;
  /** Opens its text, regardless of its target. */
  readonly read: (id: string) => void;
  /** Opens its target in a tab or a new window. */
  readonly handle: (notice: Notice) => void;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function useNoticeOpening(): NoticeOpening {
  const { notices } = useShell();
  const { routes } = useRouteTable();
  const { message } = App.useApp();
  const navigate = useNavigate();

  const go = (target: NoticeTarget): void => {
    if (target.kind === 'path') navigate(target.path);
    else if (target.kind === 'window') window.open(target.url, '_blank', 'noopener,noreferrer');
    else if (target.kind === 'unknownPage') void message.warning(t('notices.noPage', { page: target.name }));
    else void message.warning(t('notices.badLink', { page: target.link }));
  };
  const mark = (id: string): void => {
    notices.read(id).catch((error: unknown) => {
      void message.error(t('notices.readFailed', { message: messageOf(error) }));
    });
  };
  const read = (id: string): void => {
    mark(id);
    notices.show(id);
  };
  return {
    read,
    open: (notice) => {
      const target = notice.openType === 'component' ? noticeTarget(routes, notice) : null;
      if (target?.kind !== 'path') {
        // The text still describes the subject.
        if (target !== null) go(target);
        read(notice.id);
        return;
      }
      mark(notice.id);
      go(target);
    },
    handle: (notice) => {
      const target = noticeTarget(routes, notice);
      if (target === null) return;
      if (target.kind === 'path') notices.show(null);
      go(target);
    },
  };
}
