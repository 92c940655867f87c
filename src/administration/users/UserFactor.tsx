import { Alert, Button, Skeleton, Space, Switch } from 'antd';
import { useCallback } from 'react';
import { isRecord } from '../../../contract/reading.ts';
import { useDialogs, type PanelProps } from '../../../renderers/index.ts';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { useChange, usersText as text } from './usersText.ts';

/** Shows whether administrators need a second factor, and resets one that a user has lost. */
export function UserFactor({ records }: PanelProps) {
  const http = usePageHttp();
  const dialogs = useDialogs();
  const { isRunning, refusal, run } = useChange();
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const rule = await http.call({ method: 'GET', url: '/sys/user/secondFactorRule', signal });
      return { isRequired: isRecord(rule) && rule['required'] === true };
    },
    [http],
  );
  const { value, failure, again } = useFetched(ask);
  const [user] = records;
  const setRule = (required: boolean) =>
    run(async () => {
      await http.call({ method: 'PUT', url: '/sys/user/secondFactorRule', body: { required } });
      again();
      return text('users.factorSaved');
    });
  const reset = async (): Promise<void> => {
    const name = String(user?.['realname'] ?? '');
    const title = text('users.factorReset', { name });
    if (!(await dialogs.confirm({ title, text: text('users.factorResetAsk'), danger: true }))) return;
    await run(async () => {
      const body = { username: String(user?.['username']) };
      await http.call({ method: 'PUT', url: '/sys/user/resetSecondFactor', body });
      return text('users.factorWasReset');
    });
  };
  if (failure !== undefined) return <RetryAlert message={failure.message} onRetry={again} />;
  if (value === undefined) return <Skeleton active />;
  return (
    <Space direction="vertical" style={{ width: '100%' }} size="middle">
      {refusal !== '' && <Alert type="error" showIcon role="alert" message={refusal} />}
      {user === undefined ? (
        <Space>
          <Switch
            checked={value.isRequired}
            loading={isRunning}
            aria-label={text('users.factorRule')}
            onChange={(required) => void setRule(required)}
          />
          {text('users.factorRule')}
        </Space>
      ) : (
        <>
          <Alert type="info" showIcon message={text('users.factorResetAsk')} />
          <Button danger loading={isRunning} onClick={() => void reset()}>
            {text('users.factorReset', { name: String(user['realname'] ?? '') })}
          </Button>
        </>
      )}
    </Space>
  );
}
