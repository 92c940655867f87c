import type { CompiledPage } from '../../engine/index.ts';
import type { Db } from '../database/db.ts';
import { applyTables, type AppliedTables } from './applyTables.ts';

/** What keeps a page's tables from being as the page wants, in words for the operator; empty when nothing does. */
export type TableObstacles = readonly string[];

/** Sees to it that a page has its tables before its first record is read or written. */
export interface PageTables {
  /** Applies what is lacking once for every version of a page. */
  readonly ensure: (page: CompiledPage) => Promise<TableObstacles>;
}

export const obstaclesOf = ({ conflicts, contradicted }: AppliedTables): TableObstacles => [
  ...conflicts.map(({ table, column, has, wants }) => `${table}.${column} 现为 ${has}，应为 ${wants}`),
  ...contradicted.map((statement) =>
    statement.kind === 'createIndex'
      ? `${statement.table} 中已有重复数据，不能建立 ${statement.index.name}`
      : statement.kind,
  ),
];

export const createPageTables = (db: Db): PageTables => {
  const applied = new Map<string, Promise<TableObstacles>>();
  return {
    ensure: (page) => {
      const key = `${page.id} ${page.hash}`;
      const known = applied.get(key);
      if (known !== undefined) return known;
      const applying = applyTables(db, [page]).then(obstaclesOf);
      applied.set(key, applying);
      applying.catch(() => applied.delete(key));
      return applying;
    },
  };
};
