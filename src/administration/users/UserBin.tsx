import { EmptyState } from '../../../renderers/index.ts';
import { Alert, Button, Input, Popconfirm, Space, Table } from 'antd';
import { useCallback, useState } from 'react';
import { toRecordPage } from '../../../contract/records.ts';
import { present, type Values } from '../../../engine/index.ts';
import type { PanelProps } from '../../../renderers/index.ts';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { useChange, usersText as text } from './usersText.ts';

const PAGE_SIZE = 10;
const ERASE = 'system:user:deleteRecycleBin';

/** antd passes aria-label to the checkbox although its types omit it. */
const boxOf = (user: Values): object => ({ 'aria-label': String(user['realname'] ?? user['username']) });

const choosing = (chosen: readonly string[], onChoose: (ids: readonly string[]) => void) => ({
  selectedRowKeys: [...chosen],
  getCheckboxProps: boxOf,
  onChange: (keys: readonly unknown[]) => onChoose(keys.map(String)),
});

interface EraseButtonProps {
  readonly count: number;
  readonly isRunning: boolean;
  readonly onErase: () => void;
}

function EraseButton({ count, isRunning, onErase }: EraseButtonProps) {
  const title = `${text('users.erase')} (${count})`;
  return (
    <Popconfirm
      title={title}
      description={text('users.eraseAsk')}
      okText={text('users.erase')}
      okButtonProps={{ danger: true }}
      overlayStyle={{ maxWidth: 320 }}
      disabled={count === 0}
      onConfirm={onErase}
    >
      <Button danger disabled={count === 0} loading={isRunning}>
        {title}
      </Button>
    </Popconfirm>
  );
}

/** Lists deleted users; restores them unchanged or deletes them permanently. */
export function UserBin({ ports: { can }, reload }: PanelProps) {
  const http = usePageHttp();
  const { isRunning, refusal, run } = useChange();
  const [pageNo, setPageNo] = useState(1);
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const params = { pageNo, pageSize: PAGE_SIZE, ...present({ keyword: keyword === '' ? undefined : keyword }) };
      return toRecordPage(await http.call({ method: 'GET', url: '/sys/user/recycleBin', params, signal }));
    },
    [http, pageNo, keyword],
  );
  const { value, failure, isLoading, again } = useFetched(ask);
  const change = (call: () => Promise<unknown>) =>
    run(async () => {
      await call();
      setChosen([]);
      setPageNo(1);
      again();
      reload();
      return undefined;
    });
  const userIds = chosen.join(',');
  const restore = () => http.call({ method: 'PUT', url: '/sys/user/putRecycleBin', body: { userIds } });
  const erase = () => http.call({ method: 'DELETE', url: '/sys/user/deleteRecycleBin', params: { userIds } });
  if (failure !== undefined) return <RetryAlert message={failure.message} onRetry={again} />;
  return (
    <>
      {refusal !== '' && <Alert type="error" showIcon role="alert" message={refusal} style={{ marginBottom: 12 }} />}
      <Space wrap style={{ marginBottom: 12 }}>
        <Input.Search
          allowClear
          placeholder={text('users.binSearch')}
          aria-label={text('users.binSearch')}
          onSearch={(word) => {
            setPageNo(1);
            setKeyword(word.trim());
          }}
          style={{ width: 220 }}
        />
        <Button
          type="primary"
          disabled={chosen.length === 0}
          loading={isRunning}
          onClick={() => void change(restore)}
        >{`${text('users.restore')} (${chosen.length})`}</Button>
        {can(ERASE) && <EraseButton count={chosen.length} isRunning={isRunning} onErase={() => void change(erase)} />}
      </Space>
      <Table<Values>
        size="small"
        rowKey={(user) => String(user['id'])}
        loading={isLoading}
        scroll={{ x: 'max-content' }}
        dataSource={value?.records ?? []}
        locale={{ emptyText: <EmptyState text={text('users.binEmpty')} /> }}
        rowSelection={choosing(chosen, setChosen)}
        pagination={{ current: pageNo, pageSize: PAGE_SIZE, total: value?.total ?? 0, onChange: setPageNo }}
        columns={[
          { title: text('users.account'), dataIndex: 'username' },
          { title: text('users.name'), dataIndex: 'realname' },
          { title: text('users.phone'), dataIndex: 'phone' },
          { title: text('users.deleteTime'), dataIndex: 'deleteTime' },
        ]}
      />
    </>
  );
}
