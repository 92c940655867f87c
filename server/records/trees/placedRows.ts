import type { CompiledColumn, CompiledPage } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import type { RecordHook } from '../../data/recordStore/recordHook.ts';
import { linkParents, type LinkableRow } from './parentLinks.ts';
import { PendingPlaces } from './pendingPlaces.ts';

/** Tree data of the rows of an import. */
export interface TreeRows {
  readonly parentKey: string;
  /** Parent row by row id, if the parent is in the import too. */
  readonly above: ReadonlyMap<string, string>;
  /** Texts of the parent cells of those rows, whose parents have no id yet. */
  readonly texts: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Codes derived from positions. */
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
  /** Indexes of the tables that contain records. */
  readonly mains: ReadonlySet<number>;
  /** Columns that a sheet of records may have. */
  readonly columns: readonly CompiledColumn[];
  /** Text of a cell, as written or corrected. */
  readonly textAt: (row: R, key: string) => string;
}

const ofMains = <R>({ rows, mains }: Pick<Sheets<R>, 'rows' | 'mains'>): readonly R[] =>
  rows.flatMap((table, number) => (mains.has(number) ? table : []));

/** Resolves the parents of the rows of a tree; rows of other pages remain unchanged. */
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
