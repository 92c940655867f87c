import { useCallback, useEffect, useMemo, useReducer } from 'react';
import { useReturn } from '../../shell/ui/useReturn.ts';
import { useFetched } from '../../shell/ui/useFetched.ts';
import type { Fetched } from '../../shell/ui/useFetched.ts';
import type { ShellRoute } from '../../shell/routes/buildRoutes.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { isSameRecord } from '../../shell/openedRecords/openedRecords.ts';
import type { RecordKey } from '../../shell/openedRecords/openedRecords.ts';
import { shownRecord } from './recordStatus.ts';
import type { ShownRecord, RecordStatuses } from './recordStatus.ts';
import { toRecordStatuses } from '../../../contract/recordStatus.ts';

const titlesIn = (routes: readonly ShellRoute[]): readonly (readonly [string, string])[] =>
  routes.flatMap(({ path, target, meta, children }) => [
    ...(target.kind === 'page' ? [[path, meta.title] as const] : []),
    ...titlesIn(children),
  ]);

export interface OpenedRecordsNow extends Pick<Fetched<unknown>, 'failure' | 'isLoading' | 'again'> {
  /** The latest first. */
  readonly records: readonly ShownRecord[];
  /** The record to continue with; null when none exists any more. */
  readonly last: ShownRecord | null;
}

/** `wanted`: the records as JSON, so that an equal list causes no new request. */
function useStandings(wanted: string): Fetched<RecordStatuses> {
  const { http } = useShell();
  const ask = useCallback(
    async (signal: AbortSignal): Promise<RecordStatuses> => {
      const asked = JSON.parse(wanted) as readonly RecordKey[];
      if (asked.length === 0) return { asked, found: [] };
      const body = { records: asked };
      const answer = await http.call({ method: 'POST', url: '/sys/home/records', body, signal });
      return { asked, found: toRecordStatuses(answer) };
    },
    [http, wanted],
  );
  return useFetched(ask);
}

/** The records opened last with their current status; reloaded when the user returns to the page. */
export function useOpenedRecords(routes: readonly ShellRoute[]): OpenedRecordsNow {
  const { openedRecords } = useShell();
  const [, changed] = useReducer((count: number) => count + 1, 0);
  useEffect(() => openedRecords.subscribe(changed), [openedRecords]);
  const titles = useMemo(() => new Map(titlesIn(routes)), [routes]);
  const list = openedRecords.list();
  const {
    value: standings,
    failure,
    isLoading,
    again,
  } = useStandings(JSON.stringify(list.map(({ page, id }) => ({ page, id }))));
  useReturn(again);
  const records = list.map((record) => shownRecord(record, { standings, titleOf: (path) => titles.get(path) }));
  const there = records.filter(({ isGone }) => !isGone);
  const kept = openedRecords.last();
  const last = there.find((record) => kept !== null && isSameRecord(record, kept)) ?? there[0] ?? null;
  return { records, last, failure, isLoading, again };
}
