import { sql } from 'kysely';
import type { SentListSum, SentListTotal, SentTabCount } from '../../../contract/lists/listSummary.ts';
import { type CompiledColumn, type CompiledListTotal, maySee } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { translate } from '../../data/dictionaries/dictionaryTexts.ts';
import { columnRef, HEADER } from '../../data/lists/filterSql.ts';
import { tabsOf, type ListRequest } from '../../data/lists/listParameters.ts';
import { readerOf, type PageCaller } from '../../data/recordStore/caller.ts';
import { requestSql } from '../../data/recordStore/dataScope.ts';
import type { ListSources } from './listRecords.ts';

/** Maximum number of parts of a sum, such as currencies or units. */
const MAX_PARTS = 50;

/** Counts the records that each tab of the list would show under these filters. */
export const countTabs = async (
  db: Db,
  { page, caller }: PageCaller,
  { request, from, totals }: Pick<ListSources, 'from' | 'totals'> & { readonly request: ListRequest },
): Promise<readonly SentTabCount[]> => {
  const counts: SentTabCount[] = [];
  // One after the other: a list uses one connection, however many tabs it has.
  for (const tab of tabsOf(page, caller.can)) {
    if (!tab.counts) continue;
    const where = requestSql({ page, caller }, { ...request, tab }, from);
    counts.push({ key: tab.key, ...(await totals.count(db, { table: from(page.resource.table), where })) });
  }
  return counts;
};

interface Part {
  readonly value: string | null;
  readonly sums: readonly (string | null)[];
}

/** Sums of the columns with the same `per`, in one statement; numbers are the exact ones of the database. */
const readParts = async (
  db: Db,
  { page, caller }: PageCaller,
  {
    columns,
    per,
    request,
    from,
  }: Pick<ListSources, 'from'> & {
    readonly columns: readonly CompiledColumn[];
    readonly per: CompiledColumn | undefined;
    readonly request: ListRequest;
  },
): Promise<readonly Part[]> => {
  const sums = sql.join(columns.map((column) => sql`sum(${columnRef(column)})::text`));
  // Null and empty text form one part.
  const value = per === undefined ? sql`null::text` : sql`nullif(${columnRef(per)}, '')`;
  const { rows } = await sql<Part>`
    select ${value} as value, array[${sums}] as sums
    from ${from(page.resource.table)} as ${sql.id(HEADER)} where ${requestSql({ page, caller }, request, from)}
    group by 1 order by 1 nulls last limit ${MAX_PARTS + 1}`.execute(db);
  return rows;
};

/** Sums below a list over all matching records (L13); columns that the caller may not see are omitted. */
export const sumTotals = async (
  db: Db,
  { page, caller }: PageCaller,
  { request, from, pages, texts }: Pick<ListSources, 'from' | 'pages' | 'texts'> & { readonly request: ListRequest },
): Promise<readonly SentListTotal[]> => {
  const seen = page.list.totals.filter(
    ({ column, per }) => maySee(column, caller.can) && (per === undefined || maySee(per, caller.can)),
  );
  const answers = new Map<CompiledListTotal, SentListTotal>();
  for (const per of new Set(seen.map((total) => total.per))) {
    const totals = seen.filter((total) => total.per === per);
    const columns = totals.map(({ column }) => column);
    const parts = await readParts(db, { page, caller }, { columns, per, request, from });
    const records = parts.map(({ value }) => ({ [per?.key ?? '']: value }));
    const shown =
      per === undefined ? [] : await translate({ db, pages, ...readerOf(caller) }, { columns: [per], records, texts });
    for (const [place, total] of totals.entries()) {
      const sums = parts.slice(0, MAX_PARTS).flatMap(({ value, sums: all }, index): SentListSum[] => {
        const sum = all[place];
        if (sum === null || sum === undefined) return [];
        const text = per === undefined ? undefined : shown[index]?.[`${per.key}_dictText`];
        return [{ value, text: typeof text === 'string' ? text : value, sum }];
      });
      answers.set(total, {
        column: total.column.key,
        per: per?.key ?? null,
        sums,
        isCut: parts.length > MAX_PARTS,
      });
    }
  }
  return seen.flatMap((total) => answers.get(total) ?? []);
};
