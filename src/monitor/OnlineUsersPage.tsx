import { App, Button, Popconfirm, Tag } from 'antd';
import type { TableColumnsType } from 'antd';
import { t } from '../locales/t.ts';
import { usePageHttp } from '../ui/PageLife.tsx';
import { SearchedTable } from '../pagedTable/SearchedTable.tsx';
import { useTable } from '../pagedTable/useTable.ts';
import './monitor.css';
import { toOnlineUser } from '../../contract/onlineUsers.ts';
import type { OnlineUser } from '../../contract/onlineUsers.ts';

/** Who is signed in, with the forced sign-out (S7-8). */
export function OnlineUsersPage() {
  const http = usePageHttp();
  const { message } = App.useApp();
  const table = useTable(['/sys/online/list', 'username'], toOnlineUser);
  const end = async (token: string) => {
    try {
      await http.call({ method: 'POST', url: '/sys/online/forceLogout', body: { token } });
      void message.success(t('online.ended'));
    } catch (error) {
      void message.error(error instanceof Error ? error.message : String(error));
    }
    table.again();
  };
  const columns: TableColumnsType<OnlineUser> = [
    { title: t('account.username'), dataIndex: 'username' },
    { title: t('account.realname'), dataIndex: 'realname' },
    { title: t('online.sex'), dataIndex: 'sexText' },
    { title: t('online.birthday'), dataIndex: 'birthday' },
    { title: t('account.phone'), dataIndex: 'phone' },
    { title: t('account.signedInAt'), dataIndex: 'loginTime' },
    { title: t('account.ip'), dataIndex: 'ip' },
    {
      title: t('online.action'),
      render: (_, row) =>
        row.current ? (
          <Tag>{t('account.thisSession')}</Tag>
        ) : (
          <Popconfirm
            title={t('online.confirm', { name: row.realname })}
            okText={t('dialog.ok')}
            cancelText={t('dialog.cancel')}
            onConfirm={() => end(row.token)}
          >
            <Button size="small" danger>
              {t('online.end')}
            </Button>
          </Popconfirm>
        ),
    },
  ];
  return (
    <div className="home-page monitor-page">
      <h1>{t('online.title')}</h1>
      <SearchedTable
        title={t('online.title')}
        rowKey="token"
        hint={t('online.search')}
        columns={columns}
        table={table}
      />
    </div>
  );
}
