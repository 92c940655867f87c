import type { DetailChanges, RecordChanges } from './recordChanges.ts';

const mergeDetail = (older: DetailChanges, newer: DetailChanges): DetailChanges => {
  const ids = [...Object.keys(older.cells), ...Object.keys(newer.cells)];
  const newerIds = new Set([...newer.added, ...newer.removed].map(({ id }) => id));
  const order = newer.order ?? older.order;
  return {
    cells: Object.fromEntries([...new Set(ids)].map((id) => [id, { ...older.cells[id], ...newer.cells[id] }])),
    added: [...older.added.filter(({ id }) => !newerIds.has(id)), ...newer.added],
    removed: [...older.removed.filter(({ id }) => !newerIds.has(id)), ...newer.removed],
    ...(order === undefined ? {} : { order }),
  };
};

/** Changes that two windows made to one record, in one: where both changed a value, the newer one stands. */
export const joinChanges = (older: RecordChanges, newer: RecordChanges): RecordChanges => ({
  header: { ...older.header, ...newer.header },
  details: Object.fromEntries(
    [...new Set([...Object.keys(older.details), ...Object.keys(newer.details)])].flatMap(
      (key): [string, DetailChanges][] => {
        const [before, after] = [older.details[key], newer.details[key]];
        const joined = before && after ? mergeDetail(before, after) : (after ?? before);
        return joined === undefined ? [] : [[key, joined]];
      },
    ),
  ),
});
