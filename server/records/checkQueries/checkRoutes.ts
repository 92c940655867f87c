import type { FastifyRequest } from 'fastify';
import { badRequest } from '../../core/base/errors.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { checkByRule, checkConfigured, checkDuplicate, type DuplicateChecking } from './answerChecks.ts';
import { CONFIGURED_CHECKS, type ConfiguredCheck } from './configuredChecks.ts';
import { serverText } from '../../core/texts/serverText.ts';

const MAX_NAME = 100;
const MAX_VALUE = 4000;
/** Rate limit: a pasted column checks each of its values; more requests would allow guessing. */
const LIMIT = { max: 1200, timeWindow: 60_000, of: 'user' } as const;

type Parameters = Readonly<Record<string, unknown>>;

const tooLong = (name: string, max: number) => {
  const said = serverText('longParameter', { name, most: max });
  return badRequest(said, [{ path: `/${name}`, said }]);
};

/** Reads a parameter; accepts numbers and null, as clients send them; absent and blank give undefined. */
const read = (from: Parameters, name: string, max: number): string | undefined => {
  const value = Object.hasOwn(from, name) ? from[name] : undefined;
  if (value === undefined || value === null || value === '') return undefined;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  if (text === undefined || text.length > max || text.includes('\0')) throw tooLong(name, max);
  return text;
};

const readNeeded = (from: Parameters, name: string): string => {
  const value = read(from, name, MAX_NAME);
  const said = serverText('missingParameter', { name });
  if (value === undefined) throw badRequest(said, [{ path: `/${name}`, said }]);
  return value;
};

/** Clients encode the value twice; a value that was encoded once is accepted too. */
const decodedAgain = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** Parameter names of the value in a configured check. */
const VALUE_NAMES = ['code', 'value', 'fieldVal'];

/** Checks that only the server can decide (S5-13 to S5-17, S7-20, W7-38): success means that the value is valid. */
export const checkRoutes = (services: Services): readonly RouteDefinition[] => {
  const checking = (request: FastifyRequest): DuplicateChecking => ({ ...services, caller: callerOf(request.session) });
  const query = (request: FastifyRequest): Parameters => Object(request.query);

  const configured = (check: ConfiguredCheck): RouteDefinition => ({
    method: 'POST',
    url: check.url,
    rateLimit: LIMIT,
    permission: 'authenticated',
    scope: 'tenant',
    handle: (request) => {
      const sent: Parameters = { ...query(request), ...Object(request.body) };
      return checkConfigured(checking(request), check, {
        value: VALUE_NAMES.flatMap((name) => read(sent, name, MAX_VALUE) ?? [])[0] ?? '',
        dataId: read(sent, 'id', MAX_NAME) ?? read(sent, 'dataId', MAX_NAME),
        type: read(sent, 'type', MAX_NAME),
      });
    },
  });

  return [
    {
      method: 'GET',
      url: '/sys/duplicate/check',
      rateLimit: LIMIT,
      permission: 'authenticated',
      scope: 'tenant',
      handle: (request) => {
        const sent = query(request);
        const place = { table: readNeeded(sent, 'tableName'), field: readNeeded(sent, 'fieldName') };
        return checkDuplicate(checking(request), place, {
          value: read(sent, 'fieldVal', MAX_VALUE) ?? '',
          dataId: read(sent, 'dataId', MAX_NAME),
        });
      },
    },
    {
      method: 'GET',
      url: '/sys/checkRule/checkByCode',
      light: true,
      rateLimit: LIMIT,
      permission: 'authenticated',
      scope: 'tenant',
      handle: (request) => {
        const sent = query(request);
        const value = decodedAgain(read(sent, 'value', MAX_VALUE) ?? '');
        return checkByRule(checking(request), readNeeded(sent, 'ruleCode'), value);
      },
    },
    ...CONFIGURED_CHECKS.map(configured),
  ];
};
