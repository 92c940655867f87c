import type { CompiledColumn, CompiledPage } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import type { RecordHook } from '../../data/recordStore/recordHook.ts';
import { linkParents, type LinkableRow } from './parentLinks.ts';
import { PendingPlaces } from './pendingPlaces.ts';

/** Rows of an import of a page whose records stand below each other. */
export interface TreeRows {
  readonly parentKey: string;
  /** The row that each row of the import stands below, where that is one of the import too. */
  readonly above: ReadonlyMap<string, string>;
  /** What stands in the cell of the parent of those rows: it has no id yet. */
  readonly texts: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Codes that follow from places. */
  readonly pending: PendingPlaces;
}

interface Placing {
  readonly db: Db;
  readonly page: CompiledPage;
  readonly caller: Caller;
  readonly hook?: RecordHook | undefined;
}

interface Sheets<R> {
  /** By table. */
  readonly rows: readonly (readonly R[])[];
  /** Numbers of the tables that hold records. */
  readonly mains: ReadonlySet<number>;
  /** That a sheet of records may have. */
  readonly columns: readonly CompiledColumn[];
  /** What stands in a cell, as it was written or mended. */
  readonly textAt: (row: R, key: string) => string;
}

const ofMains = <R>({ rows, mains }: Pick<Sheets<R>, 'rows' | 'mains'>): readonly R[] =>
  rows.flatMap((table, number) => (mains.has(number) ? table : []));

/** The rows of a tree with their places in it; those of other pages as they are. */
export async function placeRows<R extends LinkableRow>(
  { db, page, caller, hook }: Placing,
  sheets: Sheets<R>,
): Promise<{ readonly rows: readonly (readonly R[])[]; readonly tree: TreeRows | undefined }> {
  const { rows, columns, textAt } = sheets;
  if (page.tree === undefined) return { rows, tree: undefined };
  const { parentKey } = page.tree;
  const pending = new PendingPlaces(
    hook?.codeKey,
    ofMains(sheets).map(({ values }) => values),
  );
  if (!columns.some(({ key }) => key === parentKey))
    return { rows, tree: { parentKey, above: new Map(), texts: new Map(), pending } };
  const parentText = (row: R): string => textAt(row, parentKey).trim();
  const { rows: placed, above } = await linkParents(
    { db, page, caller, codeKey: hook?.codeKey },
    ofMains(sheets),
    parentText,
  );
  const byId = new Map(placed.map((row) => [row.id, row]));
  const texts = new Map(
    placed.flatMap((row) => {
      const text = above.has(row.id) ? parentText(row) : '';
      return text === '' ? [] : [[row.id, { [parentKey]: text }] as const];
    }),
  );
  return {
    rows: rows.map((table) => table.map((row) => byId.get(row.id) ?? row)),
    tree: { parentKey, above, texts, pending },
  };
}
