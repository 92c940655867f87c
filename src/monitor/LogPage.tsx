import { Card, Statistic } from 'antd';
import type { TableColumnsType } from 'antd';
import { useCallback } from 'react';
import { t } from '../locales/t.ts';
import { useFetched } from '../ui/useFetched.ts';
import { usePageHttp } from '../ui/PageLife.tsx';
import { SearchedTable } from '../pagedTable/SearchedTable.tsx';
import { useTable } from '../pagedTable/useTable.ts';
import './monitor.css';
import { toCallLogEntry, toVisitCounts } from '../../contract/callLog.ts';
import type { CallLogEntry } from '../../contract/callLog.ts';

const COLUMNS = (): TableColumnsType<CallLogEntry> => [
  { title: t('log.time'), dataIndex: 'time' },
  { title: t('account.username'), dataIndex: 'username' },
  { title: t('account.realname'), dataIndex: 'realname' },
  { title: t('account.ip'), dataIndex: 'ip' },
  { title: t('log.client'), dataIndex: 'clientText' },
  { title: t('log.cost'), align: 'right', dataIndex: 'cost' },
  { title: t('log.content'), dataIndex: 'content' },
];

/** Who signed in, and how many there were (S7-19). */
export function LogPage() {
  const http = usePageHttp();
  const ask = useCallback(
    async (signal: AbortSignal) => toVisitCounts(await http.call({ method: 'GET', url: '/sys/loginfo', signal })),
    [http],
  );
  const { value } = useFetched(ask);
  const table = useTable(['/sys/log/list', 'keyWord'], toCallLogEntry);
  return (
    <div className="home-page monitor-page">
      <h1>{t('log.title')}</h1>
      <div className="monitor-counts">
        <Card size="small">
          <Statistic title={t('log.today')} value={value?.todayVisitCount ?? '–'} />
        </Card>
        <Card size="small">
          <Statistic title={t('log.todayIp')} value={value?.todayIp ?? '–'} />
        </Card>
        <Card size="small">
          <Statistic title={t('log.total')} value={value?.totalVisitCount ?? '–'} />
        </Card>
      </div>
      <SearchedTable title={t('log.title')} rowKey="id" hint={t('log.search')} columns={COLUMNS()} table={table} />
    </div>
  );
}
