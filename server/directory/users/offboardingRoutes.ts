import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { SentOffboardedUser } from '../../../contract/organisation/delegation.ts';
import { Answer } from '../../core/base/envelope.ts';
import { showInstant } from '../../core/base/instants.ts';
import { badRequest } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { escapeLike } from '../../core/database/escapeLike.ts';
import type { Db } from '../../core/database/db.ts';
import { readPlainList } from '../../data/lists/plainListParameters.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { administratorOf } from '../../data/recordStore/administrator.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { storedUsernames } from '../../identity/sessions/userByName.ts';
import { delegationBody, withStoredNames } from './delegationRoutes.ts';
import { cancelLeaving, offboard, type OffboardingForm } from './offboarding.ts';

const TEXT = { type: 'string', maxLength: 6000, pattern: '^[^\\u0000]*$' };
const MOST = 100;
const LIST = { names: new Set(['keyword', 'username', 'realname']), sortable: {} };

const leaversOf = (db: Db, { session: { user }, query }: FastifyRequest) => {
  const { keyword = '', username = keyword } = query as Readonly<Record<string, string | undefined>>;
  const found = db
    .selectFrom('sys_user_quit as quit')
    .innerJoin('sys_user as who', 'who.id', 'quit.user_id')
    .innerJoin('sys_user as next', 'next.id', 'quit.agent_id')
    .where('quit.tenant_id', '=', user.tenantId)
    .where('who.del_flag', '=', 0);
  if (username === '') return found;
  const pattern = `%${escapeLike(username)}%`;
  return found.where((where) =>
    where.or([where('who.username', 'ilike', pattern), where('who.realname', 'ilike', pattern)]),
  );
};

async function leaverList(db: Db, request: FastifyRequest) {
  const { pageNo, pageSize } = readPlainList(LIST, Object(request.query));
  const found = leaversOf(db, request);
  const rows = await found
    .orderBy('quit.quit_time', 'desc')
    .orderBy('quit.id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .select(['who.id', 'who.username', 'who.realname', 'who.avatar', 'who.sex', 'who.status'])
    .select(['next.username as agentUserName', 'next.realname as agentRealname', 'quit.quit_time', 'quit.done_time'])
    .select(sql<number>`(select count(*)::int from sys_user_quit_record r where r.quit_id = quit.id)`.as('records'))
    .execute();
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const records = rows.map(({ quit_time: at, done_time: done, sex, status, ...row }): SentOffboardedUser => ({
    ...row,
    sex: sex === null ? null : String(sex),
    status: String(status),
    quitTime: showInstant(at),
    isDone: done !== null,
  }));
  return { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) };
}

const namesIn = (text: string | undefined): readonly string[] => [
  ...new Set((text ?? '').split(',').flatMap((one) => one.trim() || [])),
];

/** Reads the users that the client names by ids, by accounts, or both, in the address or the body. */
async function wantedNames(db: Db, { query, body, session }: FastifyRequest): Promise<readonly string[]> {
  const { usernames, userIds } = { ...Object(query), ...Object(body) } as Readonly<Record<string, string | undefined>>;
  const [names, ids] = [namesIn(usernames), namesIn(userIds)];
  if (names.length + ids.length === 0 || names.length + ids.length > 2 * MOST) throw badRequest(serverText('noIds'));
  if (names.length > 0) return storedUsernames(db, names);
  const { tenantId } = session.user;
  const rows = await db
    .selectFrom('sys_user')
    .where('id', 'in', [...ids])
    .where('tenant_id', '=', tenantId)
    .select('username')
    .execute();
  return rows.map(({ username }) => username);
}

/** Routes for leaving users (decision 0068). */
export function offboardingRoutes(services: Services): readonly RouteDefinition[] {
  const { db } = services;
  const right = { permission: 'system:user:quit', scope: 'tenant' } as const;
  const named = { type: 'object', properties: { usernames: TEXT, userIds: TEXT } };
  return [
    {
      ...right,
      method: 'GET',
      url: '/sys/user/getQuitList',
      schema: { querystring: { type: 'object', properties: { keyword: TEXT, username: TEXT } } },
      handle: (request) => leaverList(db, request),
    },
    {
      ...right,
      method: 'PUT',
      url: '/sys/user/userQuitAgent',
      schema: delegationBody('userName', 'agentUserName'),
      handle: async ({ session, body }) => {
        const administrator = await administratorOf(services, callerOf(session));
        await offboard(services, administrator, await withStoredNames(db, body as OffboardingForm));
        return new Answer(null, serverText('quitSaved'));
      },
    },
    {
      ...right,
      method: 'PUT',
      url: '/sys/user/putCancelQuit',
      bodyless: true,
      schema: { querystring: { ...named, maxProperties: 20 } },
      handle: async (request) => {
        const caller = await administratorOf(services, callerOf(request.session));
        await cancelLeaving(services, caller, await wantedNames(db, request));
        return new Answer(null, serverText('quitCancelled'));
      },
    },
  ];
}
