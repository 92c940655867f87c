import { EmptyState } from '../../../renderers/index.ts';
import { Alert, Button, Spin, Tabs } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { t } from '../../platform/locales/t.ts';
import { MESSAGES_PATH } from '../../platform/config/paths.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import type { Notice } from '../../../contract/announcement.ts';
import { PriorityTag } from './PriorityTag.tsx';
import { useNoticeOpening } from './useNoticeOpening.ts';

interface NoticeListProps {
  readonly notices: readonly Notice[];
  readonly none: string;
  readonly onOpen: (notice: Notice) => void;
}

function NoticeList({ notices, none, onOpen }: NoticeListProps) {
  if (notices.length === 0) return <EmptyState text={none} />;
  return (
    <ul className="notice-list">
      {notices.map((notice) => (
        <li key={notice.id}>
          <button type="button" className="notice-entry" onClick={() => onOpen(notice)}>
            <span className="notice-entry-title" title={notice.title}>
              {notice.title}
            </span>
            <PriorityTag priority={notice.priority} />
            <time className="notice-entry-time">{notice.sentAt}</time>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface NoticePanelProps {
  /** Called when the user moves on to something else. */
  readonly onLeave: () => void;
}

/** Unread notices and system messages, each in a tab. */
export function NoticePanel({ onLeave }: NoticePanelProps) {
  const { notices } = useShell();
  const { lists, failure } = useSnapshot(notices.state);
  const { open } = useNoticeOpening();
  const navigate = useNavigate();
  const onOpen = (notice: Notice): void => {
    onLeave();
    open(notice);
  };
  const tab = (key: string, label: string, list: Omit<NoticeListProps, 'onOpen'>) => ({
    key,
    label,
    children: <NoticeList {...list} onOpen={onOpen} />,
  });
  return (
    <>
      {failure !== null && (
        <Alert
          type="error"
          banner
          message={t('notices.failed', { message: failure })}
          action={
            <Button size="small" onClick={notices.refresh}>
              {t('page.retry')}
            </Button>
          }
        />
      )}
      {lists === null && failure === null && (
        <div className="notice-wait" role="status">
          <Spin size="small" /> {t('notices.loading')}
        </div>
      )}
      {lists !== null && (
        <Tabs
          size="small"
          centered
          animated={false}
          items={[
            tab('notices', t('notices.notices', { count: lists.noticeTotal }), {
              notices: lists.notices,
              none: t('notices.noNotices'),
            }),
            tab('system', t('notices.system', { count: lists.systemTotal }), {
              notices: lists.system,
              none: t('notices.noSystem'),
            }),
          ]}
        />
      )}
      <Button
        type="link"
        block
        className="notice-all"
        onClick={() => {
          onLeave();
          navigate(MESSAGES_PATH);
        }}
      >
        {t('notices.all')}
      </Button>
    </>
  );
}
