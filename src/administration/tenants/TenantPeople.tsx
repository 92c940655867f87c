import { Button, Input, Segmented, Space } from 'antd';
import { useCallback, useState } from 'react';
import type { PanelProps } from '../../../renderers/index.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { tenantsText as text } from './tenantsText.ts';
import { PeopleTable, peopleColumns, phoneColumn, type PeopleAction } from '../people/PeopleTable.tsx';
import { readPeople, type PeopleQuestion } from '../people/peopleCalls.ts';
import { usePeopleWork } from '../people/usePeopleWork.ts';

const TENANT = '/sys/tenant';
const STATES = ['1', '3', '5', '4', '2'] as const;
type State = (typeof STATES)[number];

function useMoves(tenantId: string, name: string, ports: PanelProps['ports']) {
  const http = usePageHttp();
  const work = usePeopleWork(ports);
  const move = (key: string, title: string, status: State): PeopleAction => ({
    key,
    title,
    run: (users) =>
      work({
        call: () =>
          http.call({
            method: 'PUT',
            url: `${TENANT}/updateUserTenantStatus`,
            body: { tenantId, userIds: users.map(({ id }) => id).join(','), status },
          }),
        done: text('people.done'),
      }),
  });
  const letGo: PeopleAction = {
    key: 'letGo',
    title: text('people.letGo'),
    isDanger: true,
    run: (users) =>
      work({
        call: () =>
          http.call({
            method: 'PUT',
            url: `${TENANT}/leaveTenant`,
            body: { tenantId, userIds: users.map(({ id }) => id).join(',') },
          }),
        done: text('people.done'),
        ask: { title: text('people.letGo'), text: text('people.letGoText', { count: users.length, name }) },
      }),
  };
  // Actions of an administrator by state (decision 0066).
  const actions: Readonly<Record<State, readonly PeopleAction[]>> = {
    1: [letGo],
    2: [move('takeBack', text('people.takeBack'), '1')],
    3: [move('agree', text('people.agree'), '1'), { ...move('refuse', text('people.refuse'), '4'), isDanger: true }],
    4: [],
    5: [],
  };
  const invite = (whom: string) =>
    work({
      call: () =>
        http.call({ method: 'PUT', url: `${TENANT}/invitationUserJoin`, body: { ids: tenantId, phone: whom } }),
      done: text('people.invited'),
    });
  return { actions, invite };
}

/** Members of a tenant, and users who are joining or leaving (contract §4.6, decision 0066). */
export function TenantPeople({ ports, records }: PanelProps) {
  const [tenant] = records;
  const [tenantId, name] = [String(tenant?.['id'] ?? ''), String(tenant?.['name'] ?? '')];
  const http = usePageHttp();
  const [state, setState] = useState<State>('1');
  const [version, setVersion] = useState(0);
  const [whom, setWhom] = useState('');
  const { actions, invite } = useMoves(tenantId, name, ports);
  const ask = useCallback(
    (question: PeopleQuestion, signal: AbortSignal) => {
      const params = { userTenantId: tenantId, userTenantStatus: state, ...question };
      return readPeople(http, { url: `${TENANT}/getTenantUserList`, params }, signal);
    },
    [http, state, tenantId],
  );
  const send = async (): Promise<void> => {
    if (whom.trim() === '' || !(await invite(whom.trim()))) return;
    setWhom('');
    setVersion((before) => before + 1);
  };
  const [columns, chosen] = [[...peopleColumns(), phoneColumn()], actions[state]];
  return (
    <>
      <Segmented<State>
        aria-label={text('people.state')}
        value={state}
        onChange={setState}
        options={STATES.map((value) => ({ value, label: text(`people.${value}`) }))}
        className="tenant-states"
      />
      <PeopleTable
        key={state}
        {...{ ask, version, columns }}
        label={text(`people.${state}`)}
        none={text(`people.none.${state}`)}
        rowActions={chosen}
        chosenActions={chosen}
      >
        <Space.Compact>
          <Input
            value={whom}
            maxLength={50}
            placeholder={text('people.inviteWhom')}
            aria-label={text('people.inviteWhom')}
            onChange={({ target }) => setWhom(target.value)}
            onPressEnter={() => void send()}
          />
          <Button type="primary" disabled={whom.trim() === ''} onClick={() => void send()}>
            {text('people.invite')}
          </Button>
        </Space.Compact>
      </PeopleTable>
    </>
  );
}
