import type { PageDocument, Values } from '../../../engine/index.ts';
import type { TableUpdates } from '../../kit/ports/ports.ts';

/** Names the rows of a stored record among open pages. */
export const socketKeyOf = (document: PageDocument, detail: string, id: string): string =>
  `${document.page.id}/${detail}/${id}`;

/**
 * Takes note of the stored rows that a save is about to change. Call the answer when it is done: others hear of the rows
 * as they are then.
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
