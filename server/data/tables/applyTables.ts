import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import { isServedByRoutes, type CompiledPage } from '../../../engine/index.ts';
import { withoutTimeLimit } from '../../core/database/timeLimits.ts';
import { readCatalogue } from './catalogue.ts';
import { planTables, wantedColumns, type TableConflict, type TablePlan, type TableStatement } from './planTables.ts';
import { tableShapes } from './tableShape.ts';
import { fillAdded } from './statusBackfill.ts';
import { changeSql } from './tableSql.ts';

/** Advisory lock key, unique within this database: servers that change tables wait for each other. */
const TABLES_LOCK = 8_220_001;
const UNIQUE_VIOLATION = '23505';

export interface AppliedTables {
  readonly applied: readonly TableStatement[];
  /** Columns whose type or name conflicts with the pages; the operator decides. */
  readonly conflicts: readonly TableConflict[];
  /** Unique indexes that stored records violate; the operator decides. */
  readonly contradicted: readonly TableStatement[];
}

const isUniqueViolation = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === UNIQUE_VIOLATION;

/**
 * Executes a statement; returns false if it is a unique index that the rows violate. The transaction remains usable.
 */
const carryOut = async (trx: Db, statement: TableStatement): Promise<boolean> => {
  await sql`savepoint table_statement`.execute(trx);
  try {
    await changeSql(statement).execute(trx);
    return true;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await sql`rollback to savepoint table_statement`.execute(trx);
    return false;
  }
};

/**
 * Waits for other writers of tables and holds the lock until the transaction ends. Lifts the time limit, because an
 * index on many records takes long.
 */
export const lockTables = async (trx: Db): Promise<void> => {
  await withoutTimeLimit(trx);
  await sql`select pg_advisory_xact_lock(${TABLES_LOCK})`.execute(trx);
};

/** Returns the plan of `applyTables` without executing it. `all` are the pages whose columns must remain. */
export const showTablePlan = async (
  db: Db,
  pages: readonly CompiledPage[],
  all: readonly CompiledPage[] = pages,
): Promise<TablePlan> => {
  const shapes = tableShapes(pages.filter(({ resource }) => !isServedByRoutes(resource.table)));
  const tables = shapes.map(({ name }) => name);
  return planTables(shapes, await readCatalogue(db, tables), wantedColumns(tableShapes(all)));
};

/**
 * Adds the tables, columns and indexes that the pages require and the database lacks, and renames what a page renames.
 * Drops nothing.
 */
export const applyTables = (
  db: Db,
  pages: readonly CompiledPage[],
  all: readonly CompiledPage[] = pages,
): Promise<AppliedTables> =>
  db.transaction().execute(async (trx) => {
    await lockTables(trx);
    const plan = await showTablePlan(trx, pages, all);
    const applied: TableStatement[] = [];
    const contradicted: TableStatement[] = [];
    for (const statement of plan.statements) {
      const done = await carryOut(trx, statement);
      (done ? applied : contradicted).push(statement);
    }
    await fillAdded(trx, all, (table, column) =>
      applied.some((one) => one.kind === 'addColumn' && one.table === table && one.column.name === column),
    );
    return { applied, conflicts: plan.conflicts, contradicted };
  });
