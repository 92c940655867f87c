import { EmptyState } from '../../../renderers/index.ts';
import { Card, Skeleton, Tag } from 'antd';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { toWaiting, type SentWaiting, type Todo, type WaitingCount } from '../../../contract/dashboard.ts';
import { t } from '../../platform/locales/t.ts';
import { pathOfPage } from '../../shell/routes/pathOfPage.ts';
import type { ShellRoute } from '../../shell/routes/buildRoutes.ts';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { useNow } from '../../shell/ui/useNow.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { useReturn } from '../../shell/ui/useReturn.ts';
import { LinkedFigure } from './LinkedFigure.tsx';

const dayOf = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

interface RowProps extends Pick<SentWaiting, 'pages'> {
  readonly todo: Todo;
  readonly routes: readonly ShellRoute[];
  readonly today: string;
}

function Due({ todo: { due, dueTitle }, today }: Pick<RowProps, 'todo' | 'today'>) {
  if (due === '') return null;
  const when = due < today ? 'waiting.overdue' : due === today ? 'waiting.today' : 'waiting.due';
  return (
    <span className="waiting-due" data-when={when}>
      {t(when, { title: dueTitle, day: due })}
    </span>
  );
}

function Row({ todo, pages, routes, today }: RowProps) {
  const { pageId, id, name, customer, statusText, time } = todo;
  const page = pages.find((one) => one.id === pageId);
  const path = pathOfPage(routes, page?.components ?? []);
  const title = t('dashboard.todo', { page: page?.title ?? '', name: name || t('dashboard.noName') });
  return (
    <li>
      <Tag>{statusText}</Tag>
      {path === undefined ? (
        <span className="waiting-name">{title}</span>
      ) : (
        <Link className="waiting-name" to={`${path}/form/${encodeURIComponent(id)}`}>
          {title}
        </Link>
      )}
      {customer !== name && <span className="waiting-customer">{customer}</span>}
      <Due todo={todo} today={today} />
      <time dateTime={time.replace(' ', 'T')}>{time}</time>
    </li>
  );
}

/** Grouped by status, in workflow order. */
const byStatus = (counts: readonly WaitingCount[]): readonly (readonly WaitingCount[])[] =>
  [...new Set(counts.map(({ status }) => status))].map((status) => counts.filter((one) => one.status === status));

/** Work waiting for the user: counts linked to their lists, and what is due first. */
export function WaitingWorkBoard({ routes }: { readonly routes: readonly ShellRoute[] }) {
  const http = usePageHttp();
  const ask = useCallback(
    async (signal: AbortSignal) => toWaiting(await http.call({ method: 'GET', url: '/sys/home/todos', signal })),
    [http],
  );
  const { value, failure, isLoading, again } = useFetched(ask);
  useReturn(again);
  const today = dayOf(useNow());
  return (
    <Card size="small" className="waiting-work" title={<h2>{t('dashboard.todos')}</h2>} aria-busy={isLoading}>
      {failure !== undefined && (
        <RetryAlert message={t('records.todosFailed', { message: failure.message })} onRetry={again} />
      )}
      {value === undefined && failure === undefined && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {value !== undefined && value.todos.counts.length > 0 && (
        <dl className="dashboard-figures">
          {byStatus(value.todos.counts).map((parts) => (
            <LinkedFigure
              key={parts[0]?.status}
              name={parts[0]?.text ?? ''}
              {...{ parts, routes }}
              pages={value.pages}
            />
          ))}
        </dl>
      )}
      {value !== undefined && value.todos.first.length === 0 && <EmptyState text={t('dashboard.noTodos')} />}
      <ul className="dashboard-list waiting-list">
        {value?.todos.first.map((todo) => (
          <Row key={`${todo.pageId} ${todo.id}`} {...{ todo, routes, today }} pages={value.pages} />
        ))}
      </ul>
    </Card>
  );
}
