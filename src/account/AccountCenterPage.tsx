import { Alert, App, Button, Card, Descriptions, Empty, Popconfirm, Table, Tag } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isRecord, textOf } from '../http/envelope.ts';
import type { HttpClient } from '../http/httpClient.ts';
import { t } from '../locales/t.ts';
import { useShell } from '../shell/ShellContext.ts';
import { fetchOwnDepartments } from '../session/departments.ts';
import type { OwnDepartments } from '../session/departments.ts';
import './accountCenter.css';

interface SignIn {
  readonly id: string;
  readonly signedInAt: string;
  readonly ip: string;
  readonly current: boolean;
}

interface Account {
  readonly phone: string;
  readonly email: string;
  readonly departments: OwnDepartments;
  readonly signIns: readonly SignIn[];
}

type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'there'; readonly account: Account };

const toSignIns = (source: unknown): readonly SignIn[] =>
  Array.isArray(source)
    ? source.map((one) => ({
        id: textOf(one, 'id'),
        signedInAt: textOf(one, 'signedInAt'),
        ip: textOf(one, 'ip'),
        current: isRecord(one) && one['current'] === true,
      }))
    : [];

async function fetchAccount(http: HttpClient): Promise<Account> {
  const [result, departments, signIns] = await Promise.all([
    http.call({ method: 'GET', url: '/sys/user/getUserInfo' }),
    fetchOwnDepartments(http),
    http.call({ method: 'GET', url: '/sys/user/sessions' }),
  ]);
  const info = isRecord(result) ? result['userInfo'] : null;
  return {
    phone: textOf(info, 'phone'),
    email: textOf(info, 'email'),
    departments,
    signIns: toSignIns(signIns),
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function loadAccount(http: HttpClient): Promise<Loaded> {
  try {
    return { kind: 'there', account: await fetchAccount(http) };
  } catch (error) {
    return { kind: 'failed', message: messageOf(error) };
  }
}

const inWords = (moment: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(moment));

function SignIns({ rows, onEnd }: { readonly rows: readonly SignIn[]; readonly onEnd: (id: string) => void }) {
  const end = (_: unknown, { id, current }: SignIn) =>
    current ? (
      <Tag color="blue">{t('account.thisSession')}</Tag>
    ) : (
      <Popconfirm
        title={t('account.endSessionConfirm')}
        okText={t('dialog.ok')}
        cancelText={t('dialog.cancel')}
        onConfirm={() => onEnd(id)}
      >
        <Button type="link" size="small" danger>
          {t('account.endSession')}
        </Button>
      </Popconfirm>
    );
  return (
    <Table<SignIn>
      rowKey="id"
      size="small"
      pagination={{ pageSize: 10, hideOnSinglePage: true }}
      dataSource={[...rows]}
      columns={[
        { title: t('account.signedInAt'), dataIndex: 'signedInAt', render: inWords },
        { title: t('account.ip'), dataIndex: 'ip' },
        { title: '', key: 'end', align: 'right', render: end },
      ]}
    />
  );
}

function Departments({ departments: { list, orgCode } }: { readonly departments: OwnDepartments }) {
  if (list.length === 0) return <>{t('account.none')}</>;
  return (
    <>
      {list.map((one) => (
        <Tag key={one.id} {...(one.orgCode === orgCode ? { color: 'blue' } : {})}>
          {one.departName}
          {one.orgCode === orgCode && `（${t('account.current')}）`}
        </Tag>
      ))}
    </>
  );
}

/** The user's own data, departments and signed-in places (D19). */
export function AccountCenterPage() {
  const { http, session } = useShell();
  const { username, realname } = useSnapshot(session.state);
  const { message } = App.useApp();
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  const load = useCallback(() => loadAccount(http).then(setLoaded), [http]);
  useEffect(() => void load(), [load]);

  const end = async (id: string) => {
    try {
      await http.call({ method: 'POST', url: '/sys/user/endSession', body: { id } });
    } catch (error) {
      void message.error(messageOf(error));
    }
    await load();
  };
  if (loaded.kind === 'failed')
    return (
      <div className="account-center">
        <Alert
          type="error"
          showIcon
          message={loaded.message}
          action={<Button onClick={() => void load()}>{t('page.retry')}</Button>}
        />
      </div>
    );
  const account = loaded.kind === 'there' ? loaded.account : null;
  const orNone = (text: string | undefined) => text || t('account.none');
  return (
    <div className="account-center">
      <Card title={<h1>{t('account.center')}</h1>} loading={account === null}>
        <Descriptions
          column={{ xs: 1, md: 2 }}
          items={[
            { key: 'username', label: t('account.username'), children: username },
            { key: 'realname', label: t('account.realname'), children: orNone(realname) },
            { key: 'phone', label: t('account.phone'), children: orNone(account?.phone) },
            { key: 'email', label: t('account.email'), children: orNone(account?.email) },
            {
              key: 'departments',
              label: t('account.departments'),
              children: account && <Departments departments={account.departments} />,
            },
          ]}
        />
      </Card>
      <Card title={<h2>{t('account.sessions')}</h2>} loading={account === null}>
        {account?.signIns.length === 0 ? (
          <Empty />
        ) : (
          <SignIns rows={account?.signIns ?? []} onEnd={(id) => void end(id)} />
        )}
      </Card>
    </div>
  );
}
