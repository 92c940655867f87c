import type { PageDocument, Values } from '../../../engine/index.ts';
import type { TableUpdates } from '../../kit/ports/ports.ts';

/** Returns the key of a stored record's rows, shared between open pages. */
export const socketKeyOf = (document: PageDocument, detail: string, id: string): string =>
  `${document.page.id}/${detail}/${id}`;

/**
 * Records the stored rows that a save is about to change. Call the returned function after the save: it announces the
 * rows in their state at that time.
 */
export function announceSave(document: PageDocument, updates: TableUpdates | undefined): () => void {
  if (updates === undefined || document.id === null) return () => undefined;
  const changed = document.page.details.map(
    ({ key }) => [key, document.unsavedRows(key).changed.map(({ id }) => id)] as const,
  );
  return () => {
    for (const [detail, ids] of changed) {
      const rows = new Map(
        document
          .detail(detail)
          .liveValues()
          .map((row): [unknown, Values] => [row['id'], row]),
      );
      for (const id of ids) {
        const row = rows.get(id);
        if (row !== undefined && document.id !== null) updates.sendRow(socketKeyOf(document, detail, document.id), row);
      }
    }
  };
}
