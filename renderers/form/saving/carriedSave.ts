import type { PageDocument, UnansweredSave } from '../../../engine/index.ts';

/** Maps row ids between the models of both documents, by index. */
function renamedRows(from: PageDocument, to: PageDocument, detail: string): ReadonlyMap<string, string> {
  const [before, now] = [from.detail(detail), to.detail(detail)];
  const count = Math.min(before.rowCount, now.rowCount);
  return new Map(Array.from({ length: count }, (_, index) => [before.rowAt(index).id, now.rowAt(index).id]));
}

/**
 * Converts a save sent from a document for the document of the newer page, where rows have other ids in the model. Call
 * it before anything is typed into the newer document.
 */
export function carriedSave(save: UnansweredSave, from: PageDocument, to: PageDocument): UnansweredSave {
  const rowIds = Object.entries(save.sent.rowIds).map(([detail, ids]): [string, readonly string[]] => {
    if (!from.page.detailByKey.has(detail) || !to.page.detailByKey.has(detail)) return [detail, ids];
    const renamed = renamedRows(from, to, detail);
    // A row removed since the save was sent is in neither document.
    return [detail, ids.map((id) => renamed.get(id) ?? `removed ${id}`)];
  });
  return { ...save, sent: { ...save.sent, rowIds: Object.fromEntries(rowIds) } };
}
