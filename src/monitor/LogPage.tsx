import { Card, Statistic } from 'antd';
import type { TableColumnsType } from 'antd';
import { useCallback } from 'react';
import { t } from '../locales/t.ts';
import { useFetched } from '../ui/useFetched.ts';
import { usePageHttp } from '../ui/PageLife.tsx';
import { SearchedTable } from '../pagedTable/SearchedTable.tsx';
import { useTable } from '../pagedTable/useTable.ts';
import './monitor.css';
import { textOf } from '../../contract/reading.ts';

type Row = Readonly<Record<string, unknown>>;

const COLUMNS = (): TableColumnsType<Row> => [
  { title: t('log.time'), render: (_, row) => textOf(row, 'createTime') },
  { title: t('account.username'), render: (_, row) => textOf(row, 'userid') },
  { title: t('account.realname'), render: (_, row) => textOf(row, 'username') },
  { title: t('account.ip'), render: (_, row) => textOf(row, 'ip') },
  { title: t('log.client'), render: (_, row) => textOf(row, 'clientType_dictText') },
  { title: t('log.cost'), align: 'right', render: (_, row) => textOf(row, 'costTime') },
  { title: t('log.content'), render: (_, row) => textOf(row, 'logContent') },
];

/** Who signed in, and how many there were (S7-19). */
export function LogPage() {
  const http = usePageHttp();
  const ask = useCallback((signal: AbortSignal) => http.call({ method: 'GET', url: '/sys/loginfo', signal }), [http]);
  const { value } = useFetched(ask);
  const table = useTable('/sys/log/list', 'keyWord');
  return (
    <div className="home-page monitor-page">
      <h1>{t('log.title')}</h1>
      <div className="monitor-counts">
        <Card size="small">
          <Statistic title={t('log.today')} value={textOf(value, 'todayVisitCount') || '–'} />
        </Card>
        <Card size="small">
          <Statistic title={t('log.todayIp')} value={textOf(value, 'todayIp') || '–'} />
        </Card>
        <Card size="small">
          <Statistic title={t('log.total')} value={textOf(value, 'totalVisitCount') || '–'} />
        </Card>
      </div>
      <SearchedTable title={t('log.title')} rowKey="id" hint={t('log.search')} columns={COLUMNS()} table={table} />
    </div>
  );
}
