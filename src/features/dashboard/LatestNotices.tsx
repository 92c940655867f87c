import { EmptyState } from '../../../renderers/index.ts';
import { Card } from 'antd';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { t } from '../../platform/locales/t.ts';
import { PriorityTag } from '../../navigation/noticeCentre/PriorityTag.tsx';
import { useNoticeOpening } from '../../navigation/noticeCentre/useNoticeOpening.ts';
import { MESSAGES_PATH } from '../../platform/config/paths.ts';
import { useShell } from '../../shell/services/ShellContext.ts';

/** Unread notices. */
export function LatestNotices() {
  const { notices } = useShell();
  const { lists } = useSnapshot(notices.state);
  const { open } = useNoticeOpening();
  const latest = [...(lists?.notices ?? []), ...(lists?.system ?? [])]
    .sort((a, b) => b.sentAt.localeCompare(a.sentAt))
    .slice(0, 6);
  return (
    <Card
      size="small"
      title={<h2>{t('dashboard.notices')}</h2>}
      extra={<Link to={MESSAGES_PATH}>{t('notices.all')}</Link>}
    >
      {latest.length === 0 && <EmptyState text={t('dashboard.noNotices')} />}
      <ul className="dashboard-list">
        {latest.map((notice) => (
          <li key={notice.id}>
            <PriorityTag priority={notice.priority} />
            <button type="button" onClick={() => open(notice)}>
              {notice.title}
            </button>
            <time>{notice.sentAt}</time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
