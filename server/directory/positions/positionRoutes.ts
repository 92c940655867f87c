import type { FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import { Answer } from '../../core/base/envelope.ts';
import { badRequest, notFound } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { positionsOf, usersOf } from '../people/directoryEntities.ts';
import { wholeDirectory, listDirectory, type DirectoryQuery } from '../people/listDirectory.ts';
import { directoryQuery } from '../people/directoryQuery.ts';
import { administratorOf } from '../../data/recordStore/administrator.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { changeHolders, holdsPosition } from './positionHolders.ts';

/** Maximum number of positions or users per call. */
const MOST = 500;
const ID = { type: 'string', minLength: 1, maxLength: 64, pattern: '^[^\\u0000]*$' };
const IDS = { type: 'string', minLength: 1, maxLength: MOST * 65, pattern: '^[^\\u0000]*$' };
const TEXT = { type: 'string', maxLength: 4000, pattern: '^[^\\u0000]*$' };

const holders = { type: 'object', required: ['positionId', 'userIds'], properties: { positionId: ID, userIds: IDS } };

const textsOf = (source: unknown): Readonly<Record<string, string>> => Object(source);

/** Parses `a,b,` to a, b; throws for an empty list or one over the limit, naming the parameter. */
function manyOf(source: unknown, name: string): readonly string[] {
  const all = idsOf(textsOf(source)[name] ?? '');
  if (all.length === 0) throw badRequest(serverText('missingParameter', { name }));
  if (all.length > MOST) throw badRequest(serverText('tooManyValues', { name, most: MOST }));
  return all;
}

/** Positions by id, code or name, and their holders (contract §4.6). */
class PositionCalls {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  #question = (request: FastifyRequest, where: RawBuilder<unknown>): DirectoryQuery =>
    directoryQuery(this.#services, request, { where: [where] });

  #named(request: FastifyRequest, where: RawBuilder<unknown>) {
    const positions = positionsOf(request.session.user.tenantId);
    return wholeDirectory(this.#services.db, positions, { question: this.#question(request, where), parameters: {} });
  }

  byCode = async (request: FastifyRequest) => {
    const { code = '' } = textsOf(request.query);
    const [found] = await this.#named(request, sql`sys_position.code = ${code.trim()}`);
    if (found === undefined) throw notFound(serverText('noSuchPosition'));
    return found;
  };

  /** A user's `post` contains codes, or ids when another client wrote them: this call accepts both. */
  byCodes = (request: FastifyRequest) => {
    const codes = manyOf(request.query, 'codes');
    return this.#named(
      request,
      sql`(sys_position.code = any(${[...codes]}::text[]) or sys_position.id = any(${[...codes]}::text[]))`,
    );
  };

  byIds = (request: FastifyRequest) =>
    this.#named(request, sql`sys_position.id = any(${[...manyOf(request.query, 'ids')]}::text[])`);

  users = (request: FastifyRequest) => {
    const { positionId = '', ...parameters } = textsOf(request.query);
    const { tenantId } = request.session.user;
    const question = this.#question(request, holdsPosition(tenantId, positionId));
    return listDirectory(this.#services.db, usersOf(tenantId), { question, parameters });
  };

  change = (isGiven: boolean) => async (request: FastifyRequest) => {
    const sent = isGiven ? request.body : request.query;
    const { positionId = '' } = textsOf(sent);
    const userIds = manyOf(sent, 'userIds');
    await changeHolders(this.#services.db, await administratorOf(this.#services, callerOf(request.session)), {
      holders: { positionId, userIds },
      isGiven,
    });
    return new Answer(null, serverText(isGiven ? 'added' : 'deleted'));
  };
}

/** Routes for positions other than their records; names and codes are open as in pickers (D61). */
export function positionRoutes(services: Services): readonly RouteDefinition[] {
  const calls = new PositionCalls(services);
  const read = (call: string, name: string, handle: RouteDefinition['handle']): RouteDefinition => ({
    method: 'GET',
    url: `/sys/position/${call}`,
    permission: 'authenticated',
    scope: 'tenant',
    schema: { querystring: { type: 'object', required: [name], properties: { [name]: name === 'code' ? TEXT : IDS } } },
    handle,
  });
  return [
    read('queryByCode', 'code', calls.byCode),
    read('queryByCodes', 'codes', calls.byCodes),
    read('queryByIds', 'ids', calls.byIds),
    {
      method: 'GET',
      url: '/sys/position/getPositionUserList',
      permission: 'system:position:list',
      scope: 'tenant',
      schema: {
        querystring: {
          type: 'object',
          required: ['positionId'],
          maxProperties: 60,
          properties: { positionId: ID },
          additionalProperties: TEXT,
        },
      },
      handle: calls.users,
    },
    // These calls change users, and what printed documents show of them.
    {
      method: 'POST',
      url: '/sys/position/savePositionUser',
      permission: 'system:user:edit',
      scope: 'tenant',
      schema: { body: holders },
      handle: calls.change(true),
    },
    {
      method: 'DELETE',
      url: '/sys/position/removePositionUser',
      permission: 'system:user:edit',
      scope: 'tenant',
      schema: { querystring: holders },
      handle: calls.change(false),
    },
  ];
}
