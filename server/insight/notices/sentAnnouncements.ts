import { sql, type RawBuilder } from 'kysely';
import type { SentAnnouncement } from '../../../contract/announcement.ts';
import { escapeLike } from '../../core/database/escapeLike.ts';
import { showDate, showInstant } from '../../core/base/instants.ts';
import type { PlainList, PlainListRequest } from '../../data/lists/plainListParameters.ts';
import { sentTo, type AnnouncementSource } from '../../data/events/sentNotices.ts';

type Fragment = RawBuilder<unknown>;

type Row = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const textOrNull = (value: unknown): string | null => text(value) || null;
const instant = (value: unknown): string | null => (value instanceof Date ? showInstant(value) : null);

const COLUMNS = sql`a.id, a.titile, a.priority, a.msg_category, a.sender, a.send_time, a.create_time, a.open_type,
  a.open_page, a.bus_id, a.msg_abstract, a.iz_top, a.msg_classify, a.files, s.read_time,
  coalesce(s.starred, false) as starred`;

const onWire = (row: Row): SentAnnouncement => ({
  id: text(row['id']),
  anntId: text(row['id']),
  sendId: text(row['id']),
  titile: text(row['titile']),
  msgAbstract: textOrNull(row['msg_abstract']),
  priority: text(row['priority']) || 'L',
  msgCategory: text(row['msg_category']) || '1',
  sender: text(row['sender']),
  sendTime: text(row['send_time']),
  createTime: instant(row['create_time']) ?? '',
  openType: textOrNull(row['open_type']),
  openPage: textOrNull(row['open_page']),
  busId: textOrNull(row['bus_id']),
  izTop: text(row['iz_top']) === '1' ? '1' : '0',
  msgClassify: textOrNull(row['msg_classify']),
  files: textOrNull(row['files']),
  readFlag: row['read_time'] === null ? '0' : '1',
  starFlag: row['starred'] === true ? '1' : '0',
  readTime: instant(row['read_time']),
});

/** Announcements that have not ended. */
const isCurrent = (): Fragment => sql`(a.end_time is null or a.end_time >= ${showDate(new Date())})`;

export interface UnreadLists {
  readonly anntMsgList: readonly SentAnnouncement[];
  readonly anntMsgTotal: number;
  readonly sysMsgList: readonly SentAnnouncement[];
  readonly sysMsgTotal: number;
}

/** Pinned announcements. */
const isOnTop = sql`(coalesce(a.iz_top, '0') = '1')`;

/** Unread announcements, pinned ones and then the newest first, notices and system messages separately (S3-12). */
export const unreadLists = async (reading: AnnouncementSource, size: number): Promise<UnreadLists> => {
  const { rows } = await sql<Row>`
    select * from (
      select ${COLUMNS}, count(*) over (partition by a.msg_category) as total,
        row_number() over (partition by a.msg_category order by ${isOnTop} desc, a.send_time desc, a.id desc) as place
      ${sentTo(reading)} and ${isCurrent()} and s.read_time is null
    ) as unread where place <= ${size} order by place`.execute(reading.db);
  const ofCategory = (category: string) => rows.filter((row) => text(row['msg_category']) === category);
  const [notices, system] = [ofCategory('1'), ofCategory('2')];
  return {
    anntMsgList: notices.map(onWire),
    anntMsgTotal: Number(notices[0]?.['total'] ?? 0),
    sysMsgList: system.map(onWire),
    sysMsgTotal: Number(system[0]?.['total'] ?? 0),
  };
};

/** Returns the number of unread announcements of the user. */
export const countUnread = async (reading: AnnouncementSource): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${sentTo(reading)} and ${isCurrent()} and s.read_time is null`.execute(reading.db);
  return rows[0]?.count ?? 0;
};

/** Sortable columns by wire name. */
export const SORTABLE = {
  titile: 'titile',
  sender: 'sender',
  priority: 'priority',
  msgCategory: 'msg_category',
  sendTime: 'send_time',
  createTime: 'create_time',
} as const;

type SortColumn = (typeof SORTABLE)[keyof typeof SORTABLE];

/** Parameters of a message list. */
export type MessageList = PlainList<SortColumn>;

export interface MessageQuery extends PlainListRequest<SortColumn> {
  /** Part of the title; blank: any. */
  readonly titile: string;
  /** Part of the sender's username or real name. */
  readonly sender: string;
  readonly msgCategory: string;
  /** Second category filter; blank: any. */
  readonly kind: string;
  readonly priority: string;
  readonly readFlag: string;
  readonly starFlag: string;
  /** Usernames of senders; empty: any. */
  readonly senders: readonly string[];
  /** Start of the sending time, `YYYY-MM-DD HH:mm:ss`; blank: any. */
  readonly from: string;
  readonly to: string;
  /** Pinned messages come first, regardless of the requested order. */
  readonly isTopFirst: boolean;
}

const part = (value: string): string => `%${escapeLike(value)}%`;

const narrowed = (query: MessageQuery): Fragment => {
  const parts: Fragment[] = [sql`true`];
  if (query.titile !== '') parts.push(sql`a.titile ilike ${part(query.titile)}`);
  if (query.sender !== '')
    parts.push(sql`(a.sender ilike ${part(query.sender)} or exists (select 1 from sys_user as u
      where u.username = a.sender and u.tenant_id = a.tenant_id and u.realname ilike ${part(query.sender)}))`);
  if (query.msgCategory !== '') parts.push(sql`a.msg_category = ${query.msgCategory}`);
  if (query.kind !== '') parts.push(sql`a.msg_category = ${query.kind}`);
  if (query.priority !== '') parts.push(sql`a.priority = ${query.priority}`);
  if (query.readFlag !== '')
    parts.push(query.readFlag === '1' ? sql`s.read_time is not null` : sql`s.read_time is null`);
  if (query.starFlag !== '') parts.push(sql`coalesce(s.starred, false) = ${query.starFlag === '1'}`);
  if (query.senders.length > 0) parts.push(sql`a.sender = any(${[...query.senders]}::text[])`);
  if (query.from !== '') parts.push(sql`a.send_time >= ${query.from}`);
  if (query.to !== '') parts.push(sql`a.send_time <= ${query.to}`);
  return sql.join(parts, sql` and `);
};

const orderOf = ({ sort, isTopFirst }: MessageQuery): Fragment =>
  sql.join([
    ...(isTopFirst ? [sql`${isOnTop} desc`] : []),
    ...sort.map(({ column, order }) => sql`${sql.ref(`a.${column}`)} ${sql.raw(order === 'asc' ? 'asc' : 'desc')}`),
    sql`a.send_time desc, a.id desc`,
  ]);

/** All messages sent to the user and not revoked, the newest first unless another order is requested. */
export const sentPage = async (
  reading: AnnouncementSource,
  query: MessageQuery,
): Promise<{ readonly records: readonly SentAnnouncement[]; readonly total: number }> => {
  const where = sql`${sentTo(reading)} and ${narrowed(query)}`;
  const { rows } = await sql<Row>`
    select ${COLUMNS} ${where} order by ${orderOf(query)}
    limit ${query.pageSize} offset ${(query.pageNo - 1) * query.pageSize}`.execute(reading.db);
  const counted = await sql<{ total: string }>`select count(*) as total ${where}`.execute(reading.db);
  return { records: rows.map(onWire), total: Number(counted.rows[0]?.total ?? 0) };
};

/** One message with its content; undefined when it was not sent to the user. */
export const sentAnnouncement = async (
  reading: AnnouncementSource,
  id: string,
): Promise<(SentAnnouncement & { readonly msgContent: string }) | undefined> => {
  const { rows } = await sql<Row>`select ${COLUMNS}, a.msg_content ${sentTo(reading)} and a.id = ${id}`.execute(
    reading.db,
  );
  const [row] = rows;
  return row && { ...onWire(row), msgContent: text(row['msg_content']) };
};
