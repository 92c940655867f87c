import type { Value, Values } from '../../../engine/index.ts';

const wordsOf = (row: Values): string =>
  JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)) satisfies [string, Value][]);

/**
 * Assigns rows keys that identify the same row on another page or after another search. A report need not have an id,
 * so a row's values are its key (contract.md §8.2), and equal rows on one page get a counter.
 */
export function keyedRows(rows: readonly Values[]): ReadonlyMap<string, Values> {
  const keyed = new Map<string, Values>();
  for (const row of rows) {
    const key = wordsOf(row);
    let free = key;
    for (let count = 2; keyed.has(free); count += 1) free = `${key}#${count}`;
    keyed.set(free, row);
  }
  return keyed;
}
