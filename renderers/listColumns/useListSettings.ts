import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CompiledColumn } from '../../engine/index.ts';
import { usePorts } from '../ports/portsContext.ts';
import type { ColumnArrangement } from '../table/columns/columnArrangement.ts';
import { ColumnSettings } from '../table/columns/columnSettings.ts';
import { keepListSettings, readListSettings, type ListSettings } from './listSettings.ts';
import { shownKeys, withShownKeys } from './viewedColumns.ts';

/** How the user has one list drawn, and the way to change it. */
export interface ListLook {
  readonly arrangement: ColumnArrangement;
  readonly arrange: (arrangement: ColumnArrangement) => void;
  readonly settings: ListSettings;
  readonly change: (settings: Partial<ListSettings>) => void;
  /** What a saved view keeps of the columns, and gives them: the user's own come back when it is left. */
  readonly viewed: {
    readonly shown: readonly string[] | null;
    readonly show: (keys: readonly string[] | null) => void;
  };
}

/** The user's own arrangement, kept from one visit to the next and on every machine. */
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

/** Columns and look of a list. */
export function useListSettings(pageId: string, columns: readonly CompiledColumn[]): ListLook {
  const { preferences } = usePorts();
  const kept = useOwnArrangement(pageId);
  const own = kept.arrangement;
  const [keys, show] = useState<readonly string[] | null>(null);
  const [chosen, setChosen] = useState<ListSettings>();
  const stored = useMemo(() => readListSettings(preferences, pageId), [pageId, preferences]);
  const settings = chosen ?? stored;
  return useMemo(() => {
    const arrangement = keys === null ? own : withShownKeys(columns, own, keys);
    return {
      arrangement,
      arrange: (next) => {
        if (keys === null) return kept.change(next);
        // Within a view which columns there are is the view's, to be kept with it.
        show(shownKeys(columns, next) ?? columns.map(({ key }) => key));
        return kept.change({ ...next, order: own.order, hidden: own.hidden });
      },
      settings,
      change: (part) => {
        const next = { ...settings, ...part };
        setChosen(next);
        keepListSettings(preferences, pageId, next);
      },
      viewed: { shown: shownKeys(columns, arrangement), show },
    };
  }, [columns, kept, keys, own, pageId, preferences, settings]);
}
