import { Alert, Button, DatePicker, Form, Skeleton, Space, Switch } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useCallback } from 'react';
import { toDelegation, type Delegation } from '../../../contract/organisation/delegation.ts';
import { DATETIME_FORMAT } from '../../../engine/index.ts';
import type { PanelProps } from '../../../renderers/index.ts';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { UserChoice } from './UserChoice.tsx';
import { useChange, usersText as text } from './usersText.ts';

const DEFAULT_DAYS = 7;

interface Fields {
  readonly agentUserName?: string;
  readonly times: readonly [Dayjs, Dayjs];
  readonly isInForce: boolean;
}

const fieldsOf = (agent: Delegation | null): Fields => ({
  ...(agent !== null && { agentUserName: agent.agentUserName }),
  times:
    agent === null
      ? [dayjs().startOf('minute'), dayjs().add(DEFAULT_DAYS, 'day').endOf('day')]
      : [dayjs(agent.startTime), dayjs(agent.endTime)],
  isInForce: agent?.status !== '0',
});

type AgentFormProps = Pick<PanelProps, 'setDirty' | 'close'> & {
  readonly username: string;
  readonly agent: Delegation | null;
};

function AgentForm({ username, agent, setDirty, close }: AgentFormProps) {
  const http = usePageHttp();
  const { isRunning, refusal, run } = useChange();
  const save = ({ agentUserName, times: [start, end], isInForce }: Fields) =>
    run(async () => {
      await http.call({
        method: 'POST',
        url: `/sys/sysUserAgent/${agent === null ? 'add' : 'edit'}`,
        body: {
          userName: username,
          agentUserName,
          startTime: start.format(DATETIME_FORMAT),
          endTime: end.format(DATETIME_FORMAT),
          status: isInForce ? '1' : '0',
        },
      });
      setDirty(false);
      close();
      return text('users.agentSaved');
    });
  return (
    <Form<Fields>
      layout="vertical"
      initialValues={fieldsOf(agent)}
      onValuesChange={() => setDirty(true)}
      onFinish={(fields) => void save(fields)}
    >
      {refusal !== '' && <Alert type="error" showIcon role="alert" message={refusal} style={{ marginBottom: 12 }} />}
      <Form.Item
        name="agentUserName"
        label={text('users.agent')}
        rules={[{ required: true, message: text('users.chooseUser') }]}
      >
        <UserChoice except={username} />
      </Form.Item>
      <Form.Item
        name="times"
        label={text('users.agentTimes')}
        rules={[{ required: true, message: text('users.agentTimesHint') }]}
      >
        <DatePicker.RangePicker showTime allowClear={false} format={DATETIME_FORMAT} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="isInForce" label={text('users.agentInForce')} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Space>
        <Button type="primary" htmlType="submit" loading={isRunning}>
          {text('users.save')}
        </Button>
        <Button onClick={close}>{text('users.close')}</Button>
      </Space>
    </Form>
  );
}

/** Sets who acts for a user during an absence, with start and end. */
export function UserDelegationPanel({ records, setDirty, close }: PanelProps) {
  const http = usePageHttp();
  const username = String(records[0]?.['username'] ?? '');
  const ask = useCallback(
    async (signal: AbortSignal) => ({
      agent: toDelegation(
        await http.call({
          method: 'GET',
          url: '/sys/sysUserAgent/queryByUserName',
          params: { userName: username },
          signal,
        }),
      ),
    }),
    [http, username],
  );
  const { value, failure, again } = useFetched(ask);
  if (failure !== undefined) return <RetryAlert message={failure.message} onRetry={again} />;
  return (
    <>
      <Alert
        type="info"
        showIcon
        message={text('users.agentAbout', { name: String(records[0]?.['realname'] ?? username) })}
        style={{ marginBottom: 12 }}
      />
      {value === undefined ? <Skeleton active /> : <AgentForm {...{ username, setDirty, close }} agent={value.agent} />}
    </>
  );
}
