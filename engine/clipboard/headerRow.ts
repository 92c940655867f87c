import type { CompiledColumn } from '../compiledPage.ts';
import type { BlockCell } from '../columnKinds/paste/conversion.ts';
import { isBlankCell, type Block } from './block.ts';
import { halfWidth } from '../columnKinds/paste/halfWidth.ts';
import { normalizeText } from '../columnKinds/texts/normalText.ts';

export interface HeaderRow {
  /** The column below each cell of the header; undefined where nobody knows it. */
  readonly columns: readonly (CompiledColumn | undefined)[];
  /** Titles that no column has. */
  readonly unknown: readonly string[];
}

/** Titles are compared without blanks, marks of required fields, case and width: `* 毛重（千克）：` is `毛重(千克)`. */
export const plainTitle = (title: string): string =>
  halfWidth(normalizeText(title))
    .toLowerCase()
    .replaceAll(/[\s*:_★☆※●•]/g, '');

/** Remarks that say how a column is filled in, and not which one it is. */
const REMARK =
  /[([【]\s*(?:必填|必输|必录|选填|可选|非必填|可空|可不填|全称|代码|编码|文本|文本格式|数字|数值|日期|下拉|下拉选择|请选择|单选|多选|默认|示例|required|optional|mandatory|code|text|number|date|y{4}[-/]?mm[-/]?dd)(?:项|列)?\s*[)\]】]/gi;

/** `客户名称：（全称）` → `客户名称` */
export const titleWithoutRemarks = (title: string): string =>
  plainTitle(halfWidth(normalizeText(title)).replaceAll(REMARK, ''));

/** Names of a column in sheets: title, key, title in the other language, synonyms. */
const namesOf = ({ title, key, otherTitle, synonyms = [] }: CompiledColumn): ReadonlySet<string> =>
  new Set([title, key, ...(otherTitle === undefined ? [] : [otherTitle]), ...synonyms].map(plainTitle));

/** The columns by each of their names as it is compared. */
function columnsByName(columns: readonly CompiledColumn[]): ReadonlyMap<string, readonly CompiledColumn[]> {
  const known = new Map<string, CompiledColumn[]>();
  for (const column of columns)
    for (const name of namesOf(column)) {
      const sharing = known.get(name);
      if (sharing === undefined) known.set(name, [column]);
      else sharing.push(column);
    }
  return known;
}

/**
 * The column of each head; undefined where nobody knows it. Of columns with one name the first that is still free.
 *
 * @param remembered keys of columns by plain heads that their user chose before; blank: the head was left out.
 */
export function columnsOfHeads(
  heads: readonly BlockCell[],
  columns: readonly CompiledColumn[],
  remembered: Readonly<Record<string, string>> = {},
): readonly (CompiledColumn | undefined)[] {
  const known = columnsByName(columns);
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const taken = new Set<CompiledColumn>();
  return heads.map((cell) => {
    if (isBlankCell(cell)) return undefined;
    const name = plainTitle(cell.text);
    const key = Object.hasOwn(remembered, name) ? remembered[name] : undefined;
    if (key === '') return undefined;
    const chosen = key === undefined ? undefined : byKey.get(key);
    const named = known.get(name) ?? known.get(titleWithoutRemarks(cell.text)) ?? [];
    const candidates = [...(chosen === undefined ? [] : [chosen]), ...named];
    const column = candidates.find((candidate) => !taken.has(candidate));
    if (column !== undefined) taken.add(column);
    return column;
  });
}

/**
 * Reads a row as titles: at least half of what stands in it must be names of columns. Undefined: it is data.
 *
 * @param remembered as `columnsOfHeads` takes it; a head that was left out is not unknown.
 */
export function readTitles(
  cells: readonly BlockCell[],
  columns: readonly CompiledColumn[],
  remembered: Readonly<Record<string, string>> = {},
): HeaderRow | undefined {
  const found = columnsOfHeads(cells, columns, remembered);
  const taken = found.filter((column) => column !== undefined).length;
  const written = cells.filter((cell) => !isBlankCell(cell));
  if (taken === 0 || taken * 2 < written.length) return undefined;
  const unknown = written.filter((cell) => remembered[plainTitle(cell.text)] !== '');
  const titles = unknown.filter((cell) => found[cells.indexOf(cell)] === undefined);
  return { columns: found, unknown: titles.map((cell) => cell.text.trim()) };
}

/** As `readTitles` reads the first row of a block; something must stand below it. */
export function readHeaderRow(
  { rows }: Block,
  columns: readonly CompiledColumn[],
  remembered: Readonly<Record<string, string>> = {},
): HeaderRow | undefined {
  const [first] = rows;
  return first === undefined || rows.length < 2 ? undefined : readTitles(first, columns, remembered);
}

/** Whether two rows have the same titles, blanks at their ends aside: one of them repeats the other. */
export function sameTitles(one: readonly BlockCell[], other: readonly BlockCell[]): boolean {
  let isWritten = false;
  for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
    const title = plainTitle(one[index]?.text ?? '');
    if (title !== plainTitle(other[index]?.text ?? '')) return false;
    isWritten ||= title !== '';
  }
  return isWritten;
}
