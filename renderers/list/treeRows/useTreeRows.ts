import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { PortError, type ListOrder, type ListResult } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { createOpenRows } from './openRows.ts';
import { shownRows, wantedOf, type ShownRow } from './shownRows.ts';
import { initialTreeState, treeReducer } from './treeState.ts';

export interface TreeRowsOptions {
  readonly page: CompiledPage;
  readonly result: ListResult | null;
  readonly order: ListOrder;
}

export interface TreeRowsModel {
  readonly rows: readonly ShownRow[];
  readonly open: (id: string) => void;
  readonly close: (id: string) => void;
  readonly retry: (id: string) => void;
}

/** Rows of a tree page with the open records' children, which are fetched when they are first shown (W4-7). */
export function useTreeRows({ page, result, order }: TreeRowsOptions): TreeRowsModel {
  const { dataSource, preferences, t } = usePorts();
  const [state, dispatch] = useReducer(treeReducer, initialTreeState);
  const openRows = useMemo(() => createOpenRows(preferences, page.id), [page.id, preferences]);
  const latest = useLatest({ dataSource, order, t });

  useEffect(() => {
    if (page.tree !== undefined && result !== null)
      dispatch({ kind: 'answered', below: result.below, open: openRows.ids() });
  }, [openRows, page.tree, result]);

  const records = useMemo(() => (page.tree && result?.records) ?? [], [page.tree, result]);
  const rows = useMemo(() => shownRows(records, state), [records, state]);

  const asking = useRef<AbortController | null>(null);
  const { serial, isSearch } = state;
  useEffect(() => {
    const controller = new AbortController();
    asking.current = controller;
    return () => controller.abort();
  }, []);
  const wanted = useMemo(() => wantedOf(rows, state), [rows, state]);
  useEffect(() => {
    const signal = asking.current?.signal;
    if (wanted.length === 0 || signal === undefined) return;
    const { dataSource: source, order: by, t: text } = latest.current;
    const ask = async (): Promise<void> => {
      try {
        const below = await source.children(page, wanted, { order: by, signal });
        if (!signal.aborted) dispatch({ kind: 'came', below, serial });
      } catch (error) {
        if (signal.aborted) return;
        const message = error instanceof PortError ? error.message : text('list.failed');
        dispatch({ kind: 'failed', ids: wanted, message, serial });
      }
    };
    dispatch({ kind: 'asked', ids: wanted });
    void ask();
  }, [latest, page, serial, wanted]);

  const open = useCallback(
    (id: string) => {
      dispatch({ kind: 'open', id });
      if (!isSearch) openRows.add(id);
    },
    [isSearch, openRows],
  );
  const close = useCallback(
    (id: string) => {
      dispatch({ kind: 'close', id });
      if (!isSearch) openRows.remove(id);
    },
    [isSearch, openRows],
  );
  const retry = useCallback((id: string) => dispatch({ kind: 'retry', id }), []);
  return useMemo(() => ({ rows, open, close, retry }), [close, open, retry, rows]);
}
