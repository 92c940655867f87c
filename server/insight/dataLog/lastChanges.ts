import type { LastChanges } from '../../../contract/administration/dataLog.ts';
import type { CompiledPage } from '../../../engine/index.ts';
import { showInstant } from '../../core/base/instants.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { doneBy, staffNames } from '../../data/recordStore/staffNames.ts';
import type { Services } from '../../core/services/services.ts';
import { differences } from './differences.ts';
import { createHistoryReading } from './historyReading.ts';
import type { DataLogEntry } from './readLog.ts';

/**
 * Returns the version with which a record is compared for its reader: its last state in the current status before
 * another status followed (a reviewer sees what was corrected after the return); otherwise the state before its last
 * change other than a transition. Undefined: nothing has changed since it was added.
 */
export function versionBefore(page: CompiledPage, entries: readonly DataLogEntry[]): DataLogEntry | undefined {
  const { statusKey = '' } = page.resource;
  const latestFirst = [...entries].reverse();
  const [last, ...older] = latestFirst;
  const statusOf = (entry: DataLogEntry | undefined) => entry?.record.values[statusKey];
  const other = older.findIndex((entry) => statusOf(entry) !== statusOf(last));
  const same = other < 0 ? undefined : older.slice(other).find((entry) => statusOf(entry) === statusOf(last));
  if (same !== undefined) return same;
  const moves = new Set(page.list.actions.filter(({ action }) => action === 'transition').map(({ id }) => id));
  const change = latestFirst.findIndex(({ action }) => !moves.has(action));
  return change < 0 ? undefined : older[change];
}

/** Returns the differences from the previous version to callers who may read the record (decision 0076). */
export const lastChangesRoute = (services: Services): RouteDefinition => {
  const { permission, read } = createHistoryReading(services);
  return {
    method: 'GET',
    url: '/sys/dataLog/lastChanges',
    permission,
    scope: 'page',
    schema: {
      querystring: {
        type: 'object',
        required: ['page', 'id'],
        properties: {
          page: { type: 'string', minLength: 1, maxLength: 200 },
          id: { type: 'string', minLength: 1, maxLength: 64 },
        },
      },
    },
    handle: async (request): Promise<LastChanges | null> => {
      const { page, words, entries } = await read(request);
      const base = page && versionBefore(page, entries);
      const last = entries.at(-1);
      if (page === undefined || base === undefined || last === undefined) return null;
      const [changes] = await differences(page, [[base.record, last.record]], words);
      const nameOf = await staffNames(services.db, [base.by, base.actingFor]);
      return {
        version: base.version,
        time: showInstant(base.at),
        name: doneBy(nameOf, { by: base.by, absent: base.actingFor }, languageOf(request)),
        cells: changes?.cells ?? [],
        rows: changes?.rows ?? [],
      };
    },
  };
};
