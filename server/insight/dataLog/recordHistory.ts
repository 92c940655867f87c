import type { RecordVersion } from '../../../contract/administration/dataLog.ts';
import { badRequest } from '../../core/base/errors.ts';
import { showInstant } from '../../core/base/instants.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { languageOf } from '../../core/calls/language.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { doneBy, staffNames } from '../../data/recordStore/staffNames.ts';
import type { Services } from '../../core/services/services.ts';
import { differences } from './differences.ts';
import { createHistoryReading, type AskedHistory } from './historyReading.ts';
import type { DataLogEntry } from './readLog.ts';
import { NO_RECORD } from './replay.ts';

/** Most entries shown, the latest; older ones are in the data log. */
const MAX_SHOWN = 200;

const ID = { type: 'string', minLength: 1, maxLength: 64 };
const PAGE = { type: 'string', minLength: 1, maxLength: 200 };
const VERSION = { type: 'string', pattern: '^\\d{1,9}$' };

/** Returns who changed what in a record, to callers who may read it, limited to visible columns. */
export const recordHistoryRoutes = (services: Services): readonly RouteDefinition[] => {
  const { permission, read } = createHistoryReading(services);
  return [
    {
      method: 'GET',
      url: '/sys/dataLog/history',
      permission,
      scope: 'page',
      schema: {
        querystring: { type: 'object', required: ['id'], properties: { page: PAGE, table: PAGE, id: ID } },
      },
      handle: async (request): Promise<readonly RecordVersion[]> => {
        const { page, words, entries } = await read(request);
        const first = Math.max(0, entries.length - MAX_SHOWN);
        const shown = entries.slice(first);
        const pairs = shown.map(
          ({ record, action }, index) =>
            // An added record is not also listed field by field.
            [action === 'add' ? record : (entries[first + index - 1]?.record ?? NO_RECORD), record] as const,
        );
        const changes = await differences(page, pairs, words);
        const nameOf = await staffNames(
          services.db,
          shown.flatMap(({ by, actingFor }) => [by, actingFor]),
        );
        const told = shown.map(({ id, version, action, by, actingFor, at }, index) => ({
          id,
          version,
          action,
          actionTitle: page?.list.actions.find((one) => one.action === 'transition' && one.id === action)?.title ?? '',
          time: showInstant(at),
          name: doneBy(nameOf, { by, absent: actingFor }, languageOf(request)),
          cells: changes[index]?.cells ?? [],
          rows: changes[index]?.rows ?? [],
        }));
        return told.reverse();
      },
    },
    {
      method: 'GET',
      url: '/sys/dataLog/compare',
      permission,
      scope: 'page',
      schema: {
        querystring: {
          type: 'object',
          required: ['id', 'from', 'to'],
          properties: { page: PAGE, table: PAGE, id: ID, from: VERSION, to: VERSION },
        },
      },
      handle: async (request) => {
        const { page, words, entries } = await read(request);
        const { from, to } = request.query as AskedHistory;
        const at = (version: string | undefined): DataLogEntry | undefined =>
          entries.filter((entry) => String(entry.version) === version).at(-1);
        const [one, other] = [at(from), at(to)];
        if (one === undefined || other === undefined) throw badRequest(serverText('noSuchVersion'));
        const [changes] = await differences(page, [[one.record, other.record]], words);
        return changes;
      },
    },
  ];
};
