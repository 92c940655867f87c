import { useEffect } from 'react';
import type { CompiledColumn } from '../../../../engine/index.ts';
import type { CellEditors } from '../../grid/cells/cellEditors.ts';
import { columnDragging } from '../../commands/columnActions/listenToHead.ts';
import { pasting } from '../../commands/clipboard/lazyPaste.ts';
import { extending } from '../../commands/fill/fillHandle.ts';
import { rowDragging } from '../../commands/rowActions/rowPointer.ts';
import { searching } from '../../commands/find/tableFinder.ts';

/** What every table may be asked for. */
const PARTS = [pasting, searching, extending, columnDragging, rowDragging];

type Fetch = () => Promise<unknown>;

function partsOf(columns: readonly CompiledColumn[], editors: CellEditors, others: readonly Fetch[]): readonly Fetch[] {
  const ofEditors = [...new Set(columns.map((column) => column.type))].flatMap((type) => {
    const editor = editors[type];
    return editor?.kind === 'react' && editor.prefetch !== undefined ? [editor.prefetch] : [];
  });
  return [...ofEditors, ...PARTS.map((part) => part.fetch), ...others];
}

/** What cannot be fetched now is asked for again when it is needed. */
const tryFetch = (fetch: Fetch): void => void fetch().catch(() => undefined);

/** Milliseconds after which it happens though the page was never idle, and what asking for a part may take. */
const LATEST = 3000;
const PART_MS = 6;

/**
 * Fetches the late parts of a table, those above its view too, and of the editors that it may open, when the page has time:
 * one after the other, since all at once keep the first key waiting.
 */
export function usePrefetch(columns: readonly CompiledColumn[], editors: CellEditors, others: readonly Fetch[]): void {
  useEffect(() => {
    const left = [...partsOf(columns, editors, others)];
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(() => left.forEach(tryFetch), LATEST);
      return () => clearTimeout(timer);
    }
    let task = 0;
    const goOn = (deadline: IdleDeadline): void => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        tryFetch(next);
        if (deadline.timeRemaining() < PART_MS) break;
      }
      if (left.length > 0) wait();
    };
    const wait = (): void => void (task = requestIdleCallback(goOn, { timeout: LATEST }));
    wait();
    return () => cancelIdleCallback(task);
  }, [columns, editors, others]);
}
