import { sql } from 'kysely';
import {
  type CompiledColumn,
  type CompiledPage,
  isDecimalText,
  permissionOf,
  maySee,
  type Can,
} from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { fixedDbColumn } from '../../data/tables/tableShape.ts';
import type { TableSources } from '../../data/tables/tableSources.ts';

/** A column whose values a page declares unique. */
export interface UniqueColumn {
  readonly page: CompiledPage;
  readonly table: string;
  readonly column: CompiledColumn;
  /** Fixed values of the page within which the column is unique, by database column. */
  readonly within: ReadonlyMap<string, string>;
}

/** Entries of `unique` of the resource with exactly one key that is not fixed; the fixed keys restrict the place. */
const ofUniqueSets = (page: CompiledPage): readonly UniqueColumn[] => {
  const { table, fixed, unique } = page.resource;
  return unique.flatMap((keys) => {
    const [key = '', ...more] = keys.filter((name) => !Object.hasOwn(fixed, name));
    const column = page.columnByKey.get(key);
    if (column === undefined || more.length > 0) return [];
    const narrowing = keys.filter((name) => name !== key);
    const within = new Map(narrowing.map((name) => [fixedDbColumn(page, name), fixed[name] ?? '']));
    return [{ page, table, column, within }];
  });
};

/** Columns with a duplicate check on their own place. */
const ofChecks = (page: CompiledPage): readonly UniqueColumn[] => {
  const places = [
    { table: page.resource.table, columns: page.columns },
    ...page.details.map(({ table, columns }) => ({ table, columns })),
  ];
  const asks = ({ remoteChecks = [] }: CompiledColumn): boolean =>
    remoteChecks.some(({ kind, table, field }) => kind === 'duplicate' && table === undefined && field === undefined);
  return places.flatMap(({ table, columns }) =>
    columns.filter(asks).map((column) => ({ page, table, column, within: new Map<string, string>() })),
  );
};

/** All unique columns that pages declare. */
export const uniqueColumns = (pages: readonly CompiledPage[]): readonly UniqueColumn[] =>
  pages.flatMap((page) => [...ofUniqueSets(page), ...ofChecks(page)]);

/**
 * Finds the registered columns of a table; the field is a key or a database column. Columns that no page declares are
 * never found (D8).
 */
export const findUniqueColumns = (
  pages: readonly CompiledPage[],
  { table, field }: { readonly table: string; readonly field: string },
): readonly UniqueColumn[] =>
  uniqueColumns(pages).filter(
    (one) => one.table === table && (one.column.key === field || one.column.dbColumn === field),
  );

/** Users who work with the records of the page and may see the column may ask whether a value is taken. */
export const mayAsk = ({ page, column }: UniqueColumn, can: Can): boolean =>
  column.traits.isSecret !== true &&
  maySee(column, can) &&
  (['list', 'add', 'edit'] as const).some((kind) => can(permissionOf(page, kind)));

interface Question {
  readonly tenantId: string;
  /** Values of which any one counts. */
  readonly values: readonly string[];
  /** Id of the record or row that may have the value. */
  readonly dataId?: string | undefined;
  readonly from: TableSources;
}

/** Returns whether another record of the tenant has the value, regardless of the caller's data scope. */
export const isTaken = async (
  db: Db,
  { table, column, within }: UniqueColumn,
  { tenantId, values, dataId, from }: Question,
): Promise<boolean> => {
  const isNumber = column.valueType === 'decimal';
  const comparable = isNumber ? values.filter(isDecimalText) : values;
  if (comparable.length === 0) return false;
  const cell = sql.ref(column.dbColumn);
  const conditions = [
    sql`tenant_id = ${tenantId}`,
    isNumber ? sql`${cell} = any(${[...comparable]}::numeric[])` : sql`${cell} = any(${[...comparable]}::text[])`,
    ...[...within].map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    ...(dataId === undefined ? [] : [sql`id <> ${dataId}`]),
  ];
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select 1 from ${from(table)} as stored where ${sql.join(conditions, sql` and `)}) as taken`.execute(
    db,
  );
  return rows[0]?.taken === true;
};
