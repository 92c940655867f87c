import type { CompiledPage } from '../../language/compiled/compiledPage.ts';
import type { Values } from '../../core/values.ts';
import type { WireRecord } from '../record/pageDocument.ts';
import type { DetailChanges, RecordChanges, RecordSide, SideRow, ValueChange } from '../record/recordChanges.ts';
import { wireHeader, wireRows } from './wire.ts';

export const withoutId = (values: Values): Values => {
  const { id: _, ...others } = values;
  return others;
};

/** Returns a stored record as one side of a comparison. */
export const sideOf = (page: CompiledPage, record: WireRecord): RecordSide => ({
  values: wireHeader(record, page),
  rows: Object.fromEntries(
    page.details.map((detail) => [
      detail.key,
      (wireRows(record, detail) ?? []).map((row) => ({ id: String(row['id'] ?? ''), values: withoutId(row) })),
    ]),
  ),
});

type Direction = keyof ValueChange;

const valuesAt = (changes: Readonly<Record<string, ValueChange>>, at: Direction): Values =>
  Object.fromEntries(Object.entries(changes).map(([key, change]) => [key, change[at]]));

const rowsAt = (rows: readonly SideRow[], changes: DetailChanges, at: Direction): readonly SideRow[] => {
  const { cells, order } = changes;
  const [come, gone] = at === 'to' ? [changes.added, changes.removed] : [changes.removed, changes.added];
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { id } of gone) byId.delete(id);
  for (const row of come) byId.set(row.id, row);
  for (const [id, changed] of Object.entries(cells))
    byId.set(id, { id, values: { ...byId.get(id)?.values, ...valuesAt(changed, at) } });
  if (order === undefined) return [...byId.values()];
  const placed = order[at].flatMap((id) => byId.get(id) ?? []);
  const named = new Set(order[at]);
  return [...placed, ...[...byId.values()].filter(({ id }) => !named.has(id))];
};

/** Returns the record before (`from`) or after (`to`) the changes. Everything else is taken from the given side. */
export const sideAt = (side: RecordSide, changes: RecordChanges, at: Direction): RecordSide => ({
  values: { ...side.values, ...valuesAt(changes.header, at) },
  rows: {
    ...side.rows,
    ...Object.fromEntries(
      Object.entries(changes.details).map(([key, detail]) => [key, rowsAt(side.rows[key] ?? [], detail, at)]),
    ),
  },
});
