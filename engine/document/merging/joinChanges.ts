import { NO_TEXTS } from '../../records/unresolvedTexts.ts';
import type { DetailChanges, RecordChanges } from '../record/recordChanges.ts';

const mergeDetail = (older: DetailChanges, newer: DetailChanges): DetailChanges => {
  const ids = [...Object.keys(older.cells), ...Object.keys(newer.cells)];
  const newerIds = new Set([...newer.added, ...newer.removed].map(({ id }) => id));
  const order = newer.order ?? older.order;
  return {
    cells: Object.fromEntries([...new Set(ids)].map((id) => [id, { ...older.cells[id], ...newer.cells[id] }])),
    added: [...older.added.filter(({ id }) => !newerIds.has(id)), ...newer.added],
    removed: [...older.removed.filter(({ id }) => !newerIds.has(id)), ...newer.removed],
    order,
  };
};

const joinRecords = <T>(
  older: Readonly<Record<string, T>>,
  newer: Readonly<Record<string, T>>,
  join: (one: T, other: T) => T,
): Record<string, T> => {
  const joined = { ...older };
  for (const [key, value] of Object.entries(newer))
    joined[key] = key in joined ? join(joined[key] ?? value, value) : value;
  return joined;
};

const joinTexts = (older: RecordChanges, newer: RecordChanges): Pick<RecordChanges, 'texts'> => {
  const [one, other] = [older.texts, newer.texts];
  if (one === undefined || other === undefined) return one || other ? { texts: other ?? one ?? NO_TEXTS } : {};
  const inRow = (left: Record<string, string>, right: Record<string, string>) => ({ ...left, ...right });
  return {
    texts: {
      header: { ...one.header, ...other.header },
      details: joinRecords(one.details, other.details, (left, right) => joinRecords(left, right, inRow)),
    },
  };
};

/** Merges the changes of two windows to one record: if both changed a value, the newer one wins. */
export const joinChanges = (older: RecordChanges, newer: RecordChanges): RecordChanges => ({
  ...joinTexts(older, newer),
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
