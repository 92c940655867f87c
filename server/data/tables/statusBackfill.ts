import { sql, type RawBuilder } from 'kysely';
import type { CompiledPage } from '../../../engine/index.ts';
import { toDbColumn } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { readCatalogue } from './catalogue.ts';
import { fixedDbColumn } from './tableShape.ts';

/** Initial status for records that have none: without a status no transition is available for them. */
export interface StatusBackfill {
  readonly table: string;
  readonly column: string;
  readonly value: string;
  /** The page's fixed values, by column: records with other values belong to other pages. */
  readonly fixed: readonly (readonly [column: string, value: string])[];
  /** Name of the column before a rename. */
  readonly earlier?: string | undefined;
}

interface Columns {
  readonly has: (name: string) => boolean;
}

const nameOf = ({ table, column, fixed }: StatusBackfill): string => JSON.stringify([table, column, fixed]);

/**
 * Backfills of all pages with a status, those with the most fixed values first; if two pages select the same records,
 * the default of the first one is used.
 */
export function statusBackfills(pages: readonly CompiledPage[]): readonly StatusBackfill[] {
  const found = new Map<string, StatusBackfill>();
  for (const page of pages) {
    const { statusKey, table, fixed } = page.resource;
    const status = statusKey === undefined ? undefined : page.columnByKey.get(statusKey);
    const value = status?.defaultValue;
    if (status === undefined || typeof value !== 'string' || value === '') continue;
    const backfill = {
      table,
      column: status.dbColumn,
      value,
      fixed: Object.entries(fixed).map(([key, of]) => [fixedDbColumn(page, key), of] as const),
      earlier: status.renamedFrom && toDbColumn(status.renamedFrom),
    };
    if (!found.has(nameOf(backfill))) found.set(nameOf(backfill), backfill);
  }
  return [...found.values()].sort((one, other) => other.fixed.length - one.fixed.length);
}

/**
 * Condition for the records to fill. `columns`: those of the table; a status column that does not exist yet counts as
 * blank.
 */
export function withoutStatus({ column, fixed }: StatusBackfill, columns: Columns): RawBuilder<unknown> {
  const conditions = fixed.map(([name, value]) => (columns.has(name) ? sql`${sql.ref(name)} = ${value}` : sql`false`));
  if (columns.has(column)) conditions.push(sql`(${sql.ref(column)} is null or ${sql.ref(column)}::text = '')`);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** `columns`: those of the table; if the column of a fixed value does not exist yet, no record belongs to the page. */
export const backfillSql = (backfill: StatusBackfill, columns: Columns = { has: () => true }): RawBuilder<unknown> =>
  sql`update ${sql.table(backfill.table)} set ${sql.ref(backfill.column)} = ${backfill.value}
    where ${withoutStatus(backfill, columns)}`;

/** Fills status columns that were just added, before their records can be read without a status. */
export async function fillAdded(
  trx: Db,
  pages: readonly CompiledPage[],
  isAdded: (table: string, column: string) => boolean,
): Promise<void> {
  const due = statusBackfills(pages).filter(({ table, column }) => isAdded(table, column));
  if (due.length === 0) return;
  const { columns } = await readCatalogue(
    trx,
    due.map(({ table }) => table),
  );
  for (const backfill of due) await backfillSql(backfill, columns.get(backfill.table)).execute(trx);
}
