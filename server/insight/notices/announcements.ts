import type { FastifyRequest } from 'fastify';
import { type CompiledPage, permissionOf, valuesOf } from '../../../engine/index.ts';
import type { SentAnnouncement } from '../../../contract/announcement.ts';
import type { SentPage } from '../../../contract/pages.ts';
import { Answer } from '../../core/base/envelope.ts';
import { badRequest, notFound } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import { isThirdGeneration } from '../../core/calls/clientGeneration.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import { createWrite, query } from '../../records/operations/recordCalls.ts';
import { onWire, readRecords } from '../../data/recordStore/storedRecord.ts';
import { transitionRecord } from '../../records/operations/transitionRecord.ts';
import { lockRecord } from '../../records/operations/validateWrite.ts';
import { readPlainList, refuseUnknown } from '../../data/lists/plainListParameters.ts';
import type { Services } from '../../core/services/services.ts';
import { createPageTables } from '../../data/tables/pageTables.ts';
import { announcementHook } from './announcementHook.ts';
import { announce } from '../../data/events/announcementEvent.ts';
import { ANNOUNCEMENT_URL, type AnnouncementSource } from '../../data/events/sentNotices.ts';
import { instantsOf } from './dateRanges.ts';
import { hideMessages, markRead, setMarks } from './messageMarks.ts';
import { setOnTop } from './topAnnouncement.ts';
import {
  countUnread,
  sentAnnouncement,
  sentPage,
  unreadLists,
  type MessageList,
  type MessageQuery,
} from './sentAnnouncements.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** Number of messages of each kind in the bell. */
const BELL_SIZE = 5;

export const textIn = (source: unknown, key: string): string => {
  const value: unknown = Object(source)[key];
  return typeof value === 'string' ? value : '';
};

/** Reads a number from the query, which the route's schema has bounded. */
const numberIn = (request: FastifyRequest, key: string, otherwise: number): number =>
  Number(query(request)[key] ?? otherwise);

const MAX_IN_BELL = 50;

const NO_NAMES: ReadonlySet<string> = new Set();
const OWN_ID: ReadonlySet<string> = new Set(['userId']);

/** Message categories by the kind names of the newest public client. */
const CATEGORY_OF_KIND: ReadonlyMap<string, string> = new Map([
  ['notice', '1'],
  ['system', '2'],
]);

/** That client means the whole day by a date. */
const endOf = (moment: string): string => (moment.length === 10 ? `${moment} 23:59:59` : moment);

const MAX_HIDDEN = 500;

const FLAGS: Readonly<Record<string, boolean>> = { 0: false, 1: true };

/** Filters of a message list. */
const conditionsOf = (request: FastifyRequest): Omit<MessageQuery, 'pageNo' | 'pageSize' | 'sort' | 'isTopFirst'> => {
  const word = (key: string): string => textIn(request.query, key).trim();
  return {
    titile: word('titile'),
    sender: word('sender'),
    msgCategory: word('msgCategory'),
    kind: CATEGORY_OF_KIND.get(word('noticeType')) ?? word('noticeType'),
    priority: word('priority'),
    readFlag: word('readFlag'),
    starFlag: word('starFlag'),
    senders: [],
    from: word('sendTimeBegin'),
    to: endOf(word('sendTimeEnd')),
  };
};

/** `readFlag` in the type that the client expects. */
type OwnMessage = Omit<SentAnnouncement, 'readFlag'> & { readonly readFlag: string | number };

/** Handlers of the announcement calls. */
export class Announcements {
  readonly #services: Services;
  readonly #tables;
  readonly #write;

  constructor(services: Services) {
    this.#services = services;
    this.#tables = createPageTables(services.db, () => services.schemas.pages());
    this.#write = createWrite(services, { tables: this.#tables, hooks: [announcementHook] });
  }

  /** 404 when the schemas contain no announcements. */
  #page(): CompiledPage {
    const page = this.#services.schemas.pageByUrl(ANNOUNCEMENT_URL);
    if (page === undefined) throw notFound();
    return page;
  }

  async #reading({ session }: FastifyRequest): Promise<AnnouncementSource> {
    const page = this.#page();
    const from = await this.#tables.sources(page);
    return { db: this.#services.db, from: from(page.resource.table), user: session.user };
  }

  async unread(request: FastifyRequest): Promise<unknown> {
    refuseUnknown(NO_NAMES, query(request));
    const size = Math.min(numberIn(request, 'pageSize', BELL_SIZE), MAX_IN_BELL);
    return unreadLists(await this.#reading(request), size);
  }

  /** Returns the unread count for the bell of third-generation clients. */
  async unreadCount(request: FastifyRequest): Promise<{ readonly count: number }> {
    return { count: await countUnread(await this.#reading(request)) };
  }

  async own(request: FastifyRequest, messages: MessageList): Promise<SentPage<OwnMessage>> {
    const list = readPlainList(messages, query(request));
    const wanted = { ...conditionsOf(request), ...list, isTopFirst: true };
    const { records, total } = await sentPage(await this.#reading(request), wanted);
    const { pageNo: current, pageSize: size } = list;
    // That client compares it as a number, only in this list.
    const told = isThirdGeneration(request)
      ? records.map((record) => ({ ...record, readFlag: Number(record.readFlag) }))
      : records;
    return { records: told, total, size, current, pages: Math.ceil(total / size) };
  }

  /** Hides messages from the caller's lists. */
  async hide(request: FastifyRequest, text: string): Promise<Answer> {
    const ids = idsOf(text);
    if (ids.length > MAX_HIDDEN) throw badRequest(serverText('tooManyIds', { most: MAX_HIDDEN }));
    if ((await hideMessages(await this.#reading(request), ids)) === 0) throw notFound(serverText('recordNotFound'));
    await this.#tellOwnWindows(request);
    return new Answer(null, serverText('deleted'));
  }

  /**
   * Returns messages for the bell list of third-generation clients, read or unread, one page at a time, without a
   * total.
   */
  async recent(request: FastifyRequest, messages: MessageList): Promise<unknown> {
    const word = (key: string): string => textIn(request.query, key).trim();
    const range = { key: word('rangeDateKey'), beginDate: word('beginDate'), endDate: word('endDate') };
    const { records } = await sentPage(await this.#reading(request), {
      ...conditionsOf(request),
      ...instantsOf(range, new Date()),
      ...readPlainList(messages, query(request)),
      senders: valuesOf(word('fromUser')),
      isTopFirst: true,
    });
    return records;
  }

  /** Returns the latest message of the user, whose id clients send, as a page with one record. */
  async last(request: FastifyRequest): Promise<unknown> {
    refuseUnknown(OWN_ID, query(request));
    const userId = textIn(request.query, 'userId');
    const said = serverText('wrongParameter', { name: 'userId' });
    if (userId !== '' && userId !== request.session.user.id) throw badRequest(said, [{ path: '/userId', said }]);
    const { records, total } = await sentPage(await this.#reading(request), {
      ...conditionsOf(request),
      pageNo: 1,
      pageSize: 1,
      sort: [],
      isTopFirst: false,
    });
    return { records, total, size: 1, current: 1, pages: total };
  }

  /** Returns the requested message; 404 when it was not sent to the user. */
  async sent(request: FastifyRequest, id: string) {
    const sent = await sentAnnouncement(await this.#reading(request), id);
    if (sent === undefined) throw notFound(serverText('recordNotFound'));
    return sent;
  }

  async mark(request: FastifyRequest): Promise<Answer> {
    const flag = (key: string): boolean | undefined => FLAGS[textIn(request.body, key)];
    const marks = { starred: flag('starFlag'), read: flag('readFlag') };
    if (!(await setMarks(await this.#reading(request), textIn(request.body, 'id'), marks)))
      throw notFound(serverText('recordNotFound'));
    if (marks.read !== undefined) await this.#tellOwnWindows(request);
    return new Answer(null, serverText('edited'));
  }

  /** Returns a message to its recipients; managers of announcements may read all of them as records. */
  async one(request: FastifyRequest): Promise<unknown> {
    const id = textIn(request.query, 'id');
    const page = this.#page();
    if (request.session.permissions.has(permissionOf(page, 'list'))) {
      const caller = callerOf(request.session);
      const from = await this.#tables.sources(page);
      const [record] = await readRecords(this.#services.db, { page, caller }, { ids: [id], lock: false, from });
      if (record !== undefined) return onWire(page, record, caller.can);
    }
    return this.sent(request, id);
  }

  async read(request: FastifyRequest): Promise<unknown> {
    const id = textIn(request.body, 'anntId');
    const reading = await this.#reading(request);
    if ((await sentAnnouncement(reading, id)) === undefined) throw notFound(serverText('recordNotFound'));
    if ((await markRead(reading, id)) > 0) await this.#tellOwnWindows(request);
    return null;
  }

  async readAll(request: FastifyRequest): Promise<Answer> {
    if ((await markRead(await this.#reading(request))) > 0) await this.#tellOwnWindows(request);
    return new Answer(null, serverText('noticesAllRead'));
  }

  #tellOwnWindows({ session: { user } }: FastifyRequest): Promise<void> {
    return announce(this.#services.db, user.tenantId, { userIds: [user.id] });
  }

  /** `izTop`: 1 pins the announcement, 0 unpins it. */
  setOnTop(request: FastifyRequest): Promise<Answer> {
    const { id, izTop }: { readonly id: string; readonly izTop: string | number } = Object(request.body);
    return this.#write('editIzTop', { request, page: this.#page() }, async (writing) => {
      await setOnTop(writing, id, String(izTop) === '1');
      return new Answer(null, serverText('edited'));
    });
  }

  /** Runs the page's own transition, with the parameter names of the contract and without a version. */
  move(request: FastifyRequest, transition: 'release' | 'revoke'): Promise<Answer> {
    const id = textIn(request.query, 'id');
    return this.#write(transition, { request, page: this.#page() }, async (writing) => {
      const { mark } = await lockRecord(writing, id);
      await transitionRecord(writing, { id, transition, version: mark.version, reasons: {} });
      return new Answer(null, serverText(transition === 'release' ? 'noticeReleased' : 'noticeRevoked'));
    });
  }
}
