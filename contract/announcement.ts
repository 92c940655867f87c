import { isRecord, textOf } from './reading.ts';

/** W9-11, S2.10-8. */
export type Priority = 'L' | 'M' | 'H';

/** An announcement as one who was sent it sees it (S3-13, S3-14). */
export interface SentAnnouncement {
  readonly id: string;
  readonly anntId: string;
  /** What names it among the messages of this user: the announcement itself, which nobody is sent twice. */
  readonly sendId: string;
  readonly titile: string;
  readonly msgAbstract: string | null;
  readonly priority: string;
  readonly msgCategory: string;
  /** A username. */
  readonly sender: string;
  readonly sendTime: string;
  readonly createTime: string;
  readonly openType: string | null;
  readonly openPage: string | null;
  readonly busId: string | null;
  /** '1': it stands above all others; else '0'. */
  readonly izTop: string;
  /** Of dictionary `notice_type`. */
  readonly msgClassify: string | null;
  /** Paths of attached files by commas. */
  readonly files: string | null;
  /** '0' or '1'. */
  readonly readFlag: string;
  /** '0' or '1'. */
  readonly starFlag: string;
  readonly readTime: string | null;
}

/** A notice of the bell and of my messages (S3-13). */
export interface Notice {
  readonly id: string;
  readonly title: string;
  readonly priority: Priority;
  /** `1` notice, `2` system message. */
  readonly category: string;
  /** A username. */
  readonly sender: string;
  readonly sentAt: string;
  /** `url`: a link; `component`: a page of ours; blank: nothing but the text. */
  readonly openType: string;
  /** Of a link the address, of a page the name of its component. */
  readonly openPage: string;
  /** Record of that page; blank: its list. */
  readonly busId: string;
  readonly isRead: boolean;
}

export interface Announcement extends Notice {
  /** HTML of whoever wrote it: to be shown through SafeHtml only. */
  readonly content: string;
  /** Paths of attached files. */
  readonly files: readonly string[];
}

/** What is unread, cut to the first few of each kind, with how many there are (S3-12). */
export interface NoticeLists {
  readonly notices: readonly Notice[];
  readonly noticeTotal: number;
  readonly system: readonly Notice[];
  readonly systemTotal: number;
}

const PRIORITIES: ReadonlySet<string> = new Set<Priority>(['L', 'M', 'H']);

const isPriority = (text: string): text is Priority => PRIORITIES.has(text);

/** `anntId` is the announcement where `id` is only the sending. */
export function toNotice(source: unknown): Notice {
  const priority = textOf(source, 'priority');
  return {
    id: textOf(source, 'anntId') || textOf(source, 'id'),
    title: textOf(source, 'titile'),
    priority: isPriority(priority) ? priority : 'L',
    category: textOf(source, 'msgCategory'),
    sender: textOf(source, 'sender'),
    sentAt: textOf(source, 'sendTime') || textOf(source, 'createTime'),
    openType: textOf(source, 'openType'),
    openPage: textOf(source, 'openPage'),
    busId: textOf(source, 'busId'),
    isRead: textOf(source, 'readFlag') === '1',
  };
}

export const toNotices = (source: unknown): readonly Notice[] =>
  Array.isArray(source) ? source.map(toNotice).filter(({ id }) => id !== '') : [];

export const toAnnouncement = (source: unknown): Announcement => ({
  ...toNotice(source),
  content: textOf(source, 'msgContent'),
  files: textOf(source, 'files')
    .split(',')
    .filter((path) => path !== ''),
});

export function toNoticeLists(source: unknown): NoticeLists {
  const lists = isRecord(source) ? source : {};
  return {
    notices: toNotices(lists['anntMsgList']),
    noticeTotal: Number(textOf(lists, 'anntMsgTotal')) || 0,
    system: toNotices(lists['sysMsgList']),
    systemTotal: Number(textOf(lists, 'sysMsgTotal')) || 0,
  };
}
