import { Alert, Button, Skeleton } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../locales/t.ts';
import { useFetched } from '../notices/useFetched.ts';
import type { ShellRoute } from '../routes/buildRoutes.ts';
import { usePageHttp } from '../pages/PageLife.tsx';
import { Shares, Trend } from './Charts.tsx';
import { toDashboard } from './dashboard.ts';
import type { Period } from './dashboard.ts';
import { LatestNotices, TodoList } from './HomeLists.tsx';
import { KeyFigures } from './KeyFigures.tsx';

/** Asks again when somebody comes back to the page. */
function useReturn(again: () => void): void {
  const { pathname } = useLocation();
  const own = useRef(pathname);
  const before = useRef(pathname);
  useEffect(() => {
    if (pathname === own.current && before.current !== pathname) again();
    before.current = pathname;
  }, [pathname, again]);
}

/** Figures of the declarations that the user may see, and what waits for them. */
export function DeclarationBoard({ routes }: { readonly routes: readonly ShellRoute[] }) {
  const http = usePageHttp();
  const [period, setPeriod] = useState<Period>('days');
  const ask = useCallback(
    async (signal: AbortSignal) =>
      toDashboard(await http.call({ method: 'GET', url: '/sys/dashboard/declarations', params: { period }, signal })),
    [http, period],
  );
  const { value, failure, isLoading, again } = useFetched(ask);
  useReturn(again);
  return (
    <section aria-label={t('dashboard.title')} aria-busy={isLoading} className="dashboard">
      <div className="dashboard-head">
        <h2>{t('dashboard.title')}</h2>
        {value !== undefined && <span>{t('dashboard.time', { time: value.time })}</span>}
        <Button size="small" loading={isLoading} onClick={again}>
          {t('dashboard.refresh')}
        </Button>
      </div>
      {failure !== undefined && (
        <Alert
          type="error"
          showIcon
          message={t('dashboard.failed', { message: failure.message })}
          action={<Button onClick={again}>{t('page.retry')}</Button>}
        />
      )}
      {value === undefined && failure === undefined && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {value !== undefined && (
        <>
          <KeyFigures {...value} />
          <div className="dashboard-panels">
            <Trend dashboard={value} period={period} onPeriod={setPeriod} />
            <Shares shares={value.shares} />
            <TodoList todos={value.todos} pages={value.pages} routes={routes} />
            <LatestNotices />
          </div>
        </>
      )}
    </section>
  );
}
