import type { FastifyRequest } from 'fastify';
import type { CompiledPage } from '../../engine/index.ts';
import { Answer } from '../envelope.ts';
import { notFound } from '../errors.ts';
import { callerOf } from '../records/caller.ts';
import { createWrite, query } from '../records/recordCalls.ts';
import { recordMessages } from '../records/recordMessages.ts';
import { permissionOf } from '../records/recordState.ts';
import { onWire, readRecords } from '../records/storedRecord.ts';
import { transitionRecord } from '../records/transitionRecord.ts';
import { lockRecord } from '../records/writing.ts';
import type { RouteDefinition } from '../routes/routeDefinition.ts';
import type { Services } from '../services.ts';
import { createPageTables } from '../tables/pageTables.ts';
import { ANNOUNCEMENT_URL, announcementHook } from './announcementHook.ts';
import { announce } from './announcementNews.ts';
import { noticeMessages } from './noticeMessages.ts';
import { markRead, sentAnnouncement, sentPage, unreadLists, type Reading } from './sentAnnouncements.ts';

/** How many of each kind the bell shows. */
const BELL_SIZE = 5;

const ID = { type: 'string', minLength: 1, maxLength: 40 };
const COUNT = { type: 'string', pattern: '^[1-9][0-9]{0,3}$' };
const WORD = { type: 'string', maxLength: 100 };

const byId = { querystring: { type: 'object', required: ['id'], properties: { id: ID } } };
const listSchema = { querystring: { type: 'object', properties: { pageSize: COUNT } } };
const pageSchema = {
  querystring: {
    type: 'object',
    properties: {
      pageNo: COUNT,
      pageSize: { type: 'string', pattern: '^([1-9]|[1-9][0-9]|100)$' },
      titile: WORD,
      sender: WORD,
      msgCategory: { enum: ['', '1', '2'] },
      priority: { enum: ['', 'L', 'M', 'H'] },
      readFlag: { enum: ['', '0', '1'] },
    },
  },
};
const readSchema = { body: { type: 'object', required: ['anntId'], properties: { anntId: ID } } };

const textIn = (source: unknown, key: string): string => {
  const value: unknown = Object(source)[key];
  return typeof value === 'string' ? value : '';
};

/** Of the query, which the route's schema has bounded. */
const numberIn = (request: FastifyRequest, key: string, otherwise: number): number =>
  Number(query(request)[key] ?? otherwise);

const MOST_IN_BELL = 50;

class Announcements {
  readonly #services: Services;
  readonly #tables;
  readonly #write;

  constructor(services: Services) {
    this.#services = services;
    this.#tables = createPageTables(services.db, () => services.schemas.pages());
    this.#write = createWrite(services, { tables: this.#tables, hooks: [announcementHook] });
  }

  /** 404 in a product whose schemas leave announcements out. */
  #page(): CompiledPage {
    const page = this.#services.schemas.pageByUrl(ANNOUNCEMENT_URL);
    if (page === undefined) throw notFound();
    return page;
  }

  async #reading({ session }: FastifyRequest): Promise<Reading> {
    const page = this.#page();
    const from = await this.#tables.sources(page);
    return { db: this.#services.db, from: from(page.resource.table), user: session.user };
  }

  async unread(request: FastifyRequest): Promise<unknown> {
    const size = Math.min(numberIn(request, 'pageSize', BELL_SIZE), MOST_IN_BELL);
    return unreadLists(await this.#reading(request), size);
  }

  async own(request: FastifyRequest): Promise<unknown> {
    const [current, size] = [numberIn(request, 'pageNo', 1), numberIn(request, 'pageSize', 10)];
    const word = (key: string): string => textIn(request.query, key).trim();
    const { records, total } = await sentPage(await this.#reading(request), {
      pageNo: current,
      pageSize: size,
      titile: word('titile'),
      sender: word('sender'),
      msgCategory: word('msgCategory'),
      priority: word('priority'),
      readFlag: word('readFlag'),
    });
    return { records, total, size, current, pages: Math.ceil(total / size) };
  }

  /** Whoever was sent it reads it; whoever keeps announcements reads all of them, as their record. */
  async one(request: FastifyRequest): Promise<unknown> {
    const id = textIn(request.query, 'id');
    const page = this.#page();
    if (request.session.permissions.has(permissionOf(page, 'list'))) {
      const caller = callerOf(request.session);
      const from = await this.#tables.sources(page);
      const [record] = await readRecords(this.#services.db, [page, caller], { ids: [id], lock: false, from });
      if (record !== undefined) return onWire(page, record, caller.can);
    }
    const sent = await sentAnnouncement(await this.#reading(request), id);
    if (sent === undefined) throw notFound(recordMessages.notFound);
    return sent;
  }

  async read(request: FastifyRequest): Promise<unknown> {
    const id = textIn(request.body, 'anntId');
    const reading = await this.#reading(request);
    if ((await sentAnnouncement(reading, id)) === undefined) throw notFound(recordMessages.notFound);
    if ((await markRead(reading, id)) > 0) await this.#tellOwnWindows(request);
    return null;
  }

  async readAll(request: FastifyRequest): Promise<Answer> {
    if ((await markRead(await this.#reading(request))) > 0) await this.#tellOwnWindows(request);
    return new Answer(null, noticeMessages.allRead);
  }

  #tellOwnWindows({ session: { user } }: FastifyRequest): Promise<void> {
    return announce(this.#services.db, user.tenantId, { userIds: [user.id] });
  }

  /** As the page's own transition, by the names of the contract and without a version. */
  move(request: FastifyRequest, transition: 'release' | 'revoke'): Promise<Answer> {
    const id = textIn(request.query, 'id');
    return this.#write(transition, { request, page: this.#page() }, async (writing) => {
      const { mark } = await lockRecord(writing, id);
      await transitionRecord(writing, { id, transition, version: mark.version, reasons: {} });
      return new Answer(null, noticeMessages[transition === 'release' ? 'released' : 'revoked']);
    });
  }
}

/** Announcements as those see them to whom they are sent, and their release (contract §5.1); the rest is the page's. */
export const announcementRoutes = (services: Services): readonly RouteDefinition[] => {
  const announcements = new Announcements(services);
  const own = { permission: 'authenticated', scope: 'own' } as const;
  const SENDS = '/sys/sysAnnouncementSend';
  return [
    {
      ...own,
      method: 'GET',
      url: `${ANNOUNCEMENT_URL}/listByUser`,
      schema: listSchema,
      handle: (request) => announcements.unread(request),
    },
    {
      ...own,
      method: 'GET',
      url: `${ANNOUNCEMENT_URL}/queryById`,
      schema: byId,
      handle: (request) => announcements.one(request),
    },
    {
      ...own,
      method: 'GET',
      url: `${SENDS}/getMyAnnouncementSend`,
      schema: pageSchema,
      handle: (request) => announcements.own(request),
    },
    {
      ...own,
      method: 'POST',
      url: `${SENDS}/editByAnntIdAndUserId`,
      schema: readSchema,
      handle: (request) => announcements.read(request),
    },
    {
      ...own,
      method: 'POST',
      url: `${SENDS}/readAll`,
      bodyless: true,
      handle: (request) => announcements.readAll(request),
    },
    ...(['GET', 'POST'] as const).flatMap((method): RouteDefinition[] => [
      {
        method,
        url: `${ANNOUNCEMENT_URL}/doReleaseData`,
        permission: 'system:announcement:release',
        scope: 'tenant',
        bodyless: true,
        schema: byId,
        handle: (request) => announcements.move(request, 'release'),
      },
      {
        method,
        url: `${ANNOUNCEMENT_URL}/doReovkeData`,
        permission: 'system:announcement:revoke',
        scope: 'tenant',
        bodyless: true,
        schema: byId,
        handle: (request) => announcements.move(request, 'revoke'),
      },
    ]),
  ];
};
