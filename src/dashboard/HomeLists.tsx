import { Card, Empty, Tag } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { t } from '../locales/t.ts';
import { PriorityTag } from '../noticeCentre/PriorityTag.tsx';
import { useNoticeOpening } from '../noticeCentre/useNoticeOpening.ts';
import type { ShellRoute } from '../routes/buildRoutes.ts';
import { MESSAGES_PATH } from '../config/paths.ts';
import { useShell } from '../shell/ShellContext.ts';
import { pathOfPage } from '../routes/pathOfPage.ts';
import type { Dashboard } from '../../contract/dashboard.ts';

const Nothing = ({ text }: { readonly text: string }) => (
  <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text} />
);

interface TodoListProps extends Pick<Dashboard, 'todos' | 'pages'> {
  readonly routes: readonly ShellRoute[];
  /** Beside the title. */
  readonly extra?: ReactNode;
}

/** Records that wait for the user, the latest first; each opens its form. */
export function TodoList({ todos, pages, routes, extra }: TodoListProps) {
  return (
    <Card size="small" title={<h2>{t('dashboard.todos')}</h2>} extra={extra}>
      {todos.length === 0 && <Nothing text={t('dashboard.noTodos')} />}
      <ul className="dashboard-list">
        {todos.map(({ pageId, id, name, statusText, time }) => {
          const page = pages.find((one) => one.id === pageId);
          const path = pathOfPage(routes, page?.components ?? []);
          const title = t('dashboard.todo', { page: page?.title ?? '', name: name || t('dashboard.noName') });
          return (
            <li key={id}>
              <Tag>{statusText}</Tag>
              {path === undefined ? <span>{title}</span> : <Link to={`${path}/form/${id}`}>{title}</Link>}
              <time>{time.slice(0, 16)}</time>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** What is unread. */
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
      {latest.length === 0 && <Nothing text={t('dashboard.noNotices')} />}
      <ul className="dashboard-list">
        {latest.map((notice) => (
          <li key={notice.id}>
            <PriorityTag priority={notice.priority} />
            <button type="button" onClick={() => open(notice)}>
              {notice.title}
            </button>
            <time>{notice.sentAt.slice(0, 16)}</time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
