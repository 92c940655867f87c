import { sql } from 'kysely';
import { MAX_CHART_PARTS, MAX_CHART_STEPS, type SentChartRow } from '../../../contract/reports.ts';
import type { CompiledReportChart, Value } from '../../../engine/index.ts';
import { badRequest } from '../../core/base/errors.ts';
import { translate } from '../../data/dictionaries/dictionaryTexts.ts';
import { HEADER } from '../../data/lists/filterSql.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { readerOf } from '../../data/recordStore/caller.ts';
import { comparedSql } from './reportSql.ts';
import { readReport, type RunCall } from './runReport.ts';

const named = (charts: readonly CompiledReportChart[], asked: unknown): CompiledReportChart => {
  const chart = typeof asked === 'string' && /^\d$/.test(asked) ? charts[Number(asked)] : undefined;
  if (chart === undefined) throw badRequest(serverText('wrongParameter', { name: '_chart' }));
  return chart;
};

/** Column of a measure: the sum of a value, or the number of rows. */
const MEASURE = (index: number) => sql.id(`v${index}`);

/**
 * Data of a report chart over the whole query: the largest parts and the rest as one, or the last steps of a line in
 * order. Sums are exact decimal texts. `asked` is the index of the chart in the report.
 */
export async function readChart(call: RunCall, asked: unknown): Promise<readonly SentChartRow[]> {
  const [{ db, texts, schemas }, [report, caller]] = call;
  const { kind, category, values } = named(report.charts, asked);
  const compared = comparedSql(report);
  const sums = values.length === 0 ? [sql`count(*)`] : values.map((key) => sql`sum(${compared(key)})`);
  const cells = sql.join(sums.map((sum, index) => sql`${sum} as ${MEASURE(index)}`));
  const isLine = kind === 'line';
  const order = isLine ? sql`part desc nulls last` : sql`${MEASURE(0)} desc nulls last, part`;
  const most = isLine ? MAX_CHART_STEPS : MAX_CHART_PARTS;
  const rows = await readReport(call, async ({ trx, before, table, where }) => {
    const found = await sql<{ part: string | null; rest: boolean } & Record<string, string | null>>`
      ${before} select case when place <= ${most} then part end as part, place > ${most} as rest,
        ${sql.join(sums.map((_, index) => sql`sum(${MEASURE(index)})::text as ${MEASURE(index)}`))}
      from (
        select part, ${sql.join(sums.map((_, index) => MEASURE(index)))}, row_number() over (order by ${order}) as place
        from (select ${compared(category)}::text as part, ${cells}
          from ${table} as ${sql.id(HEADER)} where ${where} group by 1) as parts
      ) as placed ${isLine ? sql`where place <= ${most}` : sql``}
      group by 1, 2 order by min(place) ${isLine ? sql`desc` : sql`asc`}`.execute(trx);
    return found.rows;
  });
  const records = rows.map(({ part }): Readonly<Record<string, Value>> => ({ [category]: part }));
  const reader = { db, pages: () => schemas.pages(), ...readerOf(caller) };
  const columns = report.columns.filter(({ key }) => key === category);
  const translated = await translate(reader, { columns, records, texts });
  return rows.map(({ part, rest, ...measures }, index) => ({
    part,
    text: String(translated[index]?.[`${category}_dictText`] ?? part ?? ''),
    isRest: rest,
    values: sums.map((_, at) => measures[`v${at}`] ?? null),
  }));
}
