import { sql, type RawBuilder } from 'kysely';
import type { CompiledColumn, CompiledPage } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import { readTableSources } from '../../data/tables/tableSources.ts';

type Fragment = RawBuilder<unknown>;

/** How the numbers of a rule are written: `A2026` and four digits. */
export interface NumberPattern {
  readonly before: string;
  readonly digits: number;
}

export const numberInPattern = ({ before, digits }: NumberPattern, number: number): string =>
  `${before}${String(number).padStart(digits, '0')}`;

/** The first number from `from` on that no record bears. */
export type FirstFreeNumber = (pattern: NumberPattern, from: number) => Promise<number>;

/** Numbers that are looked up at a time: one save looks once, unless it meets more of them in a row. */
const AT_ONCE = 20;
/** More digits are no number of ours. */
const MAX_DIGITS = 15;

/** Values of the tenant in each column that names the rule, as selects of one column `value`. */
async function selectsOf(
  { db, schemas }: { readonly db: Db; readonly schemas: Pick<SchemaStore, 'pages'> },
  tenantId: string,
  ruleCode: string,
): Promise<readonly Fragment[]> {
  const isFilled = ({ fillRule }: CompiledColumn): boolean => fillRule === ruleCode;
  const tablesOf = ({ resource, columns, details }: CompiledPage) => [
    ...columns.filter(isFilled).map(({ dbColumn }) => [resource.table, dbColumn] as const),
    ...details.flatMap(({ table, columns: own }) =>
      own.filter(isFilled).map(({ dbColumn }) => [table, dbColumn] as const),
    ),
  ];
  const pages = schemas.pages().filter((page) => tablesOf(page).length > 0);
  if (pages.length === 0) return [];
  const { from } = await readTableSources(db, pages);
  const places = new Map(pages.flatMap(tablesOf).map((place) => [place.join('.'), place]));
  return [...places.values()].map(
    ([table, column]) =>
      sql`select ${sql.ref(`t.${column}`)} as value from ${from(table)} as t where t.tenant_id = ${tenantId}`,
  );
}

const union = (selects: readonly Fragment[], where: Fragment): Fragment =>
  sql.join(
    selects.map((select) => sql`select value from (${select}) as numbered where ${where}`),
    sql` union all `,
  );

/** Which of these texts stand in a column. */
async function standing(db: Db, selects: readonly Fragment[], texts: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ value: string }>`${union(selects, sql`value = any(${[...texts]}::text[])`)}`.execute(db);
  return new Set(rows.map(({ value }) => value));
}

/** The number behind a run of numbers that all stand, in one pass over the column, however long the run is. */
async function behindRun(
  db: Db,
  selects: readonly Fragment[],
  { before, digits, from }: NumberPattern & { readonly from: number },
): Promise<number> {
  // As `numberInPattern` writes them: other digits behind the same beginning are other texts.
  const written = `^([0-9]{${digits}}|[1-9][0-9]{${digits},${MAX_DIGITS}})$`;
  const rest = sql`substr(value, ${[...before].length + 1}::int)`;
  const { rows } = await sql<{ next: string }>`
    with used as (
      select distinct case when ${rest} ~ ${written} then ${rest}::numeric end as n
      from (${union(selects, sql`starts_with(value, ${before})`)}) as begun
    ), counted as (select n, row_number() over (order by n) as place from used where n >= ${from}::numeric)
    select coalesce(max(n) + 1, ${from}::numeric)::text as next from counted
    where n = ${from}::numeric + place - 1`.execute(db);
  return Number(rows[0]?.next ?? from);
}

/**
 * What numbers stand already where a rule fills columns: those of another pattern, of an import, of a restored database.
 * They are passed over, so that no change of a rule locks a page (D62). Within a transaction that holds the counter of
 * the rule nobody else adds one, so what was looked up once is not looked up again.
 */
export function createFirstFreeNumber(
  services: { readonly db: Db; readonly schemas: Pick<SchemaStore, 'pages'> },
  tenantId: string,
  ruleCode: string,
): FirstFreeNumber {
  const { db } = services;
  let reading: Promise<readonly Fragment[]> | undefined;
  const known = new Map<string, boolean>();

  return async (pattern, from) => {
    const selects = await (reading ??= selectsOf(services, tenantId, ruleCode));
    if (selects.length === 0) return from;
    let first = from;
    for (;;) {
      const numbers = Array.from({ length: AT_ONCE }, (_, at) => first + at);
      if (!known.has(numberInPattern(pattern, first))) {
        const texts = numbers.map((number) => numberInPattern(pattern, number));
        const used = await standing(db, selects, texts);
        for (const text of texts) known.set(text, used.has(text));
      }
      const free = numbers.find((number) => known.get(numberInPattern(pattern, number)) === false);
      if (free !== undefined) return free;
      first = await behindRun(db, selects, { ...pattern, from: first + AT_ONCE });
    }
  };
}
