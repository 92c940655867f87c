import { Alert, Button, Space, Table, Tag } from 'antd';
import type { TableColumnsType } from 'antd';
import { useCallback, useState, type ReactNode } from 'react';
import { toTenantPack, type TenantPack } from '../../../contract/administration/tenantPacks.ts';
import { toRowPage } from '../../../contract/pages.ts';
import { EmptyState, PortedPart, type PanelProps } from '../../../renderers/index.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { tenantsText as text } from './tenantsText.ts';
import '../people/people.css';
import { usePeopleWork } from '../people/usePeopleWork.ts';
import { PackDialog } from './PackDialog.tsx';

const PAGE_SIZE = 10;
/** Manages the other tenants and is not limited by packages (decision 0066). */
const FIRST_TENANT = '1000';

const packColumns = (buttons: (_: unknown, pack: TenantPack) => ReactNode): TableColumnsType<TenantPack> => [
  {
    title: text('pack.name'),
    dataIndex: 'name',
    render: (name: string) => <span className="people-text">{name}</span>,
  },
  {
    title: text('pack.status'),
    key: 'status',
    render: (_, { isOn }) => <Tag color={isOn ? 'green' : 'default'}>{text(isOn ? 'pack.on' : 'pack.off')}</Tag>,
  },
  { title: text('pack.rights'), key: 'rights', render: (_, { permissionIds }) => permissionIds.length },
  {
    title: text('pack.remarks'),
    dataIndex: 'remarks',
    render: (remarks: string) => <span className="people-text">{remarks}</span>,
  },
  { title: text('pack.time'), dataIndex: 'createTime' },
  { title: text('pack.actions'), key: 'actions', render: buttons },
];

function Packs({ ports, records, setDirty }: PanelProps) {
  const tenantId = String(records[0]?.['id'] ?? '');
  const http = usePageHttp();
  const work = usePeopleWork(ports);
  const [pageNo, setPageNo] = useState(1);
  const [edited, edit] = useState<TenantPack | 'new'>();
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const params = { tenantId, pageNo, pageSize: PAGE_SIZE };
      return toRowPage(await http.call({ method: 'GET', url: '/sys/tenant/packList', params, signal }), toTenantPack);
    },
    [http, pageNo, tenantId],
  );
  const { value, failure, isLoading, again } = useFetched(ask);
  const remove = async ({ id, name }: TenantPack): Promise<void> => {
    const isDone = await work({
      call: () => http.call({ method: 'DELETE', url: '/sys/tenant/deleteTenantPack', params: { ids: id } }),
      done: text('pack.removed'),
      ask: { title: text('pack.remove'), text: text('pack.removeText', { name }) },
    });
    if (isDone) again();
  };
  if (tenantId === FIRST_TENANT) return <Alert type="info" showIcon message={text('pack.first')} />;
  const buttons = (_: unknown, pack: TenantPack) => (
    <Space size={0}>
      <Button type="link" size="small" onClick={() => edit(pack)}>
        {text('pack.change')}
      </Button>
      <Button type="link" size="small" danger onClick={() => void remove(pack)}>
        {text('pack.remove')}
      </Button>
    </Space>
  );
  return (
    <div className="people">
      <Alert type="info" showIcon message={text('pack.hint')} />
      <Button type="primary" onClick={() => edit('new')} style={{ alignSelf: 'start' }}>
        {text('pack.add')}
      </Button>
      {failure !== undefined && <RetryAlert message={failure.message} onRetry={again} />}
      <Table<TenantPack>
        size="small"
        rowKey="id"
        loading={isLoading}
        scroll={{ x: 'max-content' }}
        dataSource={[...(value?.rows ?? [])]}
        locale={{ emptyText: <EmptyState text={text('pack.none')} /> }}
        pagination={{
          current: pageNo,
          pageSize: PAGE_SIZE,
          total: value?.total ?? 0,
          showSizeChanger: false,
          hideOnSinglePage: true,
          onChange: setPageNo,
        }}
        columns={packColumns(buttons)}
      />
      {edited !== undefined && (
        <PackDialog
          pack={edited === 'new' ? undefined : edited}
          {...{ tenantId, ports, setDirty }}
          onSaved={again}
          onClose={() => edit(undefined)}
        />
      )}
    </div>
  );
}

/** Packages of a tenant: the menu entries and rights that it may use. Confirmations appear above its own dialogs. */
export const TenantPacks = (panel: PanelProps) => (
  <PortedPart ports={panel.ports}>
    <Packs {...panel} />
  </PortedPart>
);
