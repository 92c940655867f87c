import type { CompiledColumn, CompiledPage } from '../../language/compiled/compiledPage.ts';
import type { TextsByPlace } from '../../records/unresolvedTexts.ts';
import { isBlank, type Value, type Values } from '../../core/values.ts';
import type { Path } from '../../core/paths.ts';
import type { DetailChanges, RecordChanges, RecordSide, SideRow } from './recordChanges.ts';

/** Former column keys with their current ones. */
export type KeyRenames = ReadonlyMap<string, string>;

/** Renamed columns of a page: of its header, and by detail key. */
export interface PageRenames {
  readonly header: KeyRenames;
  readonly details: ReadonlyMap<string, KeyRenames>;
}

const NONE: KeyRenames = new Map();

const renamesIn = (columns: readonly CompiledColumn[]): KeyRenames =>
  new Map(columns.flatMap(({ key, renamedFrom }) => (renamedFrom === undefined ? [] : [[renamedFrom, key] as const])));

/** Returns the renames that the columns of a page declare with `renamedFrom`. */
export const renamesOf = (page: CompiledPage): PageRenames => ({
  header: renamesIn(page.columns),
  details: new Map(page.details.map(({ key, columns }) => [key, renamesIn(columns)])),
});

/**
 * Moves entries to their new keys. An entry stays if the new key already has one, unless `isFree` allows replacing it.
 */
function renameKeys<T>(
  source: Readonly<Record<string, T>>,
  renames: KeyRenames,
  isFree: (value: T) => boolean = () => false,
): Readonly<Record<string, T>> {
  const moved = [...renames].filter(
    ([before, now]) => Object.hasOwn(source, before) && (!Object.hasOwn(source, now) || isFree(source[now] as T)),
  );
  if (moved.length === 0) return source;
  const result = { ...source };
  for (const [before, now] of moved) {
    result[now] = source[before] as T;
    delete result[before];
  }
  return result;
}

/** Moves a value to the new key of its column, unless there is already a value. */
export const renameValues = (values: Values, renames: KeyRenames = NONE): Values =>
  renameKeys<Value>(values, renames, isBlank);

const renameRow = (row: SideRow, renames: KeyRenames): SideRow => ({
  ...row,
  values: renameValues(row.values, renames),
});

const renameDetail = (changes: DetailChanges, renames: KeyRenames): DetailChanges => ({
  ...changes,
  cells: Object.fromEntries(Object.entries(changes.cells).map(([id, cells]) => [id, renameKeys(cells, renames)])),
  added: changes.added.map((row) => renameRow(row, renames)),
  removed: changes.removed.map((row) => renameRow(row, renames)),
});

const renameTexts = ({ header, details }: TextsByPlace, renames: PageRenames): TextsByPlace => ({
  header: renameKeys(header, renames.header),
  details: Object.fromEntries(
    Object.entries(details).map(([key, rows]) => {
      const ofDetail = renames.details.get(key) ?? NONE;
      return [key, Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, renameKeys(row, ofDetail)]))];
    }),
  ),
});

/** Returns the changes under the current column keys. */
export const renameChanges = ({ header, details, texts }: RecordChanges, renames: PageRenames): RecordChanges => ({
  header: renameKeys(header, renames.header),
  details: Object.fromEntries(
    Object.entries(details).map(([key, changes]) => [key, renameDetail(changes, renames.details.get(key) ?? NONE)]),
  ),
  ...(texts && { texts: renameTexts(texts, renames) }),
});

/** Returns the state of a record under the current column keys. */
export const renameSide = ({ values, rows }: RecordSide, renames: PageRenames): RecordSide => ({
  values: renameValues(values, renames.header),
  rows: Object.fromEntries(
    Object.entries(rows).map(([key, of]) => [key, of.map((row) => renameRow(row, renames.details.get(key) ?? NONE))]),
  ),
});

/**
 * Returns the path of a column under its current key: `['grossWet']`, or with row and detail `['goods', 0, 'model']`.
 */
export const renamePath = (path: Path, { header, details }: PageRenames): Path => {
  const [first, row, key] = path;
  if (path.length === 1) return [header.get(String(first)) ?? String(first)];
  const now = key === undefined ? undefined : details.get(String(first))?.get(String(key));
  return now === undefined || first === undefined || row === undefined ? path : [first, row, now];
};
