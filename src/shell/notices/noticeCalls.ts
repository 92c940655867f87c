import type { HttpClient } from '../../platform/http/httpClient.ts';
import { toAnnouncement, toNoticeLists } from '../../../contract/announcement.ts';
import type { Announcement, NoticeLists } from '../../../contract/announcement.ts';
import { isRecord, textOf } from '../../../contract/reading.ts';

/** Reads the lists of unread notices (S7-13). */
export const fetchLists = async (http: HttpClient, signal: AbortSignal): Promise<NoticeLists> =>
  toNoticeLists(await http.call({ method: 'GET', url: '/sys/annountCement/listByUser', refusal: 'ignore', signal }));

/** Reads one announcement (S7-15). */
export const fetchAnnouncement = async (http: HttpClient, id: string, signal?: AbortSignal): Promise<Announcement> =>
  toAnnouncement(await http.call({ method: 'GET', url: '/sys/annountCement/queryById', params: { id }, signal }));

/** Marks a notice as read (S7-14). */
export const markNoticeRead = (http: HttpClient, anntId: string): Promise<unknown> =>
  http.call({
    method: 'POST',
    url: '/sys/sysAnnouncementSend/editByAnntIdAndUserId',
    body: { anntId },
    refusal: 'ignore',
  });

export const markAllRead = (http: HttpClient): Promise<unknown> =>
  http.call({ method: 'PUT', url: '/sys/sysAnnouncementSend/readAll', body: {} });

/** Looks up the name of a username (S3-14, W7-20), once each; returns the username when no user is found. */
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
