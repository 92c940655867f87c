import { Alert, Table } from 'antd';
import type { Values } from '../../../engine/index.ts';
import { usersText } from './usersText.ts';

interface ChosenUsersProps {
  readonly users: readonly Values[];
  /** What will happen to the users. */
  readonly about: string;
  readonly refusal: string;
}

/** Lists the users of an action before it runs. */
export const ChosenUsers = ({ users, about, refusal }: ChosenUsersProps) => (
  <>
    {refusal !== '' && <Alert type="error" showIcon role="alert" message={refusal} style={{ marginBottom: 12 }} />}
    <Alert type="warning" showIcon message={about} style={{ marginBottom: 12 }} />
    <Table<Values>
      size="small"
      rowKey={(user) => String(user['id'])}
      pagination={false}
      scroll={{ x: 'max-content', y: 320 }}
      dataSource={users}
      columns={[
        { title: usersText('users.account'), dataIndex: 'username' },
        { title: usersText('users.name'), dataIndex: 'realname' },
        { title: usersText('users.status'), dataIndex: 'status_dictText' },
      ]}
    />
  </>
);
