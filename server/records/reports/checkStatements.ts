import { sql } from 'kysely';
import {
  hints,
  locateProblems,
  describeProblem,
  type CompiledPage,
  type CompiledReport,
  type Problem,
} from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { PreparedText, readableTables } from './preparedText.ts';
import { checkScans } from './statementScans.ts';
import { checkTypes } from './statementTypes.ts';

/** Reports to check: those whose files have no problems so far. */
export interface CheckedReports {
  readonly reports: Iterable<CompiledReport>;
  readonly pages: readonly CompiledPage[];
  /** Text of a file by its path relative to the schemas folder. */
  readonly textOf: (path: string) => string | undefined;
  /** Prefix of paths in problems: `schemas/`. */
  readonly prefix: string;
  /** Problems found so far. */
  readonly problems: readonly Problem[];
}

/** PostgreSQL's error for a rejected statement. */
interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly hint: string | undefined;
  readonly position: number;
}

/** Error classes of a statement: syntax and names, invalid values, unsupported features, exceeded limits. */
const OF_STATEMENT = /^(42|22|0A|54)/;

const PREPARE = 'prepare waybill_check as ';
const SECONDS = 5;

const textIn = (error: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

function refusalIn(error: unknown): Refusal {
  const code = error instanceof Error ? (textIn(error, 'code') ?? '') : '';
  if (!(error instanceof Error) || !OF_STATEMENT.test(code)) throw error;
  const position = Number(textIn(error, 'position') ?? PREPARE.length + 1) - PREPARE.length;
  return { code, message: error.message, hint: textIn(error, 'hint'), position };
}

/** Runs queries in a transaction with a time limit that is rolled back. */
const asking = <T>(db: Db, ask: (connection: Db) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    try {
      await sql`begin read only`.execute(connection);
      await sql`select set_config('statement_timeout', ${String(SECONDS * 1000)}, true),
        set_config('standard_conforming_strings', 'on', true)`.execute(connection);
      return await ask(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });

/** Lets the database prepare a statement without executing it. Undefined: it is valid. */
const prepare = (db: Db, text: string): Promise<Refusal | undefined> =>
  asking(db, async (connection) => {
    try {
      await sql.raw(`${PREPARE}${text}`).execute(connection);
      await sql`deallocate waybill_check`.execute(connection);
      return undefined;
    } catch (error) {
      return refusalIn(error);
    }
  });

const AMBIGUOUS_COLUMN = '42702';
const SYNTAX = '42601';

/** Problem in the statement itself. */
function statementProblem(file: string, text: PreparedText, { code, message, hint, position }: Refusal): Problem {
  const { line, column, beyond } = text.placeAt(position);
  return {
    ...(beyond && code === SYNTAX
      ? describeProblem('refused-statement.end')
      : describeProblem('refused-statement', { reason: message })),
    ...(hint !== undefined && hints('ofDatabase', { hint })),
    path: [],
    file,
    line,
    column,
  };
}

/**
 * A report column that the statement does not return, or returns twice. PostgreSQL's hint names report columns with
 * `r.`.
 */
function columnProblem({ code, hint }: Refusal, key: string, index: number): Problem {
  const near = /"r\.([^"]+)"/.exec(hint ?? '')?.[1];
  const isTwice = code === AMBIGUOUS_COLUMN;
  return {
    ...describeProblem(isTwice ? 'duplicate-key.ofStatement' : 'unknown-column.ofStatement', { name: key }),
    ...(near !== undefined && hints('didYouMean', { name: near })),
    path: ['columns', index, 'key'],
  };
}

async function checkReport(
  db: Db,
  report: CompiledReport,
  {
    tables,
    textOf,
    prefix,
    pages,
  }: Omit<CheckedReports, 'reports' | 'problems'> & {
    tables: ReturnType<typeof readableTables>;
  },
): Promise<readonly Problem[]> {
  const whole = PreparedText.of(report, tables);
  if (whole === undefined) return [];
  const refusal = await prepare(db, whole.sql);
  const statementFile = `${prefix}reports/${report.code}.sql`;
  if (refusal !== undefined) return [statementProblem(statementFile, whole, refusal)];
  const asks = async (keys: readonly string[]): Promise<Refusal | undefined> => {
    const text = PreparedText.of(report, tables, keys);
    return text && prepare(db, text.sql);
  };
  const file = `reports/${report.code}.json`;
  const located = (problems: readonly Problem[]): readonly Problem[] =>
    locateProblems(problems, textOf(file) ?? '', `${prefix}${file}`);
  const keys = report.columns.map(({ key }) => key);
  const named = PreparedText.of(report, tables, keys);
  if (named !== undefined && (await asks(keys)) === undefined)
    return asking(db, async (connection) => [
      ...located(await checkTypes(connection, report, named)),
      ...(await checkScans(connection, report, { pages, file: statementFile })),
      // A default that does not fit its type is detected when the statement is planned with it.
    ]).catch((error: unknown) => [statementProblem(statementFile, whole, { ...refusalIn(error), position: 1 })]);
  const problems: Problem[] = [];
  for (const [index, key] of keys.entries()) {
    const missing = await asks([key]);
    if (missing !== undefined) problems.push(columnProblem(missing, key, index));
  }
  return located(problems);
}

/**
 * Problems that the database finds in report statements: syntax, columns, aliases, types, report columns that the
 * statement does not return or returns with another type, and (as warnings) sequential scans of large tables. Except
 * for the plan, tables are empty and shaped as the pages require: no data is read. Throws only if the database fails.
 */
export async function checkStatements(db: Db, checked: CheckedReports): Promise<readonly Problem[]> {
  const tables = readableTables(checked.pages);
  const faulty = new Set(checked.problems.map(({ file }) => file));
  const problems: Problem[] = [];
  for (const report of checked.reports) {
    const file = `${checked.prefix}reports/${report.code}`;
    if (!faulty.has(`${file}.json`) && !faulty.has(`${file}.sql`))
      problems.push(...(await checkReport(db, report, { ...checked, tables })));
  }
  return problems;
}
