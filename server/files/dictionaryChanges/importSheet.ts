import { ApiError, businessFailure, reportedProblems, type InputProblem } from '../../core/base/errors.ts';
import type { BookRow, BookSheet } from '../imports/readBook.ts';
import { clauses, serverText, type ServerText } from '../../core/texts/serverText.ts';
import type { ManagedDictionary } from './managed.ts';
import { itemFault, itemIn, MAX_ITEMS } from './readItems.ts';
import { checkFree, checkHeader } from './saveDictionary.ts';
import { findHeads, OF_ITEM, itemStatusOf, type HeadPlaces, type DictionarySheetHead } from './sheetHeads.ts';
import {
  asWrittenNow,
  findManaged,
  storeDictionary,
  type Changing,
  type WrittenDictionary,
} from './storeDictionary.ts';

/** Maximum number of dictionaries that one file may change. */
const MAX_DICTIONARIES = 500;

type Texts = ReadonlyMap<DictionarySheetHead, string>;

interface SheetRow {
  /** Row number in the sheet, from 1. */
  readonly row: number;
  /** Texts of the existing columns, including blank ones. */
  readonly texts: Texts;
}

interface SheetDictionary {
  readonly code: string;
  readonly rows: SheetRow[];
}

interface Judged {
  readonly before: ManagedDictionary | undefined;
  readonly after: WrittenDictionary;
}

/** Problems by row; if there are any, nothing is written. */
class Problems {
  readonly all: InputProblem[] = [];

  add(row: number, head: DictionarySheetHead, what: ServerText): void {
    this.all.push({ path: `/${row}/${head}`, said: serverText('dictSheetRow', { row, what }) });
  }

  /** Runs a check and adds the error that it throws. */
  try(row: number, head: DictionarySheetHead, check: () => void): void {
    try {
      check();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.add(row, head, error.said);
    }
  }
}

const textOf = ({ texts }: SheetRow, head: DictionarySheetHead): string => texts.get(head) ?? '';

function readRow({ row, cells }: BookRow, places: HeadPlaces, problems: Problems): SheetRow {
  const texts = new Map<DictionarySheetHead, string>();
  for (const [head, index] of places) {
    const cell = cells[index];
    if (cell?.fault !== undefined) problems.add(row, head, serverText(`cell.${cell.fault}`));
    texts.set(head, (head === 'sortOrder' ? (cell?.number ?? cell?.text ?? '') : (cell?.text ?? '')).trim());
  }
  return { row, texts };
}

/** Groups rows by dictionary: the one that the row names, or the last one named above. */
function groupsOf(rows: readonly SheetRow[], problems: Problems): readonly SheetDictionary[] {
  const groups = new Map<string, SheetDictionary>();
  let code = '';
  for (const row of rows) {
    code = textOf(row, 'dictCode') || code;
    if (code === '') problems.add(row.row, 'dictCode', serverText('dictSheetNoCode'));
    else {
      const group = groups.get(code) ?? { code, rows: [] };
      groups.set(code, group);
      group.rows.push(row);
    }
  }
  return [...groups.values()];
}

/** Text that the rows of a dictionary give, once or repeatedly the same; undefined if none does. */
function saidOf(rows: readonly SheetRow[], head: 'dictName' | 'dictDescription', problems: Problems) {
  const said = rows.filter((row) => textOf(row, head) !== '');
  const [first] = said;
  for (const row of said)
    if (first !== undefined && textOf(row, head) !== textOf(first, head))
      problems.add(row.row, head, serverText('dictSheetTwoTexts'));
  return first && textOf(first, head);
}

const isItem = (row: SheetRow): boolean => OF_ITEM.some((head) => textOf(row, head) !== '');

/** Merges the items of the sheet into the existing ones; values that the sheet does not contain remain unchanged. */
function itemsOf(before: ManagedDictionary | undefined, rows: readonly SheetRow[], problems: Problems) {
  const items = new Map((before?.items ?? []).map((item) => [item.value, item]));
  const seen = new Set<string>();
  let last = before?.items.at(-1)?.sortOrder ?? 0;
  for (const [index, row] of rows.filter(isItem).entries()) {
    const value = textOf(row, 'itemValue');
    const was = items.get(value);
    const fields = {
      itemText: was?.text,
      itemColor: was?.color,
      description: was?.description,
      ...Object.fromEntries(OF_ITEM.flatMap((head) => (row.texts.has(head) ? [[head, textOf(row, head)]] : []))),
      status: itemStatusOf(textOf(row, 'status')) || (was?.isEnabled === false ? '0' : '1'),
      sortOrder: textOf(row, 'sortOrder') || String(was?.sortOrder ?? (last += 1)),
    };
    const fault = itemFault(index + 1, fields);
    if (fault !== undefined) problems.add(row.row, 'itemValue', fault);
    else if (seen.has(value)) problems.add(row.row, 'itemValue', serverText('dictItemTwice', { value }));
    else items.set(value, { ...was, isChanged: false, ...itemIn(fields, last).item });
    seen.add(value);
  }
  const first = rows[0]?.row ?? 0;
  if (items.size > MAX_ITEMS) problems.add(first, 'itemValue', serverText('dictTooMany', { most: MAX_ITEMS }));
  return [...items.values()].sort((one, other) => one.sortOrder - other.sortOrder);
}

function judge(changing: Changing, { code, rows }: SheetDictionary, problems: Problems): Judged {
  const row = rows[0]?.row ?? 0;
  const isKnown = changing.schemas.dictionary(code) !== undefined || changing.changes.get(code)?.del_flag === 0;
  let before: ManagedDictionary | undefined;
  problems.try(row, 'dictCode', () => {
    if (isKnown) before = findManaged(changing, code);
    else checkFree(changing, code);
  });
  const now = before && asWrittenNow(before);
  const after = {
    code,
    name: saidOf(rows, 'dictName', problems) ?? now?.name ?? '',
    description: saidOf(rows, 'dictDescription', problems) ?? now?.description ?? null,
    items: itemsOf(before, rows, problems),
  };
  problems.try(row, 'dictName', () => checkHeader(after));
  return { before, after };
}

const facts = ({ name, description, items }: WrittenDictionary): string =>
  JSON.stringify([
    name,
    description,
    items.map(({ value, text, color, description: said, sortOrder, isEnabled }) => [
      value,
      text,
      color,
      said,
      sortOrder,
      isEnabled,
    ]),
  ]);

const failed = (detail: ServerText, problems: readonly InputProblem[] = []): ApiError =>
  businessFailure(serverText('importFailed', { detail }), { code: 422, problems });

/**
 * Adds and changes dictionaries from a sheet. Values and codes from files remain (D59), as does whatever the sheet does
 * not contain. Throws with all problems by row before anything is written. Returns the number of rows.
 */
export async function importSheet(changing: Changing, sheets: readonly BookSheet[]): Promise<number> {
  const found = sheets.flatMap(({ rows }) => findHeads(rows) ?? [])[0];
  if (found === undefined) throw failed(serverText('sheetNoHeads'));
  if (found.rows.length === 0) throw failed(serverText('sheetNoRows'));
  const problems = new Problems();
  const rows = found.rows.map((row) => readRow(row, found.places, problems));
  const groups = groupsOf(rows, problems);
  if (groups.length > MAX_DICTIONARIES) throw failed(serverText('dictSheetTooMany', { most: MAX_DICTIONARIES }));
  const judged = groups.map((group) => judge(changing, group, problems));
  if (problems.all.length > 0) {
    const told = reportedProblems(problems.all);
    throw failed(clauses(told.slice(0, 3).map(({ said }) => said)), told);
  }
  for (const { before, after } of judged)
    if (before === undefined || facts(asWrittenNow(before)) !== facts(after))
      await storeDictionary(changing, before, after);
  return rows.length;
}
