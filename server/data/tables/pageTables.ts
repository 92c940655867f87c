import type { CompiledPage } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { applyTables, type AppliedTables } from './applyTables.ts';
import type { TableConflict } from './planTables.ts';
import { readTableSources, type TableSources } from './tableSources.ts';
import { literalText, serverText, type ServerText } from '../../core/texts/serverText.ts';

/** What keeps a page's tables from being as the page wants, for the operator; empty when nothing does. */
export type TableObstacles = readonly ServerText[];

/** The tables of pages: made before the first record is written, never by reading. */
export interface PageTables {
  /** Applies what is lacking once for every version of a page. */
  readonly ensure: (page: CompiledPage) => Promise<TableObstacles>;
  /** How to read a page's tables as they are now. */
  readonly sources: (page: CompiledPage) => Promise<TableSources>;
}

export const describeConflict = (conflict: TableConflict): ServerText =>
  conflict.kind === 'type'
    ? serverText('columnTypeUnfit', {
        column: `${conflict.table}.${conflict.column}`,
        has: conflict.has,
        wants: conflict.wants,
      })
    : serverText('columnStillUsed', { from: `${conflict.table}.${conflict.from}`, column: conflict.column });

export const obstaclesOf = ({ conflicts, contradicted }: AppliedTables): TableObstacles => [
  ...conflicts.map(describeConflict),
  ...contradicted.map((statement) =>
    statement.kind === 'createIndex'
      ? serverText('indexContradicted', { table: statement.table, index: statement.index.name })
      : literalText(statement.kind),
  ),
];

/**
 * `allPages` are asked whether a column that one page renames is still in use by another. What is known of tables holds
 * until a file is read again: a page that goes back to what it was may find its column under the name that it had meanwhile.
 */
export const createPageTables = (db: Db, allPages: () => readonly CompiledPage[]): PageTables => {
  const applied = new Map<string, Promise<TableObstacles>>();
  const complete = new Map<string, TableSources>();
  const keyOf = ({ id, hash }: CompiledPage): string => `${id} ${hash}`;
  let seen: readonly CompiledPage[] = [];
  const forgetAfterReading = (): void => {
    const pages = allPages();
    if (pages.length === seen.length && pages.every((page, index) => page === seen[index])) return;
    seen = pages;
    applied.clear();
    complete.clear();
  };

  const apply = async (page: CompiledPage): Promise<TableObstacles> => {
    const done = await applyTables(db, [page], allPages());
    const obstacles = obstaclesOf(done);
    // What was known of other versions of the page no longer holds.
    if (done.applied.some(({ kind }) => kind === 'renameColumn')) {
      complete.clear();
      applied.clear();
    }
    // The operator may remove an obstacle at any time.
    if (obstacles.length > 0) applied.delete(keyOf(page));
    return obstacles;
  };
  return {
    ensure: (page) => {
      forgetAfterReading();
      const known = applied.get(keyOf(page));
      if (known !== undefined) return known;
      const applying = apply(page);
      applied.set(keyOf(page), applying);
      applying.catch(() => applied.delete(keyOf(page)));
      return applying;
    },
    sources: async (page) => {
      forgetAfterReading();
      const known = complete.get(keyOf(page));
      if (known !== undefined) return known;
      const { from, complete: isComplete } = await readTableSources(db, [page]);
      if (isComplete) complete.set(keyOf(page), from);
      return from;
    },
  };
};
