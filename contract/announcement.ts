import { isRecord, textOf } from './reading.ts';

/** Priority of an announcement: low, medium or high (W9-11, S2.10-8). */
export type Priority = 'L' | 'M' | 'H';

/** An announcement as its recipient sees it (S3-13, S3-14). */
export interface SentAnnouncement {
  readonly id: string;
  readonly anntId: string;
  /** Id among the messages of this user: that of the announcement itself, since no user receives it twice. */
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
  /** '1': pinned above all others; otherwise '0'. */
  readonly izTop: string;
  /** Value of dictionary `notice_type`. */
  readonly msgClassify: string | null;
  /** Paths of attached files, comma-separated. */
  readonly files: string | null;
  /** '0' or '1'. */
  readonly readFlag: string;
  /** '0' or '1'. */
  readonly starFlag: string;
  readonly readTime: string | null;
}

/** A notice of the bell menu and of the user's own messages (S3-13). */
export interface Notice {
  readonly id: string;
  readonly title: string;
  readonly priority: Priority;
  /** `1` notice, `2` system message. */
  readonly category: string;
  /** A username. */
  readonly sender: string;
  readonly sentAt: string;
  /** `url`: a link; `component`: a page of this product; blank: text only. */
  readonly openType: string;
  /** Address of the link, or component name of the page. */
  readonly openPage: string;
  /** Id of the record on that page; blank: its list. */
  readonly busId: string;
  readonly isRead: boolean;
}

export interface Announcement extends Notice {
  /** HTML written by a user: render it through SafeHtml only. */
  readonly content: string;
  /** Paths of attached files. */
  readonly files: readonly string[];
}

/** Unread notices: the first few of each kind, and the total of each kind (S3-12). */
export interface NoticeLists {
  readonly notices: readonly Notice[];
  readonly noticeTotal: number;
  readonly system: readonly Notice[];
  readonly systemTotal: number;
}

const PRIORITIES: ReadonlySet<string> = new Set<Priority>(['L', 'M', 'H']);

const isPriority = (text: string): text is Priority => PRIORITIES.has(text);

/** Reads a notice. Its id is `anntId` if present, since `id` may only be that of the delivery. */
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
