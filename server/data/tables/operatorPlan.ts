import { sql, type RawBuilder } from 'kysely';
import { isServedByRoutes, type CompiledPage, type StoredFault } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { showTablePlan } from './applyTables.ts';
import { readCatalogue } from './catalogue.ts';
import type { DatabaseCatalogue, TableConflict, TableStatement } from './planTables.ts';
import { statusBackfills, withoutStatus, type StatusBackfill } from './statusBackfill.ts';
import { limitsOfPages, readStoredFaults, unfitRows } from './storedValues.ts';
import { tableShapes, type IndexShape, type SqlType, type TableShape } from './tableShape.ts';

/** A change that the operator must confirm. */
export type OperatorStep =
  /**
   * `unfit`: number of rows whose value cannot be converted (all filled rows if the types are not convertible); the
   * step is not executed while there are any.
   */
  | {
      readonly kind: 'changeType';
      readonly table: string;
      readonly column: string;
      readonly has: string;
      readonly wants: SqlType;
      readonly unfit: number;
    }
  /** The column of a former key still contains values that the new one lacks. */
  | {
      readonly kind: 'moveValues';
      readonly table: string;
      readonly from: string;
      readonly to: string;
      readonly rows: number;
    }
  /** Records without a status, of a page that has one. */
  | (StatusBackfill & { readonly kind: 'backfill'; readonly rows: number });

/** A unique index that stored records violate. */
export interface Contradiction {
  readonly table: string;
  readonly index: IndexShape;
  /** Number of values, or combinations of values, that occur more than once. */
  readonly repeated: number;
}

/** A column that no page names. It is not dropped. */
export interface Orphan {
  readonly table: string;
  readonly column: string;
  /** Rows with a value in the column. */
  readonly rows: number;
}

export interface OperatorPlan {
  /** Additions and renames that need no confirmation. */
  readonly statements: readonly TableStatement[];
  /** Status columns that are filled when they are added, with the number of records. */
  readonly fills: readonly (StatusBackfill & { readonly rows: number })[];
  readonly steps: readonly OperatorStep[];
  readonly contradictions: readonly Contradiction[];
  /** Conflicts that only the author of the pages can resolve. */
  readonly stillUsed: readonly Extract<TableConflict, { kind: 'stillUsed' }>[];
  readonly orphans: readonly Orphan[];
  /** Stored values that are longer, or have more digits, than a page permits. They are not changed. */
  readonly beyondLimits: readonly StoredFault[];
}

const count = async (db: Db, query: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ matches: number }>`select count(*)::integer as matches from ${query}`.execute(db);
  return rows[0]?.matches ?? 0;
};

/** Type conflicts of columns that exist under their own name; a renamed column is checked after the rename. */
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
  { existing, renamed }: { readonly existing: ReadonlyMap<string, string>; readonly renamed: ReadonlySet<string> },
): Promise<readonly Orphan[]> => {
  const wanted = new Set(shape.columns.map(({ name }) => name));
  // An administered table contains more columns than its page declares: none of them may be dropped.
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

/**
 * Records without a status, by page: those filled when the column is added (`fills`) and those already stored
 * (`steps`).
 */
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

/** Reads all differences between the database and the pages, with the obstacles. Read-only. */
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
    orphans.push(...(await orphansOf(db, shape, { existing, renamed: renamedIn(shape.name) })));
  }
  return {
    statements,
    fills: backfills.fills,
    steps,
    contradictions: await contradictionsOf(db, statements, catalogue),
    stillUsed: conflicts.filter((conflict) => conflict.kind === 'stillUsed'),
    orphans,
    // Only for readers of the plan; steps are planned again within transactions and must not scan the tables each time.
    beyondLimits: db.isTransaction ? [] : await readStoredFaults(db, limitsOfPages(pages, catalogue).values()),
  };
};

/** Returns whether a step can be executed at present. */
export const isFeasible = (step: OperatorStep): boolean => step.kind !== 'changeType' || step.unfit === 0;
