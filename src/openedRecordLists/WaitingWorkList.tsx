import { Card, Skeleton, Tag } from 'antd';
import { useCallback } from 'react';
import { TodoList } from '../dashboard/HomeLists.tsx';
import { useReturn } from '../ui/useReturn.ts';
import { t } from '../locales/t.ts';
import { useFetched } from '../ui/useFetched.ts';
import { RetryAlert } from '../ui/RetryAlert.tsx';
import type { ShellRoute } from '../routes/buildRoutes.ts';
import { useShell } from '../shell/ShellContext.ts';
import { toDashboard } from '../../contract/dashboard.ts';

/** What waits for the user, also for those who may not see the figures of the dashboard. */
export function WaitingWorkList({ routes }: { readonly routes: readonly ShellRoute[] }) {
  const { http } = useShell();
  const ask = useCallback(
    async (signal: AbortSignal) => toDashboard(await http.call({ method: 'GET', url: '/sys/home/todos', signal })),
    [http],
  );
  const { value, failure, again } = useFetched(ask);
  useReturn(again);
  if (value !== undefined) {
    const { todos, todoCounts, pages } = value;
    return (
      <TodoList
        todos={todos}
        pages={pages}
        routes={routes}
        extra={todoCounts.map(({ status, text, records }) => (
          <Tag key={status}>{t('records.waiting', { status: text, count: records })}</Tag>
        ))}
      />
    );
  }
  return (
    <Card size="small" title={<h2>{t('dashboard.todos')}</h2>}>
      {failure === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      ) : (
        <RetryAlert message={t('records.todosFailed', { message: failure.message })} onRetry={again} />
      )}
    </Card>
  );
}
