import { Card, Statistic, Tabs } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Language } from '../../../engine/index.ts';
import { toCallLogEntry, toVisitCounts } from '../../../contract/callLog.ts';
import { spoken } from '../../platform/locales/spoken.ts';
import { t } from '../../platform/locales/t.ts';
import { administrationText } from './administrationText.ts';
import './monitor.css';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { ShellList, type ShellPlace } from './ShellList.tsx';
import type { ListQuery } from '../../../renderers/index.ts';
import { conditionParameters } from '../../adapters/calls/listParameters.ts';
import { plainCalls } from './plainCalls.ts';
import { plainPage } from './plainPage.ts';

/** Kinds of entries (contract §4.6) in tab order, with the columns of each. */
const KINDS = {
  1: ['createTime', 'userid', 'username', 'ip', 'clientType', 'costTime', 'logContent'],
  2: ['createTime', 'userid', 'username', 'operateType', 'logContent', 'ip', 'clientType', 'costTime'],
  3: ['createTime', 'logContent', 'costTime'],
  4: ['createTime', 'logContent', 'method', 'requestUrl', 'userid', 'username', 'ip', 'clientType'],
} as const;
type Kind = keyof typeof KINDS;
const ORDER: readonly Kind[] = [1, 2, 3, 4];
const OPERATIONS = ['1', '2', '3', '4', '5', '6'] as const;

const pageOf = (kind: Kind, language: Language) =>
  plainPage(
    {
      title: administrationText('log.title'),
      resource: { url: '/sys/log', permission: 'system:log' },
      columns: [
        { type: 'date', key: 'createTime', title: administrationText('log.time'), width: 160 },
        { type: 'input', key: 'userid', title: t('account.username'), width: 100 },
        { type: 'input', key: 'username', title: t('account.realname'), width: 100 },
        { type: 'input', key: 'ip', title: t('account.ip'), width: 130 },
        { type: 'input', key: 'clientType', title: administrationText('log.client'), width: 90 },
        { type: 'input', key: 'costTime', title: administrationText('log.cost'), width: 110 },
        { type: 'input', key: 'logContent', title: administrationText('log.content'), width: 240 },
        { type: 'input', key: 'method', title: administrationText('log.method'), width: 80 },
        { type: 'input', key: 'requestUrl', title: administrationText('log.url'), width: 200 },
        {
          type: 'select',
          key: 'operateType',
          title: administrationText('log.operation'),
          width: 110,
          options: OPERATIONS.map((value) => ({ value, text: administrationText(`log.operation.${value}`) })),
        },
        {
          type: 'input',
          key: 'keyWord',
          title: administrationText('log.word'),
          placeholder: administrationText('log.search'),
          maxLength: 100,
        },
      ],
      list: {
        columns: [...KINDS[kind]],
        query: [
          { column: 'keyWord', rule: 'eq' },
          ...(kind === 2 ? [{ column: 'operateType', rule: 'eq' } as const] : []),
          { column: 'createTime', rule: 'range' },
        ],
        superQuery: false,
        opens: 'detail',
        narrow: 'cards',
      },
      form: {
        readOnly: true,
        groups: [{ key: 'entry', title: administrationText(`log.kind.${kind}`), columns: 2, fields: [...KINDS[kind]] }],
      },
    },
    { id: `shell/log-${kind}`, language },
  );

const toRecord = (row: unknown) => {
  const { id, time, username, realname, ip, clientText, cost, content, operation, method, url } = toCallLogEntry(row);
  return {
    id,
    createTime: time,
    userid: username,
    username: realname,
    ip,
    clientType: clientText,
    costTime: cost,
    logContent: content,
    operateType: operation,
    method,
    requestUrl: url,
  };
};

const paramsOf =
  (kind: Kind) =>
  ({ filters }: ListQuery) => ({ ...conditionParameters({ filters }), logType: String(kind) });

function Visits() {
  const http = usePageHttp();
  const ask = useCallback(
    async (signal: AbortSignal) => toVisitCounts(await http.call({ method: 'GET', url: '/sys/loginfo', signal })),
    [http],
  );
  const { value } = useFetched(ask);
  return (
    <div className="monitor-counts">
      <Card size="small">
        <Statistic title={administrationText('log.today')} value={value?.todayVisitCount ?? '–'} />
      </Card>
      <Card size="small">
        <Statistic title={administrationText('log.todayIp')} value={value?.todayIp ?? '–'} />
      </Card>
      <Card size="small">
        <Statistic title={administrationText('log.total')} value={value?.totalVisitCount ?? '–'} />
      </Card>
    </div>
  );
}

function KindList({ kind, ...place }: ShellPlace & { readonly kind: Kind }) {
  const http = usePageHttp();
  const { language } = useSnapshot(spoken);
  const page = useMemo(() => pageOf(kind, language), [kind, language]);
  const source = useMemo(
    () => plainCalls(http, { url: '/sys/log/list', params: paramsOf(kind), toRecord }),
    [http, kind],
  );
  return <ShellList {...place} page={page} source={source} />;
}

/** Sign-ins, operations, job runs and failures, one tab each, with the number of sign-ins (S7-19). */
export function LogPage(place: ShellPlace) {
  const [kind, setKind] = useState<Kind>(1);
  // Re-renders with texts in the current language.
  useSnapshot(spoken);
  return (
    <div className="page-frame monitor-page">
      <h1 className="only-spoken">{administrationText('log.title')}</h1>
      <Tabs
        activeKey={String(kind)}
        onChange={(key) => setKind(ORDER.find((one) => String(one) === key) ?? 1)}
        items={ORDER.map((one) => ({ key: String(one), label: administrationText(`log.kind.${one}`) }))}
      />
      {kind === 1 && <Visits />}
      <KindList key={kind} {...place} kind={kind} />
    </div>
  );
}
