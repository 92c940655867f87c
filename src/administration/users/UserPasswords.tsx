import { Alert, App, Button, Space, Table, Typography } from 'antd';
import { useState } from 'react';
import { toMadePasswords, type MadePassword } from '../../../contract/organisation/users.ts';
import type { PanelProps } from '../../../renderers/index.ts';
import { copyText } from '../../shell/ui/errorDetails.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { ChosenUsers } from './ChosenUsers.tsx';
import { useChange, usersText as text } from './usersText.ts';

const lineOf = ({ username, realname, password }: MadePassword): string => `${username}\t${realname}\t${password}`;

function PasswordSheet({ made, onClose }: { readonly made: readonly MadePassword[]; readonly onClose: () => void }) {
  const { message } = App.useApp();
  const copy = (): void => {
    if (copyText(made.map(lineOf).join('\n'))) void message.success(text('users.copied'));
    else void message.warning(text('users.notCopied'));
  };
  return (
    <>
      <Alert type="success" showIcon role="status" message={text('users.resetDone')} style={{ marginBottom: 12 }} />
      <Table<MadePassword>
        size="small"
        rowKey="username"
        pagination={false}
        scroll={{ x: 'max-content', y: 320 }}
        dataSource={made}
        columns={[
          { title: text('users.account'), dataIndex: 'username' },
          { title: text('users.name'), dataIndex: 'realname' },
          {
            title: text('users.password'),
            dataIndex: 'password',
            render: (password: string) => <Typography.Text code>{password}</Typography.Text>,
          },
        ]}
      />
      <Space style={{ marginTop: 16 }}>
        <Button type="primary" onClick={copy}>
          {text('users.copyAll')}
        </Button>
        <Button onClick={onClose}>{text('users.close')}</Button>
      </Space>
    </>
  );
}

/** Sets random passwords for the selected users and shows them once; asks before closing when some were not copied. */
export function UserPasswords({ records, setDirty, close }: PanelProps) {
  const http = usePageHttp();
  const { isRunning, refusal, run } = useChange();
  const [made, setMade] = useState<readonly MadePassword[]>();
  if (records.length === 0) return <Alert type="info" showIcon message={text('users.none')} />;
  if (made !== undefined) return <PasswordSheet made={made} onClose={close} />;
  const reset = () =>
    run(async () => {
      const usernames = records.map((user) => String(user['username'])).join(',');
      setMade(toMadePasswords(await http.call({ method: 'PUT', url: '/sys/user/resetPassword', body: { usernames } })));
      setDirty(true);
      return undefined;
    });
  return (
    <>
      <ChosenUsers users={records} about={text('users.resetAsk', { count: records.length })} refusal={refusal} />
      <Button type="primary" danger loading={isRunning} onClick={() => void reset()} style={{ marginTop: 16 }}>
        {`${text('users.reset')} (${records.length})`}
      </Button>
    </>
  );
}
