import type { CompiledColumn } from '../../language/compiled/compiledPage.ts';
import type { BlockCell } from '../../language/columnKinds/paste/conversion.ts';
import { isBlankCell } from './block.ts';
import { halfWidth } from '../../language/columnKinds/paste/halfWidth.ts';
import { normalizeText } from '../../language/columnKinds/texts/normalText.ts';

/** Cache limits: rows of a sheet are tried repeatedly until its heads are found. */
const MAX_REMEMBERED = 5000;
const MAX_REMEMBERED_LENGTH = 100;

/** Returns a memoized function for short texts. */
function remembering(read: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const said = known.get(text) ?? read(text);
    if (known.size >= MAX_REMEMBERED) known.clear();
    if (text.length <= MAX_REMEMBERED_LENGTH) known.set(text, said);
    return said;
  };
}

/**
 * Normalizes a title for comparison, without blanks, required marks, case and width: `* 毛重（千克）：` → `毛重(千克)`.
 */
export const plainTitle = remembering((title) =>
  halfWidth(normalizeText(title))
    .toLowerCase()
    .replaceAll(/[\s*:_★☆※●•]/g, ''),
);

/** Remarks on how a column is filled in, which do not identify it. */
const REMARK =
  /[([【]\s*(?:必填|必输|必录|选填|可选|非必填|可空|可不填|全称|代码|编码|文本|文本格式|数字|数值|日期|下拉|下拉选择|请选择|单选|多选|默认|示例|required|optional|mandatory|code|text|number|date|y{4}[-/]?mm[-/]?dd)(?:项|列)?\s*[)\]】]/gi;

/** `客户名称：（全称）` → `客户名称` */
export const titleWithoutRemarks = remembering((title) =>
  plainTitle(halfWidth(normalizeText(title)).replaceAll(REMARK, '')),
);

/** Names of a column in sheets: title, key, title in the other language, synonyms. */
const namesOf = ({ title, key, otherTitle, synonyms = [] }: CompiledColumn): ReadonlySet<string> =>
  new Set([title, key, ...(otherTitle === undefined ? [] : [otherTitle]), ...synonyms].map(plainTitle));

type ColumnsByName = ReadonlyMap<string, readonly CompiledColumn[]>;

const namedColumns = new WeakMap<readonly CompiledColumn[], ColumnsByName>();

/** Returns the columns by normalized name. */
function columnsByName(columns: readonly CompiledColumn[]): ColumnsByName {
  const before = namedColumns.get(columns);
  if (before !== undefined) return before;
  const known = new Map<string, CompiledColumn[]>();
  for (const column of columns)
    for (const name of namesOf(column)) {
      const sharing = known.get(name);
      if (sharing === undefined) known.set(name, [column]);
      else sharing.push(column);
    }
  namedColumns.set(columns, known);
  return known;
}

/**
 * Returns the column of each head; undefined if unknown. Of several columns with one name, the first unused one is
 * taken.
 *
 * @param remembered column keys by normalized head that the user chose before; blank: the head was left out.
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

/** Whether two rows have the same titles, ignoring blank cells at the end: one of them repeats the other. */
export function sameTitles(one: readonly BlockCell[], other: readonly BlockCell[]): boolean {
  let isWritten = false;
  for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
    const title = plainTitle(one[index]?.text ?? '');
    if (title !== plainTitle(other[index]?.text ?? '')) return false;
    isWritten ||= title !== '';
  }
  return isWritten;
}
