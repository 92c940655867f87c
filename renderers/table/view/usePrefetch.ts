import { useEffect } from 'react';
import type { CompiledColumn } from '../../../engine/index.ts';
import type { CellEditors } from '../cells/cellEditors.ts';
import { columnDragging } from '../columnActions/listenToHead.ts';
import { pasting } from '../clipboard/latePaste.ts';
import { extending } from '../fill/fillHandle.ts';
import { rowDragging } from '../rowActions/rowPointer.ts';
import { searching } from '../find/tableFinder.ts';

/** What every table may be asked for. */
const PARTS = [pasting, searching, extending, columnDragging, rowDragging];

type Fetch = () => Promise<unknown>;

const prefetch = (columns: readonly CompiledColumn[], editors: CellEditors, others: readonly Fetch[]): void => {
  for (const type of new Set(columns.map((column) => column.type))) {
    const editor = editors[type];
    // What cannot be fetched now is asked for again when its editor opens.
    if (editor?.kind === 'react') editor.prefetch?.().catch(() => undefined);
  }
  for (const fetch of [...PARTS.map((part) => part.fetch), ...others]) fetch().catch(() => undefined);
};

/** Milliseconds after which it happens though the page was never idle. */
const LATEST = 3000;

/** Fetches the late parts of a table, those above its view too, and of the editors that it may open, when the page has time. */
export function usePrefetch(columns: readonly CompiledColumn[], editors: CellEditors, others: readonly Fetch[]): void {
  useEffect(() => {
    const fetchNow = (): void => prefetch(columns, editors, others);
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(fetchNow, LATEST);
      return () => clearTimeout(timer);
    }
    const task = requestIdleCallback(fetchNow, { timeout: LATEST });
    return () => cancelIdleCallback(task);
  }, [columns, editors, others]);
}
