import type { HttpClient } from '../http/httpClient.ts';
import { toAnnouncement, toNoticeLists, toNotices } from '../../contract/announcement.ts';
import type { Announcement, Notice, NoticeLists } from '../../contract/announcement.ts';
import { isRecord, textOf } from '../../contract/reading.ts';

/** S7-13. */
export const fetchLists = async (http: HttpClient, signal: AbortSignal): Promise<NoticeLists> =>
  toNoticeLists(await http.call({ method: 'GET', url: '/sys/annountCement/listByUser', refusal: 'ignore', signal }));

/** S7-15. */
export const fetchAnnouncement = async (http: HttpClient, id: string, signal?: AbortSignal): Promise<Announcement> =>
  toAnnouncement(await http.call({ method: 'GET', url: '/sys/annountCement/queryById', params: { id }, signal }));

/** S7-14. */
export const markNoticeRead = (http: HttpClient, anntId: string): Promise<unknown> =>
  http.call({ method: 'POST', url: '/sys/sysAnnouncementSend/editByAnntIdAndUserId', body: { anntId } });

export const markAllRead = (http: HttpClient): Promise<unknown> =>
  http.call({ method: 'PUT', url: '/sys/sysAnnouncementSend/readAll', body: {} });

/** What is shown of my messages; blank ones do not narrow. */
export interface MessageFilter {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly titile: string;
  readonly msgCategory: string;
  readonly readFlag: string;
}

export async function fetchMessages(
  http: HttpClient,
  { pageNo, pageSize, ...words }: MessageFilter,
  signal: AbortSignal,
): Promise<{ readonly rows: readonly Notice[]; readonly total: number }> {
  const given = Object.entries(words).filter(([, word]) => word !== '');
  const result = await http.call({
    method: 'GET',
    url: '/sys/sysAnnouncementSend/getMyAnnouncementSend',
    params: { pageNo, pageSize, ...Object.fromEntries(given) },
    signal,
  });
  const page = isRecord(result) ? result : {};
  return { rows: toNotices(page['records']), total: Number(textOf(page, 'total')) || 0 };
}

/** The name behind a username (S3-14, W7-20), asked for once; the username itself where nobody is found. */
export function createSenderNames(http: HttpClient): (username: string) => Promise<string> {
  const names = new Map<string, Promise<string>>();
  const ask = async (username: string): Promise<string> => {
    const result = await http.call({ method: 'GET', url: '/sys/user/list', params: { username } });
    const records: unknown = isRecord(result) ? result['records'] : null;
    const [first]: readonly unknown[] = Array.isArray(records) ? records : [];
    return textOf(first, 'realname') || username;
  };
  return (username) => {
    const known = names.get(username);
    if (known) return known;
    const asked = ask(username).catch(() => {
      names.delete(username);
      return username;
    });
    names.set(username, asked);
    return asked;
  };
}
