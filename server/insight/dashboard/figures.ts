import { sql, type RawBuilder } from 'kysely';
import type { PageRecords, Period } from '../../../contract/dashboard.ts';
import { type CompiledPage, maySee } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { ruledRows } from '../../data/lists/dataRules.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import { showDate } from '../../core/base/instants.ts';
import { AMOUNT, SHARES } from './declarationPages.ts';

type Fragment = RawBuilder<unknown>;

/** Most codes of a breakdown; the rest are combined into one. */
const MAX_SHARES = 8;
const MAX_CURRENCIES = 6;

const LENGTH: Readonly<Record<Period, number>> = { days: 30, months: 12 };

/** Returns the first day of the period that ends today. */
const startOf = (period: Period, today: string): string => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const start = period === 'days' ? Date.UTC(year, month - 1, day - 29) : Date.UTC(year, month - 12, 1);
  return new Date(start).toISOString().slice(0, 10);
};

/** Returns every day or month of the period: `2026-11-20`, `2026-11`. */
const steps = (period: Period, start: string): readonly string[] => {
  const [year = 0, month = 1, day = 1] = start.split('-').map(Number);
  return Array.from({ length: LENGTH[period] }, (_, index) =>
    period === 'days'
      ? new Date(Date.UTC(year, month - 1, day + index)).toISOString().slice(0, 10)
      : new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  );
};

const isCountedWhole = ({ resource }: CompiledPage, { orgCode }: Caller['user']): boolean =>
  resource.rowPermission?.visible === undefined &&
  (resource.dataScope === 'all' || (resource.dataScope === 'department' && orgCode !== ''));

/**
 * Pages whose counts the caller may see: those that show a whole department and everything below it. Records are
 * counted by department, so a caller who sees only own records, or only some by a condition or a data rule, gets no
 * counts.
 */
export const countedPages = (pages: readonly CompiledPage[], { user }: Caller): readonly CompiledPage[] =>
  pages.filter((page) => ruledRows(page, user, 'd') === undefined && isCountedWhole(page, user));

const scope = (pages: readonly CompiledPage[], { user }: Caller): Fragment => {
  const ids = (dataScope: string) =>
    pages.filter(({ resource }) => resource.dataScope === dataScope).map(({ id }) => id);
  return sql`tenant_id = ${user.tenantId} and (page_id = any(${ids('all')}::text[])
    or (page_id = any(${ids('department')}::text[]) and starts_with(org_code, ${user.orgCode})))`;
};

export interface Figures {
  readonly today: readonly PageRecords[];
  readonly month: readonly PageRecords[];
  /** Amounts of this month, the greatest first. Decimal strings. */
  readonly amounts: readonly { readonly currency: string; readonly amount: string }[];
  readonly trend: readonly { readonly step: string; readonly pageId: string; readonly records: number }[];
  readonly steps: readonly string[];
  /** By column key. Blank code: none was entered; null: all remaining codes. */
  readonly shares: Readonly<Record<string, readonly { readonly code: string | null; readonly records: number }[]>>;
}

const sees = (pages: readonly CompiledPage[], key: string, { can }: Caller): boolean =>
  pages.every((page) => {
    const column = page.columnByKey.get(key);
    return column === undefined || maySee(column, can);
  });

const seesAmounts = (pages: readonly CompiledPage[], { can }: Caller): boolean =>
  pages.every((page) =>
    (page.detailByKey.get(AMOUNT.detail)?.columns ?? [])
      .filter(({ key }) => key === AMOUNT.amount || key === AMOUNT.currency)
      .every((column) => maySee(column, can)),
  );

const rest = <T extends { readonly records: number }>(rows: readonly T[]): number =>
  rows.reduce((sum, { records }) => sum + records, 0);

/**
 * Sums the daily counts: the work grows with days, departments and codes, not with declarations.
 * `today` is `2026-11-20`.
 */
export async function readFigures(
  db: Db,
  { pages, caller }: { readonly pages: readonly CompiledPage[]; readonly caller: Caller },
  { period, now }: { readonly period: Period; readonly now: Date },
): Promise<Figures> {
  const today = showDate(now);
  const start = startOf(period, today);
  const where = scope(pages, caller);
  const step = period === 'days' ? 'YYYY-MM-DD' : 'YYYY-MM';
  const shown = SHARES.filter((key) => sees(pages, key, caller));
  const [{ rows: trend }, { rows: totals }, { rows: amounts }, { rows: codes }] = await Promise.all([
    sql<Figures['trend'][number]>`
      select to_char(day, ${step}) as step, page_id as "pageId", sum(records)::int as records from dashboard_day
      where ${where} and dimension = 'records' and day >= ${start}::date and day <= ${today}::date
      group by 1, 2 order by 1, 2`.execute(db),
    sql<{ pageId: string; today: number; month: number }>`
      select page_id as "pageId", coalesce(sum(records) filter (where day = ${today}::date), 0)::int as today,
        sum(records)::int as month
      from dashboard_day where ${where} and dimension = 'records'
      and day >= date_trunc('month', ${today}::date) and day <= ${today}::date group by page_id`.execute(db),
    seesAmounts(pages, caller)
      ? sql<Figures['amounts'][number]>`
          select code as currency, sum(amount)::text as amount from dashboard_day
          where ${where} and dimension = 'amount' and day >= date_trunc('month', ${today}::date) and day <= ${today}::date
          group by code order by sum(amount) desc, code limit ${MAX_CURRENCIES}`.execute(db)
      : { rows: [] },
    sql<{ dimension: string; code: string; records: number }>`
      select dimension, code, sum(records)::int as records from dashboard_day
      where ${where} and dimension = any(${[...shown]}::text[]) and day >= ${start}::date and day <= ${today}::date
      group by dimension, code order by dimension, sum(records) desc, code`.execute(db),
  ]);
  const shares = shown.map((key) => {
    const own = codes.filter(({ dimension }) => dimension === key).map(({ code, records }) => ({ code, records }));
    const others = rest(own.slice(MAX_SHARES));
    return [key, [...own.slice(0, MAX_SHARES), ...(others > 0 ? [{ code: null, records: others }] : [])]] as const;
  });
  return {
    today: totals.map(({ pageId, today: records }) => ({ pageId, records })),
    month: totals.map(({ pageId, month: records }) => ({ pageId, records })),
    amounts,
    trend,
    steps: steps(period, start),
    shares: Object.fromEntries(shares),
  };
}
