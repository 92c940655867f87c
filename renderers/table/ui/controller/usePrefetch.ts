import { useEffect } from 'react';
import type { CompiledColumn } from '../../../../engine/index.ts';
import type { CellEditors } from '../../grid/cells/cellEditors.ts';
import { columnDragging } from '../../commands/columnActions/listenToHead.ts';
import { pasting } from '../../commands/clipboard/lazyPaste.ts';
import { extending } from '../../commands/fill/fillHandle.ts';
import { rowDragging } from '../../commands/rowActions/rowPointer.ts';
import { searching } from '../../commands/find/tableFinder.ts';

/** Parts that every table may need. */
const PARTS = [pasting, searching, extending, columnDragging, rowDragging];

type Fetch = () => Promise<unknown>;

function partsOf(columns: readonly CompiledColumn[], editors: CellEditors, others: readonly Fetch[]): readonly Fetch[] {
  const ofEditors = [...new Set(columns.map((column) => column.type))].flatMap((type) => {
    const editor = editors[type];
    return editor?.kind === 'react' && editor.prefetch !== undefined ? [editor.prefetch] : [];
  });
  return [...ofEditors, ...PARTS.map((part) => part.fetch), ...others];
}

/** A failed fetch is repeated when the part is needed. */
const tryFetch = (fetch: Fetch): void => void fetch().catch(() => undefined);

/** Milliseconds: maximum delay when the page is never idle, and estimated time to start fetching a part. */
const LATEST = 3000;
const PART_MS = 6;

/**
 * Prefetches the lazy-loaded parts of a table, those above its view included, and of the editors it may open, when the
 * page is idle: a few per idle period, since all at once would delay the first key press.
 */
export function usePrefetch(columns: readonly CompiledColumn[], editors: CellEditors, others: readonly Fetch[]): void {
  useEffect(() => {
    const left = [...partsOf(columns, editors, others)];
    // Safari has no `requestIdleCallback`.
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
