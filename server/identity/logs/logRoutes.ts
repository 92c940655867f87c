import { languageOf } from '../../core/calls/language.ts';
import { readTimeSpan } from '../../core/base/instants.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { readPlainList } from '../../data/lists/plainListParameters.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { listedText } from '../../data/dictionaries/listedText.ts';
import { listLog, SORTABLE_CALLS, type LogQuery } from './listLog.ts';
import { countVisits, visitsByDay } from './signInLog.ts';

/** A date, or a date and time; blank: any. */
const TIME = { type: 'string', pattern: '^$|^\\d{4}-\\d\\d-\\d\\d( \\d\\d:\\d\\d:\\d\\d)?$' };
export const LOG_CONDITIONS = {
  logType: { type: 'string', enum: ['1', '2', '3', '4'] },
  operateType: { type: 'string', pattern: '^[0-9]{0,4}$' },
  keyWord: { type: 'string', maxLength: 100 },
  createTime_begin: TIME,
  createTime_end: TIME,
};
const LIST = { names: new Set(Object.keys(LOG_CONDITIONS)), sortable: SORTABLE_CALLS };

/** Parses the log query of a call; the schema of its route has checked the values of `LOG_CONDITIONS`. */
export function readLogQuery(said: Readonly<Record<string, string>>): LogQuery {
  const { logType = '1', operateType = '', keyWord = '' } = said;
  return {
    ...readPlainList(LIST, said),
    logType: Number(logType),
    operateType: operateType === '' ? undefined : Number(operateType),
    word: keyWord.trim(),
    from: readTimeSpan(said['createTime_begin'] ?? '')?.from,
    to: readTimeSpan(said['createTime_end'] ?? '')?.to,
  };
}

/** Calls by which other clients remove entries: they are refused, since the log cannot be deleted. */
const removals = ['delete', 'deleteBatch'].map((name): RouteDefinition => ({
  method: 'DELETE',
  url: `/sys/log/${name}`,
  light: true,
  permission: 'system:log:list',
  scope: 'tenant',
  handle: () => {
    throw businessFailure(serverText('logKept'));
  },
}));

/** Routes for sign-ins and logged operations of the caller's tenant (S7-19). */
export const logRoutes = ({ db, schemas }: Services): readonly RouteDefinition[] => [
  ...removals,
  {
    method: 'GET',
    url: '/sys/loginfo',
    permission: 'system:log:list',
    scope: 'tenant',
    handle: ({ session }) => countVisits(db, session.user.tenantId, new Date()),
  },
  {
    method: 'GET',
    url: '/sys/visitInfo',
    permission: 'system:log:list',
    scope: 'tenant',
    handle: ({ session }) => visitsByDay(db, session.user.tenantId, new Date()),
  },
  {
    method: 'GET',
    url: '/sys/log/list',
    permission: 'system:log:list',
    scope: 'tenant',
    schema: { querystring: { type: 'object', properties: LOG_CONDITIONS } },
    handle: (request) => {
      const { tenantId } = request.session.user;
      const textOf = listedText(schemas, languageOf(request));
      return listLog(db, { tenantId, textOf }, readLogQuery(request.query as Readonly<Record<string, string>>));
    },
  },
];
