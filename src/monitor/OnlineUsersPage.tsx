import { App, Button, Popconfirm, Tag } from 'antd';
import type { TableColumnsType } from 'antd';
import { t } from '../locales/t.ts';
import { usePageHttp } from '../ui/PageLife.tsx';
import { SearchedTable } from '../pagedTable/SearchedTable.tsx';
import { useTable } from '../pagedTable/useTable.ts';
import './monitor.css';
import { textOf } from '../../contract/reading.ts';

type Row = Readonly<Record<string, unknown>>;

/** Who is signed in, with the forced sign-out (S7-8). */
export function OnlineUsersPage() {
  const http = usePageHttp();
  const { message } = App.useApp();
  const table = useTable('/sys/online/list', 'username');
  const end = async (token: string) => {
    try {
      await http.call({ method: 'POST', url: '/sys/online/forceLogout', body: { token } });
      void message.success(t('online.ended'));
    } catch (error) {
      void message.error(error instanceof Error ? error.message : String(error));
    }
    table.again();
  };
  const columns: TableColumnsType<Row> = [
    { title: t('account.username'), render: (_, row) => textOf(row, 'username') },
    { title: t('account.realname'), render: (_, row) => textOf(row, 'realname') },
    { title: t('online.sex'), render: (_, row) => textOf(row, 'sex_dictText') },
    { title: t('online.birthday'), render: (_, row) => textOf(row, 'birthday') },
    { title: t('account.phone'), render: (_, row) => textOf(row, 'phone') },
    { title: t('account.signedInAt'), render: (_, row) => textOf(row, 'loginTime') },
    { title: t('account.ip'), render: (_, row) => textOf(row, 'ip') },
    {
      title: t('online.action'),
      render: (_, row) =>
        row['current'] === true ? (
          <Tag>{t('account.thisSession')}</Tag>
        ) : (
          <Popconfirm
            title={t('online.confirm', { name: textOf(row, 'realname') })}
            okText={t('dialog.ok')}
            cancelText={t('dialog.cancel')}
            onConfirm={() => end(textOf(row, 'token'))}
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
