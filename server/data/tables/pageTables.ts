import type { CompiledPage } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { applyTables, type AppliedTables } from './applyTables.ts';
import type { TableConflict } from './planTables.ts';
import { readTableSources, type TableSources } from './tableSources.ts';
import { literalText, serverText, type ServerText } from '../../core/texts/serverText.ts';

/** Obstacles to the tables that the page requires, for the operator; empty if there are none. */
export type TableObstacles = readonly ServerText[];

/** Tables of pages: created before the first record is written, never by a read. */
export interface PageTables {
  /** Creates missing tables, columns and indexes, once per version of a page. */
  readonly ensure: (page: CompiledPage) => Promise<TableObstacles>;
  /** Sources for reading a page's tables in their current state. */
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
 * `allPages` are used to check whether a column renamed by one page is still in use by another. Cached results are
 * dropped when a file is read again: a page that reverts to an earlier version may find its column under the interim
 * name.
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
    // Cached results of other versions of the page are no longer valid.
    if (done.applied.some(({ kind }) => kind === 'renameColumn')) {
      complete.clear();
      applied.clear();
    }
    // The operator may remove an obstacle at any time, so the next call checks again.
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
