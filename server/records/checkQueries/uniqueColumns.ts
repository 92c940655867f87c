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

/** A column of which a page says that its values occur once. */
export interface UniqueColumn {
  readonly page: CompiledPage;
  readonly table: string;
  readonly column: CompiledColumn;
  /** Fixed values of the page within which it is unique, by database column. */
  readonly within: ReadonlyMap<string, string>;
}

/** `unique` of the resource with one key of the caller's; fixed keys beside it narrow the place. */
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

/** Columns that ask to be compared with what is stored in their own place. */
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

/** All that pages declare. */
export const uniqueColumns = (pages: readonly CompiledPage[]): readonly UniqueColumn[] =>
  pages.flatMap((page) => [...ofUniqueSets(page), ...ofChecks(page)]);

/**
 * The registered columns of this name; the field is named by its key or by its database column. Nothing that no page
 * declares is ever found (D8).
 */
export const findUniqueColumns = (
  pages: readonly CompiledPage[],
  { table, field }: { readonly table: string; readonly field: string },
): readonly UniqueColumn[] =>
  uniqueColumns(pages).filter(
    (one) => one.table === table && (one.column.key === field || one.column.dbColumn === field),
  );

/** Whoever works with the records of the page, and may see the column, may ask whether a value is taken. */
export const mayAsk = ({ page, column }: UniqueColumn, can: Can): boolean =>
  column.traits.isSecret !== true &&
  maySee(column, can) &&
  (['list', 'add', 'edit'] as const).some((kind) => can(permissionOf(page, kind)));

interface Question {
  readonly tenantId: string;
  /** Any of these counts. */
  readonly values: readonly string[];
  /** Id of the record or row that may keep the value. */
  readonly dataId?: string | undefined;
  readonly from: TableSources;
}

/** Whether another record of the tenant holds the value; the data scope of the caller does not matter for that. */
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
