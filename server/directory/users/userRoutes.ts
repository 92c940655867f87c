import type { FastifyRequest } from 'fastify';
import { Answer } from '../../core/base/envelope.ts';
import { badRequest, businessFailure } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Session } from '../../core/calls/session.ts';
import { newId } from '../../core/database/newId.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { administratorOf, type Administrator } from '../../data/recordStore/administrator.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { MAX_PASSWORD_LENGTH } from '../../../contract/signIn/credentials.ts';
import { takenAccountName } from '../../identity/sessions/accountNames.ts';
import { storedUsernames } from '../../identity/sessions/userByName.ts';
import {
  eraseUsers,
  givePassword,
  resetPasswords,
  restoreUsers,
  setStatus,
  type PasswordOfUser,
} from './accountChanges.ts';
import { departmentsOfUser, rolesOfUser } from './userReads.ts';

const TEXT = { type: 'string', maxLength: 200, pattern: '^[^\\u0000]*$' };
/** Maximum number of users per call, as ids or accounts separated by commas. */
const MAX_USERS = 500;
const LIST = { type: 'string', minLength: 1, maxLength: MAX_USERS * 60, pattern: '^[^\\u0000]*$' };
/** Hashing takes a fraction of a second per password. */
const MAX_PASSWORDS = 50;
const PASSWORD = { type: 'string', minLength: 1, maxLength: MAX_PASSWORD_LENGTH };

const frozenSchema = {
  body: {
    type: 'object',
    required: ['ids', 'status'],
    properties: { ids: LIST, status: { enum: ['1', '2', 1, 2] } },
  },
};

const passwordSchema = {
  body: {
    type: 'object',
    required: ['username', 'password'],
    properties: { username: TEXT, password: PASSWORD, confirmpassword: PASSWORD, confirmPassword: PASSWORD },
  },
};

const bodyOf = (name: string) => ({
  body: { type: 'object', required: [name], properties: { [name]: LIST } },
});

const queryOf = (...names: readonly string[]) => ({
  querystring: {
    type: 'object',
    maxProperties: 20,
    required: names,
    additionalProperties: { type: 'string', maxLength: MAX_USERS * 60, pattern: '^[^\\u0000]*$' },
  },
});

/** Parses `a,b,` to a, b; throws for an empty list or one over the limit. */
function members(text: string, most = MAX_USERS): readonly string[] {
  const all = idsOf(text);
  if (all.length === 0) throw businessFailure(serverText('noIds'));
  if (all.length > most) throw businessFailure(serverText('tooManyIds', { most }));
  return all;
}

const textsOf = (source: unknown): Readonly<Record<string, string>> => Object(source);

/** Operations of administrators on accounts other than editing their records (contract 4.1). */
class UserCalls {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  #administrator(session: Session): Promise<Administrator> {
    return administratorOf(this.#services, callerOf(session));
  }

  freeze = async ({ session, body }: FastifyRequest) => {
    const { ids, status } = body as { readonly ids: string; readonly status: string | number };
    await setStatus(this.#services.db, await this.#administrator(session), {
      ids: members(ids),
      status: Number(status),
    });
    return new Answer(null, serverText('usersFrozen'));
  };

  changePassword = async ({ session, body }: FastifyRequest) => {
    const form = body as PasswordOfUser;
    const [username = ''] = await storedUsernames(this.#services.db, [form.username]);
    await givePassword(this.#services.db, await this.#administrator(session), { ...form, username });
    return new Answer(null, serverText('passwordSet'));
  };

  resetPassword = async ({ session, body }: FastifyRequest) => {
    const usernames = members(textsOf(body)['usernames'] ?? '', MAX_PASSWORDS);
    const stored = await storedUsernames(this.#services.db, usernames);
    const made = await resetPasswords(this.#services.db, await this.#administrator(session), stored);
    return new Answer(made, serverText('passwordsMade'));
  };

  restore = async ({ session, body }: FastifyRequest) => {
    await restoreUsers(this.#services.db, await this.#administrator(session), members(textsOf(body)['userIds'] ?? ''));
    return new Answer(null, serverText('usersRestored'));
  };

  erase = async ({ session, query }: FastifyRequest) => {
    await eraseUsers(this.#services.db, await this.#administrator(session), members(textsOf(query)['userIds'] ?? ''));
    return new Answer(null, serverText('usersErased'));
  };

  roles = async ({ session, query }: FastifyRequest) => {
    const ids = await rolesOfUser(this.#services.db, session.user, textsOf(query)['userid'] ?? '');
    if (ids.length === 0) throw businessFailure(serverText('noRolesOfUser'));
    return ids;
  };

  departments = ({ session, query }: FastifyRequest) =>
    departmentsOfUser(this.#services.db, session.user, textsOf(query)['userId'] ?? '');

  isFree = async ({ query }: FastifyRequest) => {
    const { username, phone, email, id } = textsOf(query);
    if ([username, phone, email].every((name) => name === undefined))
      throw badRequest(serverText('missingParameter', { name: 'username' }));
    if ((await takenAccountName(this.#services.db, { username, phone, email }, id)) !== undefined)
      throw businessFailure(serverText('accountTaken'));
    return true;
  };
}

type UserRoute = Omit<RouteDefinition, 'scope'>;

const PER_MINUTE = { max: 60, timeWindow: 60_000, of: 'user' } as const;

const changes = (calls: UserCalls): readonly UserRoute[] => [
  {
    method: 'PUT',
    url: '/sys/user/frozenBatch',
    permission: 'system:user:frozenBatch',
    schema: frozenSchema,
    handle: calls.freeze,
  },
  {
    method: 'PUT',
    url: '/sys/user/changePassword',
    permission: 'system:user:changepwd',
    rateLimit: PER_MINUTE,
    schema: passwordSchema,
    handle: calls.changePassword,
  },
  {
    method: 'PUT',
    url: '/sys/user/resetPassword',
    permission: 'system:user:changepwd',
    rateLimit: PER_MINUTE,
    schema: bodyOf('usernames'),
    handle: calls.resetPassword,
  },
  {
    method: 'PUT',
    url: '/sys/user/putRecycleBin',
    permission: 'system:user:delete',
    schema: bodyOf('userIds'),
    handle: calls.restore,
  },
  {
    method: 'DELETE',
    url: '/sys/user/deleteRecycleBin',
    permission: 'system:user:deleteRecycleBin',
    schema: queryOf('userIds'),
    handle: calls.erase,
  },
];

const reads = (calls: UserCalls): readonly UserRoute[] => [
  {
    method: 'GET',
    url: '/sys/user/queryUserRole',
    permission: 'system:user:queryUserRole',
    schema: queryOf('userid'),
    handle: calls.roles,
  },
  {
    method: 'GET',
    url: '/sys/user/userDepartList',
    permission: 'system:user:list',
    schema: queryOf('userId'),
    handle: calls.departments,
  },
  // Names must be unique across all tenants; the owner of a taken name is not revealed.
  {
    method: 'GET',
    url: '/sys/user/checkOnlyUser',
    permission: 'system:user:add',
    rateLimit: PER_MINUTE,
    schema: queryOf(),
    handle: calls.isFree,
  },
  { method: 'GET', url: '/sys/user/generateUserId', permission: 'system:user:add', handle: () => newId() },
];

/** Routes for accounts; the record family of the page has the other calls. */
export function userRoutes(services: Services): readonly RouteDefinition[] {
  const calls = new UserCalls(services);
  return [...changes(calls), ...reads(calls)].map((route) => ({ ...route, scope: 'tenant' }));
}
