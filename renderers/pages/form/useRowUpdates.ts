import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PageDocument, Values } from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { DetailTables } from '../documentForm/detailTables.ts';
import { socketKeyOf } from '../../form/saving/rowUpdates.ts';

/** Interval for checking whether a cell is still being edited, in milliseconds. */
const LOOK_AGAIN_MS = 250;

export interface RowUpdatesOptions {
  readonly document: PageDocument;
  readonly tables: DetailTables;
  /** Called when a value saved by another user was also changed here. */
  readonly contest: () => void;
}

/** Merges rows saved by others; a cell that is being edited waits until it is left. */
function createMerging({ document, tables, contest }: RowUpdatesOptions, onMerged: (row: number) => void) {
  const waiting: { readonly detail: string; readonly row: Values }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isTyped = (detail: string, { id }: Values, key: string): boolean => {
    const cell = tables.get(detail)?.editedCell() ?? null;
    return cell !== null && cell.key === key && document.detail(detail).rowById(cell.rowId)?.values['id'] === id;
  };
  const wait = (detail: string, row: Values): void => {
    waiting.push({ detail, row });
    timer ??= setTimeout(() => {
      timer = undefined;
      for (const one of waiting.splice(0)) merge(one.detail, one.row);
    }, LOOK_AGAIN_MS);
  };
  const merge = (detail: string, row: Values): void => {
    const now: Values = {};
    for (const [key, value] of Object.entries(row))
      if (key === 'id' || !isTyped(detail, row, key)) now[key] = value;
      else wait(detail, { id: row['id'] ?? null, [key]: value });
    // Only cells that still wait are left.
    if (Object.keys(now).length === 1 && Object.keys(row).length > 1) return;
    const merged = document.mergeRow(detail, now);
    if (merged === null) return;
    if (merged.collided.length > 0) contest();
    tables.get(detail)?.showReload(merged.rowId);
    onMerged(document.detail(detail).indexOf(merged.rowId) + 1);
  };
  return { merge, stop: () => clearTimeout(timer) };
}

/** Merges what others save in the rows of this record. Returns a text that announces it. */
export function useRowUpdates({ document, tables, contest }: RowUpdatesOptions): string {
  const { tableUpdates, t } = usePorts();
  const [news, setNews] = useState('');
  const id = useSyncExternalStore(
    (listener) => document.subscribe(listener),
    () => document.id,
  );
  useEffect(() => {
    if (tableUpdates === undefined || id === null) return undefined;
    const merging = createMerging({ document, tables, contest }, (row) => setNews(t('form.rowUpdated', { row })));
    const stops = document.page.details.map(({ key }) =>
      tableUpdates.subscribe(socketKeyOf(document, key, id), (row) => merging.merge(key, row)),
    );
    return () => {
      for (const stop of stops) stop();
      merging.stop();
    };
  }, [contest, document, id, t, tableUpdates, tables]);
  return news;
}
