import { sql, type RawBuilder } from 'kysely';
import { isServedByRoutes, type CompiledColumn, type CompiledPage, type StoredFault } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { planTables, type DatabaseCatalogue, type TableConflict } from './planTables.ts';
import type { TableShape } from './tableShape.ts';

/** Pattern of the stored texts that PostgreSQL accepts as numeric. */
export const NUMBER_TEXT = '^[+-]?[0-9]{1,60}([.][0-9]{1,60})?$';

/** Counts rows whose value cannot be converted. `stored`: current name of the column. */
export async function unfitRows(
  db: Db,
  { table, has, wants }: Extract<TableConflict, { kind: 'type' }>,
  stored: string,
): Promise<number> {
  if (wants === 'text') return 0;
  const name = sql.ref(stored);
  const bad = has === 'text' && wants === 'numeric' ? sql`${name} !~ ${NUMBER_TEXT}` : sql`true`;
  const { rows } = await sql<{ matches: number }>`
    select count(*)::integer as matches from ${sql.table(table)} where ${name} is not null and ${bad}`.execute(db);
  return rows[0]?.matches ?? 0;
}

/**
 * Stored columns whose type differs from the one the pages require; a renamed column is checked under its earlier name.
 * Read-only.
 */
export async function readTypeFaults(
  db: Db,
  shapes: readonly TableShape[],
  catalogue: DatabaseCatalogue,
): Promise<readonly StoredFault[]> {
  const found: StoredFault[] = [];
  for (const conflict of planTables(shapes, catalogue).conflicts) {
    if (conflict.kind !== 'type') continue;
    const { table, column, has, wants } = conflict;
    const shape = shapes.find(({ name }) => name === table);
    const earlier = shape?.columns.find(({ name }) => name === column)?.renamedFrom;
    const stored = catalogue.columns.get(table)?.has(column) === true ? column : (earlier ?? column);
    found.push({ kind: 'type', table, column, has, wants, rows: await unfitRows(db, conflict, stored) });
  }
  return found;
}

/** A limit of a column and the condition for values beyond it; counted table by table. */
interface Limit {
  readonly table: string;
  readonly column: string;
  readonly kind: Exclude<StoredFault['kind'], 'type'>;
  readonly limit: number;
  /** Compares limits of one kind: the higher one accepts more. Whole digits for `precision`, else the limit. */
  readonly rank: number;
  readonly broken: RawBuilder<unknown>;
}

/** Time limit in seconds for counting the values of one table; a table that takes longer is skipped. */
const SECONDS = 5;
const CANCELLED = '57014';

const lengthLimit = ({ maxLength, valueType }: CompiledColumn, name: RawBuilder<unknown>) =>
  maxLength === undefined || valueType !== 'text'
    ? []
    : [
        {
          kind: 'maxLength' as const,
          limit: maxLength,
          rank: maxLength,
          broken: sql`char_length(${name}) > ${maxLength}`,
        },
      ];

function digitLimits({ precision, scale = 0, ...column }: CompiledColumn, name: RawBuilder<unknown>) {
  if (column.valueType !== 'decimal' || precision === undefined) return [];
  const whole = Math.max(0, precision - scale);
  return [
    { kind: 'scale' as const, limit: scale, rank: scale, broken: sql`scale(trim_scale(${name})) > ${scale}` },
    {
      kind: 'precision' as const,
      limit: precision,
      rank: whole,
      broken: sql`trunc(abs(${name})) >= power(10::numeric, ${whole})`,
    },
  ];
}

/** Limits of a column; none if its stored type differs from the type they apply to. */
function limitsOf(table: string, column: CompiledColumn, has: string | undefined): readonly Limit[] {
  if (has !== (column.valueType === 'decimal' ? 'numeric' : 'text')) return [];
  const name = sql.ref(column.dbColumn);
  const limits = [...lengthLimit(column, name), ...digitLimits(column, name)];
  return limits.map((limit) => ({ table, column: column.dbColumn, ...limit }));
}

export const limitKey = ({ table, column, kind, limit }: Pick<Limit, 'table' | 'column' | 'kind' | 'limit'>): string =>
  [table, column, kind, limit].join(' ');

/** The limits that every page of a table sets for a column, each as the page sets it that accepts most. */
function loosestLimits(ofPages: readonly (readonly Limit[])[]): readonly Limit[] {
  const [first = [], ...others] = ofPages;
  return first.flatMap((limit) => {
    const same = others.map((limits) => limits.find(({ kind }) => kind === limit.kind));
    return same.reduce<readonly Limit[]>(
      ([loosest], other) => {
        if (loosest === undefined || other === undefined) return [];
        return [other.rank > loosest.rank ? other : loosest];
      },
      [limit],
    );
  });
}

/**
 * All limits of the pages on stored columns, by key. Where pages share a table, a value that one of them accepts is no
 * fault. Administered tables are excluded: they have separate checks.
 */
export function limitsOfPages(
  pages: readonly CompiledPage[],
  { columns }: Pick<DatabaseCatalogue, 'columns'>,
): ReadonlyMap<string, Limit> {
  const byColumn = new Map<string, (readonly Limit[])[]>();
  const add = (table: string, column: CompiledColumn): void => {
    const place = `${table} ${column.dbColumn}`;
    const limits = limitsOf(table, column, columns.get(table)?.get(column.dbColumn));
    byColumn.set(place, [...(byColumn.get(place) ?? []), limits]);
  };
  for (const { resource, columns: own, details } of pages) {
    if (resource.table.startsWith('sys_') || isServedByRoutes(resource.table)) continue;
    for (const column of own) add(resource.table, column);
    for (const detail of details) for (const column of detail.columns) add(detail.table, column);
  }
  return new Map([...byColumn.values()].flatMap(loosestLimits).map((limit) => [limitKey(limit), limit]));
}

const isCancelled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === CANCELLED;

/** Counts with one scan of a table; undefined if it takes too long. */
async function countTable(db: Db, table: string, limits: readonly Limit[]): Promise<readonly number[] | undefined> {
  const counts = limits.map(({ broken }) => sql`count(*) filter (where ${broken})::integer`);
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`select set_config('statement_timeout', ${String(SECONDS * 1000)}, true)`.execute(trx);
      const { rows } = await sql<{ counts: number[] }>`
        select array[${sql.join(counts)}] as counts from ${sql.table(table)}`.execute(trx);
      return rows[0]?.counts ?? [];
    });
  } catch (error) {
    if (isCancelled(error)) return undefined;
    throw error;
  }
}

/** Stored values beyond the limits. Read-only. */
export async function readStoredFaults(db: Db, limits: Iterable<Limit>): Promise<readonly StoredFault[]> {
  const byTable = new Map<string, Limit[]>();
  for (const limit of limits) byTable.set(limit.table, [...(byTable.get(limit.table) ?? []), limit]);
  const found: StoredFault[] = [];
  for (const [table, own] of byTable) {
    const counts = (await countTable(db, table, own)) ?? [];
    for (const [index, { column, kind, limit }] of own.entries()) {
      const rows = counts[index] ?? 0;
      if (rows > 0) found.push({ table, column, kind, limit, rows });
    }
  }
  return found;
}
