import { Card, Statistic } from 'antd';
import { useCallback, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Language } from '../../engine/index.ts';
import { toCallLogEntry, toVisitCounts } from '../../contract/callLog.ts';
import { spoken } from '../locales/spoken.ts';
import { t } from '../locales/t.ts';
import { administrationText } from '../monitor/administrationText.ts';
import '../monitor/monitor.css';
import { usePageHttp } from '../ui/PageLife.tsx';
import { useFetched } from '../ui/useFetched.ts';
import { ShellList, type ShellPlace } from './ShellList.tsx';
import { plainCalls } from './plainCalls.ts';
import { plainPage } from './plainPage.ts';

const KINDS = ['1', '2', '3', '4'] as const;

const pageOf = (language: Language) =>
  plainPage(
    {
      title: administrationText('log.title'),
      resource: { url: '/sys/log', permission: 'system:log' },
      columns: [
        { type: 'date', key: 'createTime', title: administrationText('log.time'), width: 160 },
        { type: 'input', key: 'userid', title: t('account.username') },
        { type: 'input', key: 'username', title: t('account.realname') },
        { type: 'input', key: 'ip', title: t('account.ip') },
        { type: 'input', key: 'clientType', title: administrationText('log.client') },
        { type: 'input', key: 'costTime', title: administrationText('log.cost') },
        { type: 'input', key: 'logContent', title: administrationText('log.content') },
        {
          type: 'select',
          key: 'logType',
          title: administrationText('log.kind'),
          options: KINDS.map((value) => ({ value, text: administrationText(`log.kind.${value}`) })),
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
        columns: ['createTime', 'userid', 'username', 'ip', 'clientType', 'costTime', 'logContent'],
        query: [
          { column: 'keyWord', rule: 'eq' },
          { column: 'createTime', rule: 'range' },
          { column: 'logType', rule: 'eq' },
        ],
        superQuery: false,
        opens: 'detail',
        narrow: 'cards',
      },
      form: {
        readOnly: true,
        groups: [
          {
            key: 'entry',
            title: administrationText('log.title'),
            columns: 2,
            fields: ['createTime', 'userid', 'username', 'ip', 'clientType', 'costTime', 'logContent'],
          },
        ],
      },
    },
    { id: 'shell/log', language },
  );

const toRecord = (row: unknown) => {
  const { id, time, username, realname, ip, clientText, cost, content } = toCallLogEntry(row);
  return {
    id,
    createTime: time,
    userid: username,
    username: realname,
    ip,
    clientType: clientText,
    costTime: cost,
    logContent: content,
  };
};

/** Who signed in and what was taken out, and how many sign-ins there were (S7-19). */
export function LogPage(place: ShellPlace) {
  const http = usePageHttp();
  const { language } = useSnapshot(spoken);
  const ask = useCallback(
    async (signal: AbortSignal) => toVisitCounts(await http.call({ method: 'GET', url: '/sys/loginfo', signal })),
    [http],
  );
  const { value } = useFetched(ask);
  const page = useMemo(() => pageOf(language), [language]);
  const source = useMemo(() => plainCalls(http, { url: '/sys/log/list', toRecord }), [http]);
  return (
    <div className="page-frame monitor-page">
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
      <ShellList {...place} page={page} source={source} />
    </div>
  );
}
