import { EmptyState } from '../../../renderers/index.ts';
import { App, Button, Card, Descriptions, Popconfirm, Table, Tag } from 'antd';
import { useCallback, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { HttpClient } from '../../platform/http/httpClient.ts';
import { t } from '../../platform/locales/t.ts';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { useShell } from '../../shell/services/ShellContext.ts';
import { fetchOwnDepartments } from '../../platform/session/departments.ts';
import type { OwnDepartments } from '../../platform/session/departments.ts';
import { ContactDialog, contactText, type ContactKind } from './ContactDialog.tsx';
import { FactorState } from './FactorState.tsx';
import { factorText } from './useFactorCall.ts';
import './accountCenter.css';
import { toSignedInPlaces } from '../../../contract/onlineUsers.ts';
import type { SignedInPlace } from '../../../contract/onlineUsers.ts';
import { isRecord, textOf } from '../../../contract/reading.ts';

interface Account {
  readonly phone: string;
  readonly email: string;
  readonly departments: OwnDepartments;
  readonly signIns: readonly SignedInPlace[];
}

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
    signIns: toSignedInPlaces(signIns),
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function SignIns({ rows, onEnd }: { readonly rows: readonly SignedInPlace[]; readonly onEnd: (id: string) => void }) {
  const end = (_: unknown, { id, current }: SignedInPlace) =>
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
    <Table<SignedInPlace>
      rowKey="id"
      size="small"
      pagination={{ pageSize: 10, hideOnSinglePage: true }}
      dataSource={[...rows]}
      columns={[
        { title: t('account.signedInAt'), dataIndex: 'signedInAt' },
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
        <Tag key={one.id} {...(one.orgCode === orgCode && { color: 'blue' })}>
          {one.departName}
          {one.orgCode === orgCode && `（${t('account.current')}）`}
        </Tag>
      ))}
    </>
  );
}

/** The user's own data, departments and active sessions (D19). */
export function AccountCenterPage() {
  const http = usePageHttp();
  const { session } = useShell();
  const { username, realname } = useSnapshot(session.state);
  const { message } = App.useApp();
  const ask = useCallback(() => fetchAccount(http), [http]);
  const { value: account, failure, again } = useFetched(ask);
  const [changing, setChanging] = useState<ContactKind>();

  const end = async (id: string) => {
    try {
      await http.call({ method: 'POST', url: '/sys/user/endSession', body: { id } });
    } catch (error) {
      void message.error(messageOf(error));
    }
    again();
  };
  if (failure)
    return (
      <div className="account-center">
        <RetryAlert message={failure.message} onRetry={again} />
      </div>
    );
  const orNone = (text: string | undefined) => text || t('account.none');
  const changeable = (of: ContactKind, text: string | undefined) => (
    <>
      {orNone(text)}
      <Button type="link" size="small" onClick={() => setChanging(of)} aria-label={contactText(`contact.${of}`)}>
        {contactText('contact.change')}
      </Button>
    </>
  );
  return (
    <div className="account-center">
      <Card title={<h1>{t('account.center')}</h1>} loading={account === undefined}>
        <Descriptions
          column={{ xs: 1, md: 2 }}
          items={[
            { key: 'username', label: t('account.username'), children: username },
            { key: 'realname', label: t('account.realname'), children: orNone(realname) },
            { key: 'phone', label: t('account.phone'), children: changeable('phone', account?.phone) },
            { key: 'email', label: t('account.email'), children: changeable('email', account?.email) },
            { key: 'factor', label: factorText('factor.title'), children: <FactorState /> },
            {
              key: 'departments',
              label: t('account.departments'),
              children: account && <Departments departments={account.departments} />,
            },
          ]}
        />
      </Card>
      {changing !== undefined && (
        <ContactDialog
          of={changing}
          onClose={(isChanged) => {
            setChanging(undefined);
            if (isChanged) again();
          }}
        />
      )}
      <Card title={<h2>{t('account.sessions')}</h2>} loading={account === undefined}>
        {account?.signIns.length === 0 ? (
          <EmptyState text={t('account.noSessions')} />
        ) : (
          <SignIns rows={account?.signIns ?? []} onEnd={(id) => void end(id)} />
        )}
      </Card>
    </div>
  );
}
