import { Button, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import { t } from '../../platform/locales/t.ts';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import type { ShellRoute } from '../../shell/routes/buildRoutes.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { Shares, Trend } from './Charts.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { useReturn } from '../../shell/ui/useReturn.ts';
import { toDashboard } from '../../../contract/dashboard.ts';
import type { Period } from '../../../contract/dashboard.ts';

/** Figures of the declarations that the user may see. */
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
      <div className="title-row dashboard-head">
        <h2>{t('dashboard.title')}</h2>
        {value !== undefined && <span>{t('dashboard.time', { time: value.time })}</span>}
        <Button size="small" loading={isLoading} onClick={again}>
          {t('dashboard.refresh')}
        </Button>
      </div>
      {failure !== undefined && (
        <RetryAlert message={t('dashboard.failed', { message: failure.message })} onRetry={again} />
      )}
      {value === undefined && failure === undefined && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {value !== undefined && (
        <>
          <KeyFigures dashboard={value} routes={routes} />
          <div className="dashboard-panels">
            <Trend dashboard={value} period={period} onPeriod={setPeriod} />
            <Shares shares={value.shares} />
          </div>
        </>
      )}
    </section>
  );
}
