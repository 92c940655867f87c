import { Spin } from 'antd';
import { useCallback, useState } from 'react';
import { recordsOf, textOf } from '../../../contract/reading.ts';
import { ChoiceMarks, EmptyState, PageModal, toggled, type Ports } from '../../../renderers/index.ts';
import { organisationText as text } from '../../features/departments/organisationText.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import type { ListedUser } from './peopleCalls.ts';
import './people.css';
import { callForDialog } from '../rights/rightsPlace.ts';

interface MemberRolesProps {
  readonly departId: string;
  readonly user: ListedUser;
  readonly ports: Pick<Ports, 'notify' | 't'>;
  readonly onClose: () => void;
}

const URL = '/sys/sysDepartRole';

const toRole = (row: unknown) => ({
  id: textOf(row, 'id'),
  name: textOf(row, 'roleName'),
  code: textOf(row, 'roleCode'),
});

/** Department roles of one member (contract §4.4). */
export function MemberRoles({ departId, user, ports: { notify, t }, onClose }: MemberRolesProps) {
  const http = usePageHttp();
  const [ticked, tick] = useState<readonly string[]>();
  const read = useCallback(
    async (signal: AbortSignal) => {
      const get = async (call: string) =>
        recordsOf(
          await http.call({ method: 'GET', url: `${URL}/${call}`, params: { departId, userId: user.id }, signal }),
        ).map(toRole);
      const [all, held] = await Promise.all([get('getDeptRoleList'), get('getDeptRoleByUserId')]);
      return { all, held: held.map(({ id }) => id) };
    },
    [departId, http, user.id],
  );
  const { value, failure, again } = useFetched(read);
  const { all = [], held = [] } = value ?? {};
  const wanted = ticked ?? held;
  const isChanged = wanted.length !== held.length || wanted.some((id) => !held.includes(id));
  const save = async (): Promise<void> => {
    const body = { userId: user.id, newRoleId: wanted.join(','), oldRoleId: held.join(',') };
    await callForDialog(() => http.call({ method: 'POST', url: `${URL}/deptRoleUserAdd`, body }));
    notify.success(text('members.rolesSaved'));
  };
  return (
    <PageModal
      t={t}
      title={text('members.rolesOf', { name: user.realname || user.username })}
      width={440}
      onOk={save}
      okText={text('members.save')}
      okDisabled={!isChanged}
      onClose={onClose}
    >
      {failure !== undefined ? (
        <RetryAlert message={failure.message} onRetry={again} />
      ) : value === undefined ? (
        <Spin />
      ) : all.length === 0 ? (
        <EmptyState text={text('members.noRoles')} />
      ) : (
        <ChoiceMarks
          type="checkbox"
          name="memberRoles"
          look="lines"
          chosen={wanted}
          onToggle={(id) => tick(toggled(wanted, id))}
          marks={all.map(({ id, name, code }) => ({ value: id, label: `${name}（${code}）` }))}
        />
      )}
    </PageModal>
  );
}
