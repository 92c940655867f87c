import { readMoment } from '../records/moments.ts';
import type { RouteDefinition } from '../routes/routeDefinition.ts';
import type { Services } from '../services.ts';
import { countVisits, listLog, visitsByDay } from './signInLog.ts';

const COUNT = { type: 'string', pattern: '^[1-9][0-9]{0,3}$' };
/** A day, or a time of it; blank: any. */
const TIME = { type: 'string', pattern: '^$|^\\d{4}-\\d\\d-\\d\\d( \\d\\d:\\d\\d:\\d\\d)?$' };
const MOST_ROWS = 200;

const listSchema = {
  querystring: {
    type: 'object',
    properties: {
      logType: { type: 'string', enum: ['1', '2', '3', '4'] },
      keyWord: { type: 'string', maxLength: 100 },
      createTime_begin: TIME,
      createTime_end: TIME,
      pageNo: COUNT,
      pageSize: COUNT,
    },
  },
};

/** Who signed in, of the caller's tenant (S7-19). */
export const logRoutes = ({ db }: Services): readonly RouteDefinition[] => [
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
    schema: listSchema,
    handle: ({ session, query }) => {
      const said = query as Readonly<Record<string, string>>;
      const { logType = '1', keyWord = '', pageNo = '1', pageSize = '10' } = said;
      return listLog(db, session.user.tenantId, {
        logType: Number(logType),
        word: keyWord.trim(),
        from: readMoment(said['createTime_begin'] ?? '')?.from,
        to: readMoment(said['createTime_end'] ?? '')?.to,
        pageNo: Number(pageNo),
        pageSize: Math.min(Number(pageSize), MOST_ROWS),
      });
    },
  },
];
