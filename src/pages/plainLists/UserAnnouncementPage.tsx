import { App, Button } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Language, Values } from '../../../engine/index.ts';
import type { DataSource } from '../../../renderers/index.ts';
import { toNotice } from '../../../contract/announcement.ts';
import type { HttpClient } from '../../platform/http/httpClient.ts';
import { spoken } from '../../platform/locales/spoken.ts';
import { t } from '../../platform/locales/t.ts';
import { useNoticeOpening } from '../../navigation/noticeCentre/useNoticeOpening.ts';
import { conditionParameters } from '../../adapters/calls/listParameters.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { ShellList, type ShellPlace } from './ShellList.tsx';
import { plainCalls } from './plainCalls.ts';
import { plainPage } from './plainPage.ts';
import './userAnnouncement.css';

const ID = 'shell/messages';
const PRIORITIES = ['L', 'M', 'H'] as const;
/** The two tabs with their values of the call. */
const FLAGS: Readonly<Record<string, string>> = { unread: '0', read: '1' };

const pageOf = (language: Language) =>
  plainPage(
    {
      title: t('messages.title'),
      resource: {
        url: '/sys/sysAnnouncementSend',
        permission: 'own:messages',
        statusKey: 'readFlag',
      },
      columns: [
        { type: 'input', key: 'titile', title: t('messages.column.title'), maxLength: 100 },
        {
          type: 'select',
          key: 'msgCategory',
          title: t('messages.kind'),
          options: (['1', '2'] as const).map((value) => ({ value, text: t(`messages.kind.${value}`) })),
        },
        {
          type: 'select',
          key: 'priority',
          title: t('messages.column.priority'),
          options: PRIORITIES.map((value) => ({ value, text: t(`notices.priority.${value}`) })),
        },
        { type: 'input', key: 'sender', title: t('messages.column.sender'), maxLength: 100 },
        { type: 'input', key: 'sendTime', title: t('messages.column.time') },
        {
          type: 'select',
          key: 'readFlag',
          title: t('messages.state'),
          // Statuses are coloured by position: read is grey.
          options: [
            { value: '1', text: t('messages.state.1') },
            { value: '0', text: t('messages.state.0') },
          ],
        },
      ],
      list: {
        columns: ['titile', 'readFlag', 'msgCategory', 'priority', 'sender', 'sendTime'],
        sort: [{ column: 'sendTime', order: 'desc' }],
        query: [
          { column: 'titile', rule: 'eq' },
          { column: 'msgCategory', rule: 'eq' },
          { column: 'priority', rule: 'eq' },
          { column: 'sender', rule: 'eq', expanded: true },
        ],
        tabs: [
          { key: 'unread', title: t('messages.state.0'), where: "$record.readFlag == '0'", count: false },
          { key: 'read', title: t('messages.state.1'), where: "$record.readFlag == '1'", count: false },
        ],
        superQuery: false,
        narrow: 'cards',
      },
      form: { readOnly: true, groups: [] },
    },
    { id: ID, language, unsorted: ['readFlag'] },
  );

const toRecord = (row: unknown): Values => {
  const { id, title, category, priority, sender, sentAt, isRead } = toNotice(row);
  return {
    id,
    titile: title,
    msgCategory: category,
    priority,
    sender,
    sendTime: sentAt,
    readFlag: isRead ? '1' : '0',
  };
};

/** Messages contain the sender's username; the list shows the name (S3-14). */
const callsOf = (http: HttpClient, senderName: (username: string) => Promise<string>): Partial<DataSource> => {
  const calls = plainCalls(http, {
    url: '/sys/sysAnnouncementSend/getMyAnnouncementSend',
    toRecord,
    params: ({ filters, tab = '' }) => ({
      ...conditionParameters({ filters }),
      ...(FLAGS[tab] !== undefined && { readFlag: FLAGS[tab] }),
    }),
  });
  return {
    ...calls,
    list: async (...question) => {
      const { records, ...rest } = await calls.list(...question);
      const named = records.map(async (record) => ({
        ...record,
        sender: await senderName(String(record['sender'] ?? '')),
      }));
      return { ...rest, records: await Promise.all(named) };
    },
  };
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function ReadAll({ onDone }: { readonly onDone: () => void }) {
  const { notices } = useShell();
  const { message } = App.useApp();
  const { lists } = useSnapshot(notices.state);
  const [busy, setBusy] = useState(false);
  const nothing = lists !== null && lists.noticeTotal + lists.systemTotal === 0;
  const readAll = async (): Promise<void> => {
    setBusy(true);
    try {
      await notices.readAll();
      onDone();
      void message.success(t('messages.readAllDone'));
    } catch (error) {
      void message.error(t('notices.readFailed', { message: messageOf(error) }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button onClick={() => void readAll()} loading={busy} disabled={nothing}>
      {t('messages.readAll')}
    </Button>
  );
}

/** `/isps/userAnnouncement`: all messages sent to the user (S2.10-7). */
export function UserAnnouncementPage(place: ShellPlace) {
  const http = usePageHttp();
  const { notices, recordNews } = useShell();
  const { language } = useSnapshot(spoken);
  const { lists } = useSnapshot(notices.state);
  const { read } = useNoticeOpening();
  const page = useMemo(() => pageOf(language), [language]);
  const source = useMemo(() => callsOf(http, (username) => notices.senderName(username)), [http, notices]);
  const again = useCallback(() => recordNews.announce(ID), [recordNews]);
  // Changes whenever the bell receives an event.
  const unread = [...(lists?.notices ?? []), ...(lists?.system ?? [])].map(({ id }) => id).join(' ');
  const heard = lists === null ? '' : `${lists.noticeTotal} ${lists.systemTotal} ${unread}`;
  const before = useRef('');
  useEffect(() => {
    if (before.current !== '' && before.current !== heard) again();
    before.current = heard;
  }, [again, heard]);
  return (
    <div className="page-frame">
      <h1 className="only-spoken">{t('messages.title')}</h1>
      <div className="message-actions">
        <ReadAll onDone={again} />
      </div>
      <ShellList {...place} page={page} source={source} onOpen={read} />
    </div>
  );
}
