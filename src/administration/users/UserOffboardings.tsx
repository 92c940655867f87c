import { Alert, Button, Input, Table, Tag } from 'antd';
import { useCallback, useState } from 'react';
import { toOffboardedUser, type OffboardedUser } from '../../../contract/organisation/delegation.ts';
import { toRecordPage } from '../../../contract/records.ts';
import { EmptyState, useDialogs, type PanelProps } from '../../../renderers/index.ts';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { useChange, usersText as text } from './usersText.ts';

const PAGE_SIZE = 10;

/** Lists users who have left or will leave, with their successors; a pending one can be cancelled. */
export function UserOffboardings({ reload }: PanelProps) {
  const http = usePageHttp();
  const dialogs = useDialogs();
  const { isRunning, refusal, run } = useChange();
  const [{ pageNo, keyword }, setAsked] = useState({ pageNo: 1, keyword: '' });
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const params = { pageNo, pageSize: PAGE_SIZE, keyword };
      return toRecordPage(await http.call({ method: 'GET', url: '/sys/user/getQuitList', params, signal }));
    },
    [http, pageNo, keyword],
  );
  const { value, failure, isLoading, again } = useFetched(ask);
  const cancel = async ({ username, realname }: OffboardedUser): Promise<void> => {
    const title = `${text('users.quitCancel')}: ${realname}`;
    if (!(await dialogs.confirm({ title, text: text('users.quitCancelAsk') }))) return;
    await run(async () => {
      await http.call({ method: 'PUT', url: '/sys/user/putCancelQuit', params: { usernames: username } });
      again();
      reload();
      return text('users.quitCancelled');
    });
  };
  if (failure !== undefined) return <RetryAlert message={failure.message} onRetry={again} />;
  return (
    <>
      {refusal !== '' && <Alert type="error" showIcon role="alert" message={refusal} style={{ marginBottom: 12 }} />}
      <Input.Search
        allowClear
        placeholder={text('users.binSearch')}
        aria-label={text('users.binSearch')}
        onSearch={(word) => setAsked({ pageNo: 1, keyword: word.trim() })}
        style={{ width: 220, marginBottom: 12 }}
      />
      <Table<OffboardedUser>
        size="small"
        rowKey="username"
        loading={isLoading}
        scroll={{ x: 'max-content' }}
        dataSource={(value?.records ?? []).map(toOffboardedUser)}
        locale={{ emptyText: <EmptyState text={text('users.leaversEmpty')} /> }}
        pagination={{
          current: pageNo,
          pageSize: PAGE_SIZE,
          total: value?.total ?? 0,
          onChange: (page) => setAsked({ pageNo: page, keyword }),
        }}
        columns={[
          { title: text('users.account'), dataIndex: 'username' },
          { title: text('users.name'), dataIndex: 'realname' },
          { title: text('users.quitTime'), dataIndex: 'quitTime' },
          {
            title: text('users.quitState'),
            dataIndex: 'isDone',
            render: (isDone: boolean) => (
              <Tag color={isDone ? 'default' : 'orange'}>{text(isDone ? 'users.quitDone' : 'users.quitDue')}</Tag>
            ),
          },
          {
            title: text('users.successor'),
            key: 'successor',
            render: (_, { agentRealname, agentUserName }) => `${agentRealname} (${agentUserName})`,
          },
          { title: text('users.quitRecords'), dataIndex: 'records', align: 'right' },
          {
            title: '',
            key: 'cancel',
            render: (_, leaver) => (
              <Button type="link" size="small" disabled={isRunning} onClick={() => void cancel(leaver)}>
                {text('users.quitCancel')}
              </Button>
            ),
          },
        ]}
      />
    </>
  );
}
