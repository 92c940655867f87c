import { sql } from 'kysely';
import type { CompiledPage, Values } from '../../../engine/index.ts';
import { codeAbove } from '../../core/base/levelCodes.ts';
import type { Db } from '../../core/database/db.ts';
import { HEADER } from '../../data/lists/filterSql.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import { scopeSql } from '../../data/recordStore/dataScope.ts';
import { isTop, isTreePage } from '../../data/recordStore/treeSql.ts';
import { fixedDbColumn } from '../../data/tables/tableShape.ts';
import { circlesOf } from './treeOrder.ts';

interface PlacedRemark {
  readonly key: string;
  readonly text: string;
  readonly said: ServerText;
  /** `fault`: the cell could not be read. */
  readonly level: 'fault' | 'doubt' | 'note';
}

/** A row of an import, with the properties needed for its position in a tree. */
export interface LinkableRow {
  readonly id: string;
  /** Row number in the sheet. */
  readonly row: number;
  readonly values: Values;
  readonly remarks: readonly PlacedRemark[];
}

/** The tree page and caller. `codeKey`: column of the code derived from the position, if the page has one. */
export interface TreeAsked {
  readonly db: Db;
  readonly page: CompiledPage;
  readonly caller: Caller;
  readonly codeKey?: string | undefined;
}

export interface LinkedRows<R> {
  readonly rows: readonly R[];
  /** Parent row by row id, if the parent is in the import too. */
  readonly above: ReadonlyMap<string, string>;
}

const MAX_TEXT_LENGTH = 200;

/** Columns that identify a record: unique ones, and the code of its position. */
const codeKeys = ({ page, codeKey }: TreeAsked): readonly string[] => [
  ...new Set([
    ...page.resource.unique.flatMap(([key, ...more]) => (more.length === 0 && key !== undefined ? key : [])),
    ...(codeKey === undefined ? [] : [codeKey]),
  ]),
];

/** Normalizes a name for comparison, as for texts of choices: ignores case, width and differences in whitespace. */
const compared = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Rows of an import by their titles and codes. */
function rowsByName<R extends LinkableRow>(
  rows: readonly R[],
  titleKey: string,
  keys: readonly string[],
): ReadonlyMap<string, readonly R[]> {
  const byName = new Map<string, R[]>();
  for (const row of rows)
    for (const name of new Set([titleKey, ...keys].map((key) => compared(String(row.values[key] ?? '')))))
      if (name !== '') byName.set(name, [...(byName.get(name) ?? []), row]);
  return byName;
}

/** Ids of the stored records that the caller sees, by each of these texts that is their id or one of their codes. */
async function storedBy(asked: TreeAsked, texts: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { db, page, caller } = asked;
  const found = new Map<string, readonly string[]>();
  if (texts.length === 0) return found;
  for (const column of ['id', ...codeKeys(asked).map((key) => fixedDbColumn(page, key))]) {
    const code = sql.ref(`${HEADER}.${column}`);
    const { rows } = await sql<{ id: string; code: string }>`
      select ${sql.ref(`${HEADER}.id`)} as id, ${code}::text as code
      from ${sql.table(page.resource.table)} as ${sql.id(HEADER)}
      where ${code}::text = any(${[...texts]}::text[]) and ${scopeSql(page, caller)}`.execute(db);
    for (const row of rows) found.set(row.code, [...new Set([...(found.get(row.code) ?? []), row.id])]);
  }
  return found;
}

/** Meaning of a text in the parent cell. */
type Meant =
  | { readonly kind: 'row'; readonly id: string }
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'refused'; readonly said: ServerText };

const shown = (text: string): string => text.slice(0, MAX_TEXT_LENGTH);

const several = (text: string, rows: readonly LinkableRow[], isStored: boolean): Meant => {
  const places: ServerText[] = rows.map(({ row }) => serverText('importRow', { row }));
  if (isStored) places.push(serverText('importInSystem'));
  return { kind: 'refused', said: serverText('importParentSeveral', { text: shown(text), places }) };
};

interface Choosing {
  readonly parentKey: string;
  /** Rows of the import with this name. */
  readonly inFile: readonly LinkableRow[];
  /** Ids of stored records with this id or code. */
  readonly stored: readonly string[];
}

const isSeveral = ({ key, said }: PlacedRemark, parentKey: string): boolean =>
  key === parentKey && said.key === 'cell.ambiguousCode';

/** No stored record has been found for the text yet; values typed or chosen in the preview have not been looked up. */
const isOpen = ({ remarks, values }: LinkableRow, text: string, parentKey: string): boolean =>
  remarks.some(({ key, level }) => key === parentKey && level === 'fault') || values[parentKey] === text;

/** Undefined: the value as read. */
function meaningOf(row: LinkableRow, text: string, { parentKey, inFile, stored }: Choosing): Meant | undefined {
  const isStored = !isOpen(row, text, parentKey) && !isTop(row.values[parentKey]);
  const others = inFile.filter((one) => one !== row);
  const [first, second] = others;
  const areSeveral = row.remarks.some((remark) => isSeveral(remark, parentKey));
  if (first !== undefined) {
    const isPlain = second === undefined && !isStored && !areSeveral;
    return isPlain ? { kind: 'row', id: first.id } : several(text, others, isStored || areSeveral);
  }
  if (isStored) return undefined;
  const [id, another] = stored;
  if (id !== undefined) return another === undefined ? { kind: 'stored', id } : several(text, [], true);
  if (areSeveral) return several(text, [], true);
  const isItself = inFile.length > 0;
  return {
    kind: 'refused',
    said: isItself ? serverText('treeUnderItself') : serverText('importNoParent', { text: shown(text) }),
  };
}

/**
 * Determines the parent of each row of a tree: another row of the import, in any order, or a stored record, named by
 * title or code. A name without a match, or with several, is a fault of the row, and so is a cycle.
 *
 * @param textAt text of the parent cell, as written or corrected.
 */
export async function linkParents<R extends LinkableRow>(
  asked: TreeAsked,
  rows: readonly R[],
  textAt: (row: R) => string,
): Promise<LinkedRows<R>> {
  const { page, codeKey } = asked;
  if (!isTreePage(page)) return { rows, above: new Map() };
  const { parentKey, titleColumn } = page.tree;
  const texts = new Map(rows.map((row) => [row.id, textAt(row).trim()]));
  const keys = codeKeys(asked);
  const byName = rowsByName(rows, titleColumn, keys);
  const textOf = ({ id }: R): string => texts.get(id) ?? '';
  const open = rows.filter((row) => isOpen(row, textOf(row), parentKey)).map(textOf);
  const stored = await storedBy(asked, [...new Set(open)]);
  const byCode = new Map(codeKey === undefined ? [] : rows.map((row) => [row.values[codeKey], row.id] as const));
  const above = new Map<string, string>();
  const changed = new Map<string, R>();
  const change = (row: R, parent: string | null, said?: ServerText): void => {
    const others = row.remarks.filter(({ key }) => key !== parentKey);
    const fault = { key: parentKey, text: shown(textOf(row)), said, level: 'fault' } as const;
    const remarks = said === undefined ? others : [...others, { ...fault, said }];
    changed.set(row.id, { ...row, values: { ...row.values, [parentKey]: parent }, remarks });
  };
  for (const row of rows) {
    const text = textOf(row);
    if (isTop(text)) {
      if (text !== '') change(row, null);
      // Parent by code only: `A01A02` is below the row with code `A01`.
      const code = codeAbove(String((codeKey === undefined ? undefined : row.values[codeKey]) ?? ''));
      const higher = code === '' ? undefined : byCode.get(code);
      if (higher !== undefined) above.set(row.id, higher);
      continue;
    }
    const inFile = byName.get(compared(text)) ?? [];
    const meant = meaningOf(row, text, { parentKey, inFile, stored: stored.get(text) ?? [] });
    if (meant?.kind === 'row') above.set(row.id, meant.id);
    if (meant?.kind === 'refused') change(row, null, meant.said);
    else if (meant !== undefined) change(row, meant.kind === 'stored' ? meant.id : null);
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const circle of circlesOf(above)) {
    const inCircle = circle.flatMap((id) => byId.get(id) ?? []);
    const said = serverText('importParentCircle', {
      rows: inCircle.map(({ row }) => serverText('importRow', { row })),
    });
    for (const row of inCircle) {
      above.delete(row.id);
      change(row, null, said);
    }
  }
  return { rows: rows.map((row) => changed.get(row.id) ?? row), above };
}
