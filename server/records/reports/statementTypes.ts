import { CompiledQuery } from 'kysely';
import {
  hints,
  describeProblem,
  type CompiledReport,
  type Problem,
  type ReportFieldType,
} from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import type { PreparedText } from './preparedText.ts';
import { isNumber } from './reportSql.ts';

const NUMBERS: ReadonlySet<string> = new Set(['smallint', 'integer', 'bigint', 'numeric', 'real', 'double precision']);
/** Dates and times of records are stored as text. */
const DAYS: ReadonlySet<string> = new Set([
  'date',
  'timestamp without time zone',
  'timestamp with time zone',
  'text',
  'character varying',
  'character',
]);

/** Permitted database types of a column, and the type to cast to otherwise; undefined: any type. */
function fitting(type: ReportFieldType): readonly [types: ReadonlySet<string>, cast: string] | undefined {
  if (isNumber(type)) return [NUMBERS, 'numeric'];
  if (type === 'String') return undefined;
  return [DAYS, type === 'Date' ? 'date' : 'timestamp'];
}

/** Database types that the statement returns for these columns. No row is read. */
async function givenTypes(
  db: Db,
  { statement }: CompiledReport,
  { text, keys }: { readonly text: PreparedText; readonly keys: readonly string[] },
): Promise<Readonly<Record<string, string>>> {
  const cells = keys.map((key) => `pg_typeof(q."${key}")::text as "${key}"`);
  const bound = statement.parts.filter(({ kind }) => kind !== 'text').map(() => null);
  const query = `select ${cells.join(', ')} from (select 1) as one left join (${text.sql}) as q on false`;
  const { rows } = await db.executeQuery<Record<string, string>>(CompiledQuery.raw(query, bound));
  return rows[0] ?? {};
}

/**
 * Report columns whose type in the statement differs from the declared one, which would fail at the first value that
 * cannot be converted. `text` must select exactly these columns and be valid.
 */
export async function checkTypes(db: Db, report: CompiledReport, text: PreparedText): Promise<readonly Problem[]> {
  const given = await givenTypes(db, report, { text, keys: report.columns.map(({ key }) => key) });
  return report.columns.flatMap(({ key, fieldType }, index): Problem[] => {
    const wanted = fitting(fieldType);
    const type = given[key];
    if (wanted === undefined || type === undefined || wanted[0].has(type)) return [];
    const said = describeProblem('wrong-type.ofStatement', { name: key, type: fieldType, given: type });
    return [{ ...said, path: ['columns', index, 'fieldType'], ...hints('castColumn', { name: key, type: wanted[1] }) }];
  });
}
