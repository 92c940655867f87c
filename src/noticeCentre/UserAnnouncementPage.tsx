import { ReloadOutlined } from '@ant-design/icons';
import { App, Button, Input, Select, Segmented } from 'antd';
import type { TableColumnsType } from 'antd';
import { useCallback, useState } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../locales/t.ts';
import { PagedTable } from '../pagedTable/PagedTable.tsx';
import { usePageHttp } from '../ui/PageLife.tsx';
import { useShell } from '../shell/ShellContext.ts';
import type { Notice } from '../../contract/announcement.ts';
import { fetchMessages } from '../notices/noticeCalls.ts';
import type { MessageFilter } from '../notices/noticeCalls.ts';
import { PriorityTag } from './PriorityTag.tsx';
import { useNoticeOpening } from './useNoticeOpening.ts';
import { useFetched } from '../ui/useFetched.ts';
import { useSenderName } from './useSenderName.ts';
import './userAnnouncement.css';

const FIRST: MessageFilter = { pageNo: 1, pageSize: 10, titile: '', msgCategory: '', readFlag: '' };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The messages of a filter; fetched anew whenever the bell hears of something. */
function useMessages(filter: MessageFilter) {
  const http = usePageHttp();
  const { notices } = useShell();
  const { lists } = useSnapshot(notices.state);
  const ask = useCallback((signal: AbortSignal) => fetchMessages(http, filter, signal), [http, filter]);
  const unread = [...(lists?.notices ?? []), ...(lists?.system ?? [])].map(({ id }) => id);
  return useFetched(ask, [lists?.noticeTotal, lists?.systemTotal, ...unread].join(' '));
}

function Sender({ username }: { readonly username: string }) {
  return <>{useSenderName(username)}</>;
}

const kindOf = ({ category }: Notice): string => t(category === '2' ? 'messages.kind.2' : 'messages.kind.1');

function MessageTitle({ notice, onOpen }: { readonly notice: Notice; readonly onOpen: (notice: Notice) => void }) {
  return (
    <>
      <button type="button" className="message-title" data-unread={!notice.isRead} onClick={() => onOpen(notice)}>
        {!notice.isRead && (
          <>
            <span className="message-dot" aria-hidden="true" />
            <span className="only-spoken">{t('messages.state.0')} </span>
          </>
        )}
        {notice.title}
      </button>
      <span className="message-origin">
        {kindOf(notice)} · <Sender username={notice.sender} /> · {notice.sentAt}
      </span>
    </>
  );
}

const columnsOf = (onOpen: (notice: Notice) => void): TableColumnsType<Notice> => [
  {
    key: 'title',
    title: t('messages.column.title'),
    render: (_, notice) => <MessageTitle notice={notice} onOpen={onOpen} />,
  },
  { key: 'kind', title: t('messages.kind'), width: 110, responsive: ['md'], render: (_, notice) => kindOf(notice) },
  {
    key: 'priority',
    title: t('messages.column.priority'),
    width: 80,
    render: (_, { priority }) => <PriorityTag priority={priority} />,
  },
  {
    key: 'sender',
    title: t('messages.column.sender'),
    width: 120,
    responsive: ['md'],
    render: (_, { sender }) => <Sender username={sender} />,
  },
  { key: 'time', title: t('messages.column.time'), width: 160, responsive: ['md'], dataIndex: 'sentAt' },
  {
    key: 'state',
    title: t('messages.state'),
    width: 90,
    responsive: ['md'],
    render: (_, { isRead }) => t(isRead ? 'messages.state.1' : 'messages.state.0'),
  },
];

interface FilterBarProps {
  readonly filter: MessageFilter;
  readonly onChange: (change: Partial<MessageFilter>) => void;
  readonly onRefresh: () => void;
}

function FilterBar({ filter, onChange, onRefresh }: FilterBarProps) {
  const { notices } = useShell();
  const { message } = App.useApp();
  const { lists } = useSnapshot(notices.state);
  const [busy, setBusy] = useState(false);
  const nothing = lists !== null && lists.noticeTotal + lists.systemTotal === 0;
  const readAll = async () => {
    setBusy(true);
    try {
      await notices.readAll();
      onRefresh();
      void message.success(t('messages.readAllDone'));
    } catch (error) {
      void message.error(t('notices.readFailed', { message: messageOf(error) }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="message-filter" role="search" aria-label={t('messages.title')}>
      <Segmented
        aria-label={t('messages.state')}
        value={filter.readFlag}
        onChange={(readFlag) => onChange({ readFlag })}
        options={[
          { value: '', label: t('messages.state.all') },
          { value: '0', label: t('messages.state.0') },
          { value: '1', label: t('messages.state.1') },
        ]}
      />
      <Select
        aria-label={t('messages.kind')}
        value={filter.msgCategory}
        onChange={(msgCategory) => onChange({ msgCategory })}
        options={[
          { value: '', label: t('messages.anyKind') },
          { value: '1', label: t('messages.kind.1') },
          { value: '2', label: t('messages.kind.2') },
        ]}
      />
      <Input.Search
        aria-label={t('messages.search')}
        placeholder={t('messages.search')}
        maxLength={100}
        allowClear
        onSearch={(titile) => onChange({ titile: titile.trim() })}
      />
      <span className="message-actions">
        <Button onClick={() => void readAll()} loading={busy} disabled={nothing}>
          {t('messages.readAll')}
        </Button>
        <Button
          icon={<ReloadOutlined />}
          aria-label={t('messages.refresh')}
          title={t('messages.refresh')}
          onClick={() => {
            notices.refresh();
            onRefresh();
          }}
        />
      </span>
    </div>
  );
}

/** `/isps/userAnnouncement`: everything that was sent to the user (S2.10-7). */
export function UserAnnouncementPage() {
  const [filter, setFilter] = useState(FIRST);
  const fetched = useMessages(filter);
  const { read } = useNoticeOpening();
  return (
    <div className="message-list">
      <h1 className="only-spoken">{t('messages.title')}</h1>
      <FilterBar
        filter={filter}
        onChange={(change) => setFilter({ ...filter, pageNo: 1, ...change })}
        onRefresh={fetched.again}
      />
      <PagedTable<Notice>
        rowKey="id"
        columns={columnsOf(({ id }) => read(id))}
        fetched={fetched}
        failureText={(message) => t('messages.failed', { message })}
        emptyText={t('messages.none')}
        pageNo={filter.pageNo}
        pageSize={filter.pageSize}
        onTurn={(pageNo, pageSize) => setFilter({ ...filter, pageNo, pageSize })}
      />
    </div>
  );
}
