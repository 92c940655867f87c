import { EmptyState } from '../../../renderers/index.ts';
import { Button, Input, Space, Table } from 'antd';
import type { TableColumnsType } from 'antd';
import { useCallback, useState, type ReactNode } from 'react';
import { toRecordPage } from '../../../contract/records.ts';
import { present, type Values } from '../../../engine/index.ts';
import type { PanelProps } from '../../../renderers/index.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { tenantsText as text } from './tenantsText.ts';
import '../people/people.css';
import { usePeopleWork } from '../people/usePeopleWork.ts';

const PAGE_SIZE = 10;
const TENANT = '/sys/tenant';

const binColumns = (buttons: (_: unknown, tenant: Values) => ReactNode): TableColumnsType<Values> => [
  { title: text('bin.id'), dataIndex: 'id' },
  {
    title: text('bin.name'),
    dataIndex: 'name',
    render: (name: string) => <span className="people-text">{name}</span>,
  },
  { title: text('bin.houseNumber'), dataIndex: 'houseNumber' },
  { title: text('bin.owner'), dataIndex: 'createBy_dictText' },
  { title: text('bin.time'), dataIndex: 'createTime' },
  { title: text('pack.actions'), key: 'actions', render: buttons },
];

/** Lists deleted tenants; restores them unchanged, or deletes them permanently when they contain no data (0066). */
export function TenantBin({ ports, reload }: PanelProps) {
  const http = usePageHttp();
  const work = usePeopleWork(ports);
  const [{ pageNo, keyword }, go] = useState({ pageNo: 1, keyword: '' });
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const params = { pageNo, pageSize: PAGE_SIZE, ...present({ keyword: keyword === '' ? undefined : keyword }) };
      return toRecordPage(await http.call({ method: 'GET', url: `${TENANT}/recycleBinPageList`, params, signal }));
    },
    [http, keyword, pageNo],
  );
  const { value, failure, isLoading, again } = useFetched(ask);
  const change = async (doing: Parameters<typeof work>[0]): Promise<void> => {
    if (!(await work(doing))) return;
    go({ pageNo: 1, keyword });
    again();
    reload();
  };
  const restore = (ids: string) =>
    change({
      call: () => http.call({ method: 'PUT', url: `${TENANT}/revertTenantLogic`, params: { ids } }),
      done: text('bin.restored'),
    });
  const erase = (ids: string, name: string) =>
    change({
      call: () => http.call({ method: 'DELETE', url: `${TENANT}/deleteLogicDeleted`, params: { ids } }),
      done: text('bin.erased'),
      ask: { title: text('bin.erase'), text: text('bin.eraseText', { name }) },
    });
  const buttons = (_: unknown, tenant: Values) => {
    const [id, name] = [String(tenant['id']), String(tenant['name'])];
    return (
      <Space size={0}>
        <Button type="link" size="small" onClick={() => void restore(id)}>
          {text('bin.restore')}
        </Button>
        <Button type="link" size="small" danger onClick={() => void erase(id, name)}>
          {text('bin.erase')}
        </Button>
      </Space>
    );
  };
  return (
    <div className="people">
      <Input.Search
        allowClear
        className="people-search"
        placeholder={text('bin.search')}
        aria-label={text('bin.search')}
        onSearch={(word) => go({ pageNo: 1, keyword: word.trim() })}
      />
      {failure !== undefined && <RetryAlert message={failure.message} onRetry={again} />}
      <Table<Values>
        size="small"
        rowKey={(tenant) => String(tenant['id'])}
        loading={isLoading}
        scroll={{ x: 'max-content' }}
        dataSource={value?.records ?? []}
        locale={{ emptyText: <EmptyState text={text('bin.empty')} /> }}
        pagination={{
          current: pageNo,
          pageSize: PAGE_SIZE,
          total: value?.total ?? 0,
          showSizeChanger: false,
          hideOnSinglePage: true,
          onChange: (to) => go({ pageNo: to, keyword }),
        }}
        columns={binColumns(buttons)}
      />
    </div>
  );
}
