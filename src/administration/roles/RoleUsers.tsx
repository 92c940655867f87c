import { Button, Tag } from 'antd';
import { useCallback, useState } from 'react';
import type { PanelProps } from '../../../renderers/index.ts';
import { organisationText as text } from '../../features/departments/organisationText.ts';
import type { HttpClient } from '../../platform/http/httpClient.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { PeopleTable, peopleColumns, type PeopleAction } from '../people/PeopleTable.tsx';
import { readPeople, type ListedUser, type PeopleQuestion } from '../people/peopleCalls.ts';
import { usePeopleWork } from '../people/usePeopleWork.ts';
import { useUserPicker } from '../people/useUserPicker.ts';
import { rightsText } from '../rights/rightsText.ts';

const statusColumn = () => ({
  title: text('people.status'),
  key: 'status',
  render: (_: unknown, { status }: ListedUser) =>
    status === '' ? null : (
      <Tag color={status === '1' ? 'green' : 'red'}>{text(status === '1' ? 'people.active' : 'people.frozen')}</Tag>
    ),
});

const addRoleUsers = (http: HttpClient, roleId: string, userIdList: readonly string[]): Promise<unknown> =>
  http.call({ method: 'POST', url: '/sys/user/addSysUserRole', body: { roleId, userIdList } });

/** Removes several in one call; for one, uses the call that requires the smaller right. */
const removeRoleUsers = (http: HttpClient, roleId: string, ids: readonly string[]): Promise<unknown> => {
  const [only, ...others] = ids;
  return others.length === 0
    ? http.call({ method: 'DELETE', url: '/sys/user/deleteUserRole', params: { roleId, userId: only ?? '' } })
    : http.call({ method: 'DELETE', url: '/sys/user/deleteUserRoleBatch', params: { roleId, userIds: ids.join(',') } });
};

/**
 * Users of a role: searched by name or number, added by the user picker, removed singly or together (contract §4.1).
 */
export function RoleUsers({ ports, records, reload }: PanelProps) {
  const { can } = ports;
  const [role] = records;
  const roleId = String(role?.['id'] ?? '');
  const http = usePageHttp();
  const work = usePeopleWork(ports);
  const [version, setVersion] = useState(0);
  const ask = useCallback(
    (question: PeopleQuestion, signal: AbortSignal) =>
      readPeople(http, { url: '/sys/user/userRoleList', params: { roleId, ...question } }, signal),
    [http, roleId],
  );
  const add = async (ids: readonly string[]): Promise<void> => {
    const call = () => addRoleUsers(http, roleId, ids);
    if (!(await work({ call, done: text('people.added', { count: ids.length }) }))) return;
    setVersion((before) => before + 1);
    reload();
  };
  const picker = useUserPicker(text('people.add'), (ids) => void add(ids));
  const remove: PeopleAction = {
    key: 'remove',
    title: text('people.remove'),
    isDanger: true,
    run: async (users) => {
      const [only, ...others] = users;
      if (only === undefined) return false;
      const asked =
        others.length === 0
          ? rightsText('users.removeOne', { name: only.realname || only.username })
          : rightsText('users.removeMany', { count: users.length });
      const isDone = await work({
        call: () =>
          removeRoleUsers(
            http,
            roleId,
            users.map(({ id }) => id),
          ),
        done: text('people.removed'),
        ask: { title: text('people.remove'), text: asked },
      });
      if (isDone) reload();
      return isDone;
    },
  };
  const several = { ...remove, title: text('people.removeChosen') };
  return (
    <>
      <PeopleTable
        {...{ ask, version }}
        label={String(role?.['roleName'] ?? '')}
        none={rightsText('users.none')}
        columns={[...peopleColumns(), statusColumn()]}
        rowActions={can('system:user:deleteRole') ? [remove] : []}
        chosenActions={can('system:user:deleteRoleBatch') ? [several] : []}
      >
        {can('system:user:addUserRole') && !picker.isMissing && (
          <Button type="primary" onClick={() => picker.open()}>
            {text('people.add')}
          </Button>
        )}
      </PeopleTable>
      {picker.dialog}
    </>
  );
}
