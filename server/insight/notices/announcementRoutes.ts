import type { FastifyReply } from 'fastify';
import type { SentAnnouncement } from '../../../contract/announcement.ts';
import { escapeHtml } from '../../../contract/notices/messageTemplates.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { ANNOUNCEMENT_URL } from '../../data/events/sentNotices.ts';
import { Announcements, textIn } from './announcements.ts';
import { RANGE_KEYS } from './dateRanges.ts';
import { SORTABLE, type MessageList } from './sentAnnouncements.ts';

const ID = { type: 'string', minLength: 1, maxLength: 40 };
const IDS = { type: 'string', minLength: 1, maxLength: 20_000, pattern: '^[^\\u0000]*$' };
const COUNT = { type: 'string', pattern: '^[1-9][0-9]{0,3}$' };
const WORD = { type: 'string', maxLength: 100 };
const TIME = { type: 'string', pattern: '^$|^\\d{4}-\\d\\d-\\d\\d( \\d\\d:\\d\\d:\\d\\d)?$' };
const FLAG = { enum: ['', '0', '1'] };

const byId = { querystring: { type: 'object', required: ['id'], properties: { id: ID } } };
const bySendId = { querystring: { type: 'object', required: ['sendId'], properties: { sendId: ID } } };
const byAddress = { params: { type: 'object', properties: { id: ID } } };
const listSchema = { querystring: { type: 'object', properties: { pageSize: COUNT } } };

const MESSAGE_QUERY = {
  pageNo: COUNT,
  pageSize: COUNT,
  titile: WORD,
  sender: WORD,
  msgCategory: { enum: ['', '1', '2'] },
  priority: { enum: ['', 'L', 'M', 'H'] },
  readFlag: FLAG,
  starFlag: FLAG,
};
/** Kinds of messages as the newest public client names them; an unknown kind matches no messages. */
const KIND = { type: 'string', pattern: '^\\w{0,40}$' };
const OWN_QUERY = {
  ...MESSAGE_QUERY,
  // Selects one of two logs in other clients; this server has only one.
  logType: FLAG,
  noticeType: KIND,
  sendTimeBegin: TIME,
  sendTimeEnd: TIME,
};
const pageSchema = { querystring: { type: 'object', properties: OWN_QUERY } };
const RECENT_QUERY = {
  ...MESSAGE_QUERY,
  fromUser: { type: 'string', maxLength: 1000 },
  noticeType: KIND,
  rangeDateKey: { enum: RANGE_KEYS },
  beginDate: TIME,
  endDate: TIME,
};
const recentSchema = { querystring: { type: 'object', properties: RECENT_QUERY } };
const listOf = (conditions: object): MessageList => ({ names: new Set(Object.keys(conditions)), sortable: SORTABLE });
const [MESSAGES, RECENT] = [listOf(OWN_QUERY), listOf(RECENT_QUERY)];
const readSchema = { body: { type: 'object', required: ['anntId'], properties: { anntId: ID } } };
const markSchema = {
  body: { type: 'object', required: ['id'], properties: { id: ID, starFlag: FLAG, readFlag: FLAG } },
};

/**
 * Sends an announcement as a separate page (contract §5.1). Its content was sanitized when it was stored; scripts do
 * not run.
 */
const sendAnnouncementPage = (
  reply: FastifyReply,
  { titile, sender, sendTime, msgContent }: SentAnnouncement & { readonly msgContent: string },
): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'")
    .send(
      `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${escapeHtml(titile)}</title></head>` +
        `<body><h1>${escapeHtml(titile)}</h1><p>${escapeHtml(sender)} ${escapeHtml(sendTime)}</p>${msgContent}</body></html>`,
    );

const topSchema = {
  body: { type: 'object', required: ['id', 'izTop'], properties: { id: ID, izTop: { enum: [0, 1, '0', '1'] } } },
};

const OWN = { permission: 'authenticated', scope: 'own' } as const;

/** Messages sent to the caller, under the two addresses that clients use. */
const ownMessageRoutes = (announcements: Announcements): readonly RouteDefinition[] => {
  const get = (url: string, schema: RouteDefinition['schema'], handle: RouteDefinition['handle']): RouteDefinition => ({
    ...OWN,
    method: 'GET',
    url,
    schema,
    handle,
  });
  const post = (url: string, more: Pick<RouteDefinition, 'schema' | 'bodyless' | 'handle'>): RouteDefinition => ({
    ...OWN,
    method: 'POST',
    url,
    ...more,
  });
  const light = (route: RouteDefinition): RouteDefinition => ({ ...route, light: true });
  const SENDS = '/sys/sysAnnouncementSend';
  return [
    get(`${ANNOUNCEMENT_URL}/listByUser`, listSchema, (request) => announcements.unread(request)),
    get(`${ANNOUNCEMENT_URL}/getUnreadMessageCount`, undefined, (request) => announcements.unreadCount(request)),
    light(get(`${ANNOUNCEMENT_URL}/queryById`, byId, (request) => announcements.one(request))),
    get(`${ANNOUNCEMENT_URL}/vue3List`, recentSchema, (request) => announcements.recent(request, RECENT)),
    light(get(`${ANNOUNCEMENT_URL}/getLastAnnountTime`, undefined, (request) => announcements.last(request))),
    light(
      get(`${ANNOUNCEMENT_URL}/show/:id`, byAddress, async (request, reply) =>
        sendAnnouncementPage(reply, await announcements.sent(request, textIn(request.params, 'id'))),
      ),
    ),
    // A new member of a tenant sees its published announcements automatically: nothing to synchronize.
    light(get(`${ANNOUNCEMENT_URL}/syncNotic`, undefined, () => null)),
    post(`${ANNOUNCEMENT_URL}/clearAllUnReadMessage`, {
      bodyless: true,
      handle: (request) => announcements.readAll(request),
    }),
    get(`${SENDS}/getMyAnnouncementSend`, pageSchema, (request) => announcements.own(request, MESSAGES)),
    light(get(`${SENDS}/getOne`, bySendId, (request) => announcements.sent(request, textIn(request.query, 'sendId')))),
    light(post(`${SENDS}/edit`, { schema: markSchema, handle: (request) => announcements.mark(request) })),
    light(
      post(`${SENDS}/editByAnntIdAndUserId`, { schema: readSchema, handle: (request) => announcements.read(request) }),
    ),
    // Readers are counted by read marks; visits are not counted.
    light(get(`${ANNOUNCEMENT_URL}/addVisitsNumber`, byId, () => null)),
    ...[
      [`${SENDS}/delete`, 'id'],
      [`${SENDS}/deleteBatch`, 'ids'],
    ].map(([url = '', name = '']): RouteDefinition => ({
      ...OWN,
      method: 'DELETE',
      url,
      schema: { querystring: { type: 'object', required: [name], properties: { [name]: IDS } } },
      handle: (request) => announcements.hide(request, textIn(request.query, name)),
    })),
    post(`${SENDS}/readAll`, { bodyless: true, handle: (request) => announcements.readAll(request) }),
  ];
};

/** Routes of announcements for recipients, and their publishing (contract §5.1); the page provides the rest. */
export const announcementRoutes = (services: Services): readonly RouteDefinition[] => {
  const announcements = new Announcements(services);
  return [
    ...ownMessageRoutes(announcements),
    {
      method: 'POST',
      url: `${ANNOUNCEMENT_URL}/editIzTop`,
      permission: 'system:announcement:edit',
      scope: 'tenant',
      schema: topSchema,
      handle: (request) => announcements.setOnTop(request),
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
