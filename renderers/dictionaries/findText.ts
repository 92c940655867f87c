import {
  choose,
  chooseByCode,
  chooseByName,
  holdsSeveral,
  isSearched,
  possibleCodes,
  valuesOf,
  type AskText,
  type CompiledColumn,
  type FoundChoice,
  type TextAnswer,
  type Values,
} from '../../engine/index.ts';
import { completeItem, fillValues } from './fillValues.ts';
import { isUsable } from './namedItem.ts';
import type { DictItem, Dictionaries } from '../ports/ports.ts';
import { parentOf } from './linkage.ts';

/** One that fits alone is meant; of several staff have to choose. */
function onlyOf(items: readonly DictItem[]): FoundChoice<DictItem> {
  const [only, other] = items;
  if (only === undefined) return { kind: 'unknown' };
  return other === undefined ? { kind: 'found', choice: only, form: 'text' } : { kind: 'ambiguous' };
}

/** An exact code, else an exact name, else the only one that the text is a part of. */
function chooseFrom(text: string, items: readonly DictItem[]): FoundChoice<DictItem> {
  const exact = choose(text, items);
  if (exact.kind !== 'unknown') return exact;
  const wanted = text.toLowerCase();
  return onlyOf(
    items.filter((item) => item.text.toLowerCase().includes(wanted) || item.value.toLowerCase().startsWith(wanted)),
  );
}

async function findItem(
  { column, text, values }: { readonly column: CompiledColumn; readonly text: string; readonly values: Values },
  dictionaries: Dictionaries,
): Promise<FoundChoice<DictItem>> {
  const { dictCode, options } = column;
  const parent = parentOf(column, values);
  if (dictCode === undefined || (options !== undefined && parent === undefined))
    return chooseFrom(text, (options ?? []).filter(isUsable));
  if (parent === null) return { kind: 'unknown' };
  if (parent !== undefined || !isSearched(column))
    return chooseFrom(text, (await dictionaries.items(dictCode, parent)).filter(isUsable));
  const codes = await dictionaries.lookup(dictCode, [...possibleCodes(text)]);
  const byCode = chooseByCode(text, (code) => codes[code]);
  if (byCode.kind === 'found' && !isUsable(byCode.choice)) return { kind: 'unknown' };
  if (byCode.kind !== 'unknown') return byCode;
  const items = (await dictionaries.search(dictCode, text)).filter(isUsable);
  const byName = chooseByName(text, items);
  // A text of one's own is no part of another.
  return byName.kind === 'unknown' && column.allowInput !== true ? onlyOf(items) : byName;
}

/** Finds a node of a column's tree by what was typed or pasted for it. */
export type FindNode = (column: CompiledColumn, text: string) => Promise<FoundChoice<DictItem>>;

/** What a typed text stands for in a column: its code, and what the item fills besides. */
export const createFindText =
  (dictionaries: Dictionaries, findNode?: FindNode): AskText =>
  async ({ column, text, values }): Promise<TextAnswer> => {
    const texts = holdsSeveral(column) ? valuesOf(text) : [text];
    const findOne = (one: string) =>
      column.tree === undefined || findNode === undefined
        ? findItem({ column, text: one, values }, dictionaries)
        : findNode(column, one);
    const found = await Promise.all(texts.map(findOne));
    const items = found.flatMap((one) => (one.kind === 'found' ? [one.choice] : []));
    const own = column.allowInput === true;
    if (found.some(({ kind }) => kind === 'ambiguous')) return { kind: 'several' };
    if (items.length < texts.length)
      return own && texts.length === 1 ? { kind: 'found', values: { [column.key]: text } } : { kind: 'unknown' };
    const set = { [column.key]: items.map(({ value }) => value).join(',') };
    const [item] = items;
    if (column.fill === undefined || item === undefined || items.length > 1) return { kind: 'found', values: set };
    return { kind: 'found', values: { ...set, ...fillValues(column, await completeItem(column, item, dictionaries)) } };
  };
