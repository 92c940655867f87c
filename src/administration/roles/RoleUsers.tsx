import { Button, Empty, Input, Space, Table, Tag } from 'antd';
import { useCallback, useState } from 'react';
import { compilePage, type CompiledColumn, type Language, type PageSchema } from '../../../engine/index.ts';
import { useDialogs, usePicker, type PanelProps } from '../../../renderers/index.ts';
import { spoken } from '../../locales/spoken.ts';
import { usePageHttp } from '../../ui/PageLife.tsx';
import { RetryAlert } from '../../ui/RetryAlert.tsx';
import { useFetched } from '../../ui/useFetched.ts';
import { rightsText } from '../panelTexts.ts';
import '../rights/rights.css';
import { addRoleUsers, readRoleUsers, removeRoleUsers, type RoleUser } from './roleCalls.ts';

const PAGE_SIZE = 10;

/** A column whose picker is that of users, for several; it stores their ids. */
function pickerColumn(language: Language): CompiledColumn {
  const schema: PageSchema = {
    schemaVersion: 1,
    kind: 'list',
    title: rightsText('users.add'),
    resource: { url: '/sys/user', table: 'plain_list', permission: 'system:user' },
    columns: [{ type: 'normal', key: 'users', title: rightsText('users.add') }],
    list: { columns: ['users'] },
    form: { groups: [] },
  };
  const { page } = compilePage(schema, { id: 'shell/role-users', language, dictionaries: new Map() });
  const column = page?.columns[0];
  if (column === undefined) throw new Error('The picker of users does not compile');
  return { ...column, multiple: true, picker: { of: 'users', store: 'id', text: 'realname' } };
}

const statusTag = ({ status }: RoleUser) =>
  status === '' ? null : (
    <Tag color={status === '1' ? 'green' : 'red'}>{rightsText(status === '1' ? 'users.active' : 'users.frozen')}</Tag>
  );

interface Listed {
  readonly roleId: string;
  readonly username: string;
  readonly pageNo: number;
}

/** The users of a role, a page at a time. */
function useRoleUsers(roleId: string) {
  const http = usePageHttp();
  const [asked, ask] = useState<Listed>({ roleId, username: '', pageNo: 1 });
  const [chosen, choose] = useState<ReadonlyMap<string, RoleUser>>(new Map());
  const read = useCallback(
    (signal: AbortSignal) => readRoleUsers(http, { ...asked, pageSize: PAGE_SIZE }, signal),
    [asked, http],
  );
  return { http, asked, ask, chosen, choose, ...useFetched(read) };
}

/** Puts users into the role and out of it; says what came of it. */
function useMembership(roleId: string, { ports: { notify }, reload }: PanelProps, done: () => void) {
  const http = usePageHttp();
  const dialogs = useDialogs();
  const attempt = async (work: () => Promise<unknown>, said: string): Promise<void> => {
    try {
      await work();
      notify.success(said);
      reload();
      done();
    } catch (error) {
      notify.error(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    add: (ids: readonly string[]) =>
      attempt(() => addRoleUsers(http, roleId, ids), rightsText('users.added', { count: ids.length })),
    remove: async (users: readonly RoleUser[]): Promise<void> => {
      const [only, ...others] = users;
      if (only === undefined) return;
      const text =
        others.length === 0
          ? rightsText('users.removeOne', { name: only.realname || only.username })
          : rightsText('users.removeMany', { count: users.length });
      if (!(await dialogs.confirm({ title: rightsText('users.remove'), text, danger: true }))) return;
      await attempt(
        () =>
          removeRoleUsers(
            http,
            roleId,
            users.map(({ id }) => id),
          ),
        rightsText('users.removed'),
      );
    },
  };
}

interface UsersTableProps {
  readonly can: PanelProps['ports']['can'];
  readonly users: ReturnType<typeof useRoleUsers>;
  readonly membership: ReturnType<typeof useMembership>;
}

function UsersTable({ can, users, membership }: UsersTableProps) {
  const { asked, ask, chosen, choose, value, isLoading } = users;
  return (
    <Table<RoleUser>
      size="small"
      rowKey="id"
      loading={isLoading}
      dataSource={[...(value?.rows ?? [])]}
      scroll={{ x: 'max-content' }}
      locale={{
        emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={rightsText('users.none')} />,
      }}
      rowSelection={{
        selectedRowKeys: [...chosen.keys()],
        preserveSelectedRowKeys: true,
        onChange: (_, picked) => choose(new Map(picked.map((user) => [user.id, user]))),
      }}
      pagination={{
        current: asked.pageNo,
        pageSize: PAGE_SIZE,
        total: value?.total ?? 0,
        showSizeChanger: false,
        onChange: (pageNo) => ask({ ...asked, pageNo }),
      }}
      columns={[
        { title: rightsText('users.username'), dataIndex: 'username' },
        { title: rightsText('users.realname'), dataIndex: 'realname' },
        { title: rightsText('users.department'), dataIndex: 'department' },
        { title: rightsText('users.status'), key: 'status', render: (_, user) => statusTag(user) },
        {
          title: rightsText('users.actions'),
          key: 'actions',
          render: (_, user) =>
            can('system:user:deleteRole') && (
              <Button type="link" size="small" danger onClick={() => void membership.remove([user])}>
                {rightsText('users.remove')}
              </Button>
            ),
        },
      ]}
    />
  );
}

/** Who has a role: found by number, added from the picker of users, taken out one or several (contract §4.1). */
export function RoleUsers(panel: PanelProps) {
  const { ports, records } = panel;
  const roleId = String(records[0]?.['id'] ?? '');
  const users = useRoleUsers(roleId);
  const { asked, ask, chosen, choose, failure, again } = users;
  const membership = useMembership(roleId, panel, () => {
    choose(new Map());
    again();
  });
  const [column] = useState(() => pickerColumn(spoken.language));
  const picker = usePicker({
    column,
    value: null,
    onPick: (items) => {
      const ids = items.map(({ value: picked }) => picked);
      if (ids.length > 0) void membership.add(ids);
    },
  });
  const { can } = ports;
  return (
    <div className="wb-rights">
      <Space wrap>
        <Input.Search
          allowClear
          className="wb-rights-search"
          placeholder={rightsText('users.search')}
          aria-label={rightsText('users.search')}
          onSearch={(username) => ask({ ...asked, username, pageNo: 1 })}
        />
        {can('system:user:addUserRole') && !picker.isMissing && (
          <Button type="primary" onClick={() => picker.open()}>
            {rightsText('users.add')}
          </Button>
        )}
        {can('system:user:deleteRoleBatch') && (
          <Button disabled={chosen.size === 0} onClick={() => void membership.remove([...chosen.values()])}>
            {rightsText('users.removeSelected')}
          </Button>
        )}
      </Space>
      {failure !== undefined && <RetryAlert message={failure.message} onRetry={again} />}
      <UsersTable {...{ can, users, membership }} />
      {picker.dialog}
    </div>
  );
}
