import { sql, type RawBuilder } from 'kysely';
import type { CompiledPage } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { applyTables, lockTables, type AppliedTables } from './applyTables.ts';
import { backfillSql } from './statusBackfill.ts';
import { isFeasible, readOperatorPlan, type OperatorStep } from './operatorPlan.ts';

/** SQL statement of a step; idempotent. */
const stepSql = (step: OperatorStep): RawBuilder<unknown> => {
  const table = sql.table(step.table);
  if (step.kind === 'moveValues') {
    const [from, to] = [sql.ref(step.from), sql.ref(step.to)];
    return sql`update ${table} set ${to} = ${from}, ${from} = null where ${to} is null and ${from} is not null`;
  }
  if (step.kind === 'backfill') return backfillSql(step);
  const [column, type] = [sql.ref(step.column), sql.raw(step.wants)];
  return sql`alter table ${table} alter column ${column} type ${type} using ${column}::${type}`;
};

export interface AppliedPlan {
  readonly additive: AppliedTables;
  readonly steps: readonly OperatorStep[];
}

/** Plans under the lock and executes the first feasible step; undefined if there is none. */
const nextStep = (db: Db, pages: readonly CompiledPage[]): Promise<OperatorStep | undefined> =>
  db.transaction().execute(async (trx) => {
    await lockTables(trx);
    const { steps } = await readOperatorPlan(trx, pages);
    const step = steps.find(isFeasible);
    if (step !== undefined) await stepSql(step).execute(trx);
    return step;
  });

/**
 * Executes the whole plan on behalf of the operator. Each step is planned again and runs in its own transaction: after
 * an interruption the next run continues, and two concurrent runs alternate.
 */
export const applyPlan = async (db: Db, pages: readonly CompiledPage[]): Promise<AppliedPlan> => {
  const additive = await applyTables(db, pages);
  const steps: OperatorStep[] = [];
  for (let step = await nextStep(db, pages); step !== undefined; step = await nextStep(db, pages)) steps.push(step);
  return { additive, steps };
};
