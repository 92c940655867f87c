import { sql, type RawBuilder } from 'kysely';
import { isServedByRoutes, type CompiledPage, type StoredFault } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { showTablePlan } from './applyTables.ts';
import { readCatalogue } from './catalogue.ts';
import type { DatabaseCatalogue, TableConflict, TableStatement } from './planTables.ts';
import { statusBackfills, withoutStatus, type StatusBackfill } from './statusBackfill.ts';
import { limitsOfPages, readStoredFaults, unfitRows } from './storedValues.ts';
import { tableShapes, type IndexShape, type SqlType, type TableShape } from './tableShape.ts';

/** A change that the operator decides on. */
export type OperatorStep =
  /** `unfit`: rows whose value does not convert; while there are any, or nothing converts at all, it is not done. */
  | {
      readonly kind: 'changeType';
      readonly table: string;
      readonly column: string;
      readonly has: string;
      readonly wants: SqlType;
      readonly unfit: number;
    }
  /** The column of a former key still holds values that the new one lacks. */
  | {
      readonly kind: 'moveValues';
      readonly table: string;
      readonly from: string;
      readonly to: string;
      readonly rows: number;
    }
  /** Records of a page with a status that have none. */
  | (StatusBackfill & { readonly kind: 'backfill'; readonly rows: number });

/** A unique index that stored records contradict. */
export interface Contradiction {
  readonly table: string;
  readonly index: IndexShape;
  /** How many values, or sets of values, occur more than once. */
  readonly repeated: number;
}

/** A column that no page names. It stays, with what it holds. */
export interface Orphan {
  readonly table: string;
  readonly column: string;
  /** Rows that hold something in it. */
  readonly rows: number;
}

export interface OperatorPlan {
  /** What is added and renamed without a word. */
  readonly statements: readonly TableStatement[];
  /** What is filled in with a status column that is added, and for how many records. */
  readonly fills: readonly (StatusBackfill & { readonly rows: number })[];
  readonly steps: readonly OperatorStep[];
  readonly contradictions: readonly Contradiction[];
  /** What only the pages' author can mend. */
  readonly stillUsed: readonly Extract<TableConflict, { kind: 'stillUsed' }>[];
  readonly orphans: readonly Orphan[];
  /** Stored values that are longer, or have more digits, than a page takes. They stay. */
  readonly beyondLimits: readonly StoredFault[];
}

const count = async (db: Db, query: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ matches: number }>`select count(*)::integer as matches from ${query}`.execute(db);
  return rows[0]?.matches ?? 0;
};

/** Conflicts of columns that are there under their own name; a renamed one is looked at once it is renamed. */
const typeSteps = async (
  db: Db,
  conflicts: readonly TableConflict[],
  catalogue: DatabaseCatalogue,
): Promise<readonly OperatorStep[]> => {
  const steps: OperatorStep[] = [];
  for (const conflict of conflicts)
    if (conflict.kind === 'type' && catalogue.columns.get(conflict.table)?.has(conflict.column))
      steps.push({ ...conflict, kind: 'changeType', unfit: await unfitRows(db, conflict, conflict.column) });
  return steps;
};

const moveSteps = async (
  db: Db,
  shape: TableShape,
  existing: ReadonlyMap<string, string>,
): Promise<readonly OperatorStep[]> => {
  const steps: OperatorStep[] = [];
  for (const { name, renamedFrom: from = '' } of shape.columns) {
    const isLeftOver = existing.has(from) && shape.columns.every((column) => column.name !== from);
    if (!isLeftOver || existing.get(name) !== existing.get(from)) continue;
    const rows = await count(
      db,
      sql`${sql.table(shape.name)} where ${sql.ref(name)} is null and ${sql.ref(from)} is not null`,
    );
    if (rows > 0) steps.push({ kind: 'moveValues', table: shape.name, from, to: name, rows });
  }
  return steps;
};

const contradictionsOf = async (
  db: Db,
  statements: readonly TableStatement[],
  catalogue: DatabaseCatalogue,
): Promise<readonly Contradiction[]> => {
  const found: Contradiction[] = [];
  for (const statement of statements) {
    if (statement.kind !== 'createIndex' || statement.index.unique === undefined) continue;
    const { table, index } = statement;
    if (!index.columns.every((name) => catalogue.columns.get(table)?.has(name))) continue;
    const columns = sql.join(index.columns.map((name) => sql.ref(name)));
    const present = sql.join(
      statement.index.unique.present.map((name) => sql`${sql.ref(name)} is not null`),
      sql` and `,
    );
    const groups = sql`(select 1 from ${sql.table(table)} where ${present} group by ${columns} having count(*) > 1) as g`;
    const repeated = await count(db, groups);
    if (repeated > 0) found.push({ table, index, repeated });
  }
  return found;
};

const orphansOf = async (
  db: Db,
  shape: TableShape,
  [existing, renamed]: readonly [ReadonlyMap<string, string>, ReadonlySet<string>],
): Promise<readonly Orphan[]> => {
  const wanted = new Set(shape.columns.map(({ name }) => name));
  // An administered table holds more than its page says: nothing of it is ours to drop.
  if (shape.name.startsWith('sys_')) return [];
  const left = [...existing.keys()].filter((name) => !wanted.has(name) && !renamed.has(name));
  const orphans: Orphan[] = [];
  for (const column of left)
    orphans.push({
      table: shape.name,
      column,
      rows: await count(db, sql`${sql.table(shape.name)} where ${sql.ref(column)} is not null`),
    });
  return orphans;
};

/** Records without a status, by page: how many a column that comes by itself is filled for, and how many are stored so. */
const backfillsOf = async (db: Db, pages: readonly CompiledPage[], catalogue: DatabaseCatalogue) => {
  const fills: (StatusBackfill & { readonly rows: number })[] = [];
  const steps: OperatorStep[] = [];
  for (const backfill of statusBackfills(pages)) {
    const columns = catalogue.columns.get(backfill.table);
    if (columns === undefined) continue;
    const { column, earlier = '' } = backfill;
    const stored = columns.has(column) || !columns.has(earlier) ? column : earlier;
    const unset = withoutStatus({ ...backfill, column: stored }, columns);
    const rows = await count(db, sql`${sql.table(backfill.table)} where ${unset}`);
    if (rows === 0) continue;
    if (columns.has(stored)) steps.push({ kind: 'backfill', ...backfill, rows });
    else fills.push({ ...backfill, rows });
  }
  return { fills, steps };
};

/** Everything in which the database differs from what the pages want, with what stands in the way. Changes nothing. */
export const readOperatorPlan = async (db: Db, pages: readonly CompiledPage[]): Promise<OperatorPlan> => {
  const drawn = pages.filter(({ resource }) => !isServedByRoutes(resource.table));
  const shapes = tableShapes(drawn);
  const catalogue = await readCatalogue(
    db,
    shapes.map(({ name }) => name),
  );
  const { statements, conflicts } = await showTablePlan(db, pages);
  const renamedIn = (table: string): ReadonlySet<string> =>
    new Set(statements.flatMap((one) => (one.kind === 'renameColumn' && one.table === table ? one.from : [])));
  const steps = [...(await typeSteps(db, conflicts, catalogue))];
  const backfills = await backfillsOf(db, drawn, catalogue);
  steps.push(...backfills.steps);
  const orphans: Orphan[] = [];
  for (const shape of shapes) {
    const existing = catalogue.columns.get(shape.name) ?? new Map<string, string>();
    steps.push(...(await moveSteps(db, shape, existing)));
    orphans.push(...(await orphansOf(db, shape, [existing, renamedIn(shape.name)])));
  }
  return {
    statements,
    fills: backfills.fills,
    steps,
    contradictions: await contradictionsOf(db, statements, catalogue),
    stillUsed: conflicts.filter((conflict) => conflict.kind === 'stillUsed'),
    orphans,
    // For those who read the plan; steps are planned anew within transactions, and no table is gone through for each.
    beyondLimits: db.isTransaction ? [] : await readStoredFaults(db, limitsOfPages(pages, catalogue).values()),
  };
};

/** Whether a step can be carried out as things stand. */
export const isFeasible = (step: OperatorStep): boolean => step.kind !== 'changeType' || step.unfit === 0;
