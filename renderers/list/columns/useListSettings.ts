import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CompiledColumn } from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import {
  PAGE_ARRANGEMENT,
  readArrangement,
  type ColumnArrangement,
} from '../../table/grid/columns/columnArrangement.ts';
import { ColumnSettings } from '../../table/grid/columns/columnSettings.ts';
import { keepListSettings, readListSettings, type ListSettings } from './listSettings.ts';
import { shownKeys, withShownKeys } from './viewedColumns.ts';

/** A user's display settings of one list, and how to change them. */
export interface ListLook {
  readonly arrangement: ColumnArrangement;
  readonly arrange: (arrangement: ColumnArrangement) => void;
  readonly settings: ListSettings;
  readonly change: (settings: Partial<ListSettings>) => void;
  /** Initial columns for everybody; the user's own take precedence. */
  readonly team: {
    readonly columns: ColumnArrangement;
    readonly take: (columns: ColumnArrangement | null) => void;
    /** Drops the user's own columns. */
    readonly follow: () => void;
  };
  /**
   * Displayed columns for saved views: `shown` is stored in a view, `show` applies one; leaving the view restores the
   * user's own columns.
   */
  readonly viewed: {
    readonly shown: readonly string[] | null;
    readonly show: (keys: readonly string[] | null) => void;
  };
}

/** Returns the user's own arrangement, stored across visits and machines. */
function useOwnArrangement(pageId: string): ColumnSettings {
  const { preferences } = usePorts();
  const columns = useMemo(() => new ColumnSettings(`${pageId}:list`, preferences), [pageId, preferences]);
  useEffect(() => () => columns.keep(), [columns]);
  useSyncExternalStore(
    useCallback((listener) => columns.subscribe(listener), [columns]),
    () => columns.arrangement,
  );
  return columns;
}

const teamKey = (pageId: string): string => `team-columns:${pageId}`;

const sameArrangement = (one: ColumnArrangement, other: ColumnArrangement): boolean =>
  JSON.stringify(readArrangement(one)) === JSON.stringify(readArrangement(other));

/** Stored across visits, so that columns do not move when the server returns the same again. */
function useTeamColumns(pageId: string): Omit<ListLook['team'], 'follow'> {
  const { preferences } = usePorts();
  const [columns, setColumns] = useState(() => readArrangement(preferences?.get(teamKey(pageId))));
  return useMemo(
    () => ({
      columns,
      take: (given) => {
        const next = readArrangement(given);
        if (sameArrangement(next, columns)) return;
        setColumns(next);
        preferences?.set(teamKey(pageId), given === null ? null : next);
      },
    }),
    [columns, pageId, preferences],
  );
}

/** Returns columns and display settings of a list. */
export function useListSettings(pageId: string, columns: readonly CompiledColumn[]): ListLook {
  const { preferences } = usePorts();
  const kept = useOwnArrangement(pageId);
  const team = useTeamColumns(pageId);
  const isOwn = !sameArrangement(kept.arrangement, PAGE_ARRANGEMENT);
  const own = isOwn ? kept.arrangement : team.columns;
  const [keys, show] = useState<readonly string[] | null>(null);
  const [chosen, setChosen] = useState<ListSettings>();
  const stored = useMemo(() => readListSettings(preferences, pageId), [pageId, preferences]);
  const settings = chosen ?? stored;
  return useMemo(() => {
    const arrangement = keys === null ? own : withShownKeys(columns, own, keys);
    return {
      arrangement,
      arrange: (next) => {
        // An arrangement equal to the team's is not stored, so that it follows later changes of the team's.
        if (keys === null) return kept.change(sameArrangement(next, team.columns) ? PAGE_ARRANGEMENT : next);
        // Within a view, the displayed columns belong to the view and are saved with it.
        show(shownKeys(columns, next) ?? columns.map(({ key }) => key));
        return kept.change({ ...next, order: own.order, hidden: own.hidden });
      },
      settings,
      change: (part) => {
        const next = { ...settings, ...part };
        setChosen(next);
        keepListSettings(preferences, pageId, next);
      },
      team: { ...team, follow: () => kept.change(PAGE_ARRANGEMENT) },
      viewed: { shown: shownKeys(columns, arrangement), show },
    };
  }, [columns, kept, keys, own, pageId, preferences, settings, team]);
}
