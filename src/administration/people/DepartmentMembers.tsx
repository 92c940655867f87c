import { Button } from 'antd';
import { useCallback, useState } from 'react';
import type { PanelProps, Ports } from '../../../renderers/index.ts';
import { organisationText as text } from '../../features/departments/organisationText.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { PeopleTable, peopleColumns, phoneColumn, type PeopleAction } from './PeopleTable.tsx';
import { readPeople, type ListedUser, type PeopleQuestion } from './peopleCalls.ts';
import { usePeopleWork } from './usePeopleWork.ts';
import { useUserPicker } from './useUserPicker.ts';
import { MemberRoles } from './MemberRoles.tsx';

export interface MembersOfProps {
  readonly departId: string;
  readonly name: string;
  readonly ports: Pick<Ports, 'can' | 'notify' | 'host' | 't'>;
  /** The caller is in charge of the department and manages its members. Default: only rights decide. */
  readonly isInCharge?: boolean | undefined;
  /** Path of the users page in the menu; absent when the user's menu lacks it. */
  readonly usersPath?: string | undefined;
}

const USERS = '/sys/user';

const nameOf = ({ realname, username }: ListedUser): string => realname || username;

function useMemberActions({ departId, name, ports, isInCharge = false, usersPath }: MembersOfProps) {
  const http = usePageHttp();
  const work = usePeopleWork(ports);
  const [rolesOf, openRoles] = useState<ListedUser>();
  const may = (right: string): boolean => isInCharge || ports.can(right);
  const remove = (call: string, users: readonly ListedUser[], params: Readonly<Record<string, string>>) => {
    const [first] = users;
    const question =
      users.length > 1 || first === undefined
        ? text('members.removeMany', { count: users.length, name })
        : text('members.removeOne', { user: nameOf(first), name });
    return work({
      call: () => http.call({ method: 'DELETE', url: `${USERS}/${call}`, params: { depId: departId, ...params } }),
      done: text('people.removed'),
      ask: { title: text('people.remove'), text: question },
    });
  };
  const roles: PeopleAction = {
    key: 'roles',
    title: text('members.roles'),
    run: async ([user]) => {
      openRoles(user);
      return false;
    },
  };
  const edit: PeopleAction = {
    key: 'edit',
    title: text('members.edit'),
    run: async ([user]) => {
      if (user !== undefined) ports.host.navigate(`${usersPath}/form/${user.id}`);
      return false;
    },
  };
  const out: PeopleAction = {
    key: 'remove',
    title: text('people.remove'),
    isDanger: true,
    run: (users) => remove('deleteUserInDepart', users, { userId: users[0]?.id ?? '' }),
  };
  const several: PeopleAction = {
    ...out,
    title: text('people.removeChosen'),
    run: (users) => remove('deleteUserInDepartBatch', users, { userIds: users.map(({ id }) => id).join(',') }),
  };
  const add = (userIdList: readonly string[]) =>
    work({
      call: () =>
        http.call({
          method: 'POST',
          url: `${USERS}/editSysDepartWithUser`,
          body: { depId: departId, userIdList },
        }),
      done: text('people.added', { count: userIdList.length }),
    });
  return {
    add,
    mayAdd: may('system:user:editDepartWithUser'),
    rowActions: [
      ...(may('system:departRole:edit') ? [roles] : []),
      ...(usersPath !== undefined && ports.can('system:user:edit') ? [edit] : []),
      ...(may('system:user:deleteUserInDepart') ? [out] : []),
    ],
    chosenActions: may('system:user:deleteUserInDepartBatch') ? [several] : [],
    rolesOf,
    closeRoles: () => openRoles(undefined),
  };
}

/** Members of a department: searches, adds and removes them, and assigns department roles (contract §4.1, §4.4). */
export function MembersOf(props: MembersOfProps) {
  const { departId, name, ports } = props;
  const http = usePageHttp();
  const [version, setVersion] = useState(0);
  const { add, mayAdd, rowActions, chosenActions, rolesOf, closeRoles } = useMemberActions(props);
  const ask = useCallback(
    (question: PeopleQuestion, signal: AbortSignal) =>
      readPeople(http, { url: `${USERS}/departUserList`, params: { depId: departId, ...question } }, signal),
    [departId, http],
  );
  const put = async (ids: readonly string[]): Promise<void> => {
    if (await add(ids)) setVersion((before) => before + 1);
  };
  const picker = useUserPicker(text('people.add'), (ids) => void put(ids));
  const columns = [...peopleColumns(), ...(ports.can('system:user:list') ? [phoneColumn()] : [])];
  return (
    <>
      <PeopleTable
        {...{ ask, version, columns, rowActions, chosenActions }}
        label={text('members.of', { name })}
        none={text('members.none')}
      >
        {mayAdd && !picker.isMissing && (
          <Button type="primary" onClick={() => picker.open()}>
            {text('people.add')}
          </Button>
        )}
      </PeopleTable>
      {picker.dialog}
      {rolesOf !== undefined && (
        <MemberRoles key={rolesOf.id} {...{ departId, ports }} user={rolesOf} onClose={closeRoles} />
      )}
    </>
  );
}

/** Members of the department of a list row. */
export function DepartmentMembers({ ports, records }: PanelProps) {
  const [department] = records;
  return (
    <MembersOf
      departId={String(department?.['id'] ?? '')}
      name={String(department?.['departName'] ?? '')}
      ports={ports}
    />
  );
}
