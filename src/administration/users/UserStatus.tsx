import { Alert, Button, Space } from 'antd';
import type { PanelProps } from '../../../renderers/index.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { ChosenUsers } from './ChosenUsers.tsx';
import { useChange, usersText as text } from './usersText.ts';

const FROZEN = '2';

/** Freezes and unfreezes the selected users. */
export function UserStatus({ records, close, reload }: PanelProps) {
  const http = usePageHttp();
  const { isRunning, refusal, run } = useChange();
  if (records.length === 0) return <Alert type="info" showIcon message={text('users.none')} />;
  const idsOf = (isFrozen: boolean) =>
    records.filter((user) => (String(user['status']) === FROZEN) === isFrozen).map((user) => String(user['id']));
  const [frozen, active] = [idsOf(true), idsOf(false)];
  const set = (ids: readonly string[], status: string) =>
    run(async () => {
      await http.call({ method: 'PUT', url: '/sys/user/frozenBatch', body: { ids: ids.join(','), status } });
      reload();
      close();
      return undefined;
    });
  return (
    <>
      <ChosenUsers users={records} about={text('users.statusAsk')} refusal={refusal} />
      <Space style={{ marginTop: 16 }}>
        <Button danger disabled={active.length === 0} loading={isRunning} onClick={() => void set(active, FROZEN)}>
          {`${text('users.freeze')} (${active.length})`}
        </Button>
        <Button disabled={frozen.length === 0} loading={isRunning} onClick={() => void set(frozen, '1')}>
          {`${text('users.thaw')} (${frozen.length})`}
        </Button>
      </Space>
    </>
  );
}
