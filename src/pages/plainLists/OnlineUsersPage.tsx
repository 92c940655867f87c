import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Language } from '../../../engine/index.ts';
import type { DataSource } from '../../../renderers/index.ts';
import { toOnlineUser } from '../../../contract/onlineUsers.ts';
import type { HttpClient } from '../../platform/http/httpClient.ts';
import { spoken } from '../../platform/locales/spoken.ts';
import { t } from '../../platform/locales/t.ts';
import { administrationText } from './administrationText.ts';
import { ported } from '../../adapters/calls/portErrors.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { ShellList, type ShellPlace } from './ShellList.tsx';
import { plainCalls } from './plainCalls.ts';
import { plainPage } from './plainPage.ts';

const FIELDS = ['username', 'realname', 'session', 'sex', 'birthday', 'phone', 'loginTime', 'ip'] as const;

/** A session is the caller's own, another's, or ended; ending it is the only transition. */
const pageOf = (language: Language) =>
  plainPage(
    {
      title: administrationText('online.title'),
      resource: { url: '/sys/online', permission: 'system:online', statusKey: 'session' },
      columns: [
        { type: 'input', key: 'username', title: t('account.username'), maxLength: 100 },
        { type: 'input', key: 'realname', title: t('account.realname') },
        { type: 'input', key: 'sex', title: administrationText('online.sex') },
        { type: 'input', key: 'birthday', title: administrationText('online.birthday') },
        { type: 'input', key: 'phone', title: t('account.phone') },
        { type: 'input', key: 'loginTime', title: t('account.signedInAt') },
        { type: 'input', key: 'ip', title: t('account.ip') },
        {
          type: 'select',
          key: 'session',
          title: administrationText('online.session'),
          options: [
            { value: 'own', text: t('account.thisSession') },
            { value: 'other', text: administrationText('online.other') },
            { value: 'ended', text: administrationText('online.ended') },
          ],
        },
      ],
      list: {
        columns: [...FIELDS],
        sort: [{ column: 'loginTime', order: 'desc' }],
        query: [{ column: 'username', rule: 'eq' }],
        superQuery: false,
        opens: 'detail',
        narrow: 'cards',
        actions: [
          {
            action: 'transition',
            id: 'forceLogout',
            title: administrationText('online.end'),
            from: ['other'],
            to: 'ended',
            confirm: administrationText('online.confirm'),
          },
        ],
      },
      form: {
        readOnly: true,
        groups: [{ key: 'user', title: administrationText('online.title'), columns: 2, fields: [...FIELDS] }],
      },
    },
    { id: 'shell/online', language, unsorted: ['session'] },
  );

const toRecord = (row: unknown) => {
  const { token, sexText, current, ...user } = toOnlineUser(row);
  return { ...user, id: token, sex: sexText, session: current ? 'own' : 'other' };
};

const callsOf = (http: HttpClient) =>
  ({
    ...plainCalls(http, { url: '/sys/online/list', toRecord }),
    transition: (_page, { id }) =>
      ported(async () => {
        await http.call({ method: 'POST', url: '/sys/online/forceLogout', body: { token: id } });
        return { id };
      }),
  }) satisfies Partial<DataSource>;

/** Signed-in users, with forced sign-out (S7-8). */
export function OnlineUsersPage(place: ShellPlace) {
  const http = usePageHttp();
  const { language } = useSnapshot(spoken);
  const page = useMemo(() => pageOf(language), [language]);
  const source = useMemo(() => callsOf(http), [http]);
  return (
    <div className="page-frame">
      <ShellList {...place} page={page} source={source} />
    </div>
  );
}
