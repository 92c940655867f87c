import {
  choose,
  columnWord,
  chooseByCode,
  chooseByName,
  holdsSeveral,
  isSearched,
  fitsNarrowing,
  possibleCodes,
  valuesOf,
  type AskText,
  type CompiledColumn,
  type FoundChoice,
  type TextAnswer,
  type TextQuestion,
} from '../../../engine/index.ts';
import { indexOfChoices, mayBePinyin } from './choiceIndex.ts';
import { completeItem, fillValues } from './fillValues.ts';
import { isUsable } from './namedItem.ts';
import { spellList } from './spellList.ts';
import type { DictItem, Dictionaries } from '../../kit/ports/ports.ts';
import { parentOf } from './linkage.ts';

/** Returns the best match. Ambiguous when another item has the same name or spelling: staff must then choose. */
async function firstOf(text: string, items: readonly DictItem[], isInOrder = false): Promise<FoundChoice<DictItem>> {
  if (mayBePinyin(text)) await spellList(items);
  const meant = indexOfChoices(items).meant(text);
  if (meant === 'several') return { kind: 'ambiguous' };
  // The server also searches words of an item that it does not send with it.
  const choice = isInOrder ? items[0] : meant;
  return choice === undefined ? { kind: 'unknown' } : { kind: 'found', choice, form: 'text' };
}

/** Finds an exact code, else an exact name, else the first item that contains the text. */
async function chooseFrom(
  text: string,
  items: readonly DictItem[],
  { allowInput }: Pick<CompiledColumn, 'allowInput'>,
): Promise<FoundChoice<DictItem>> {
  const exact = choose(text, items);
  // With free input, the text is not matched as a part of another item.
  return exact.kind === 'unknown' && allowInput !== true ? firstOf(text, items) : exact;
}

async function findItem(
  { column, text, values, narrowing }: TextQuestion,
  dictionaries: Dictionaries,
): Promise<FoundChoice<DictItem>> {
  const { dictCode, options } = column;
  const parent = parentOf(column, values);
  const isOffered = (item: DictItem): boolean => isUsable(item) && fitsNarrowing(item.attributes, narrowing);
  if (dictCode === undefined || (options !== undefined && parent === undefined && column.param === undefined))
    return chooseFrom(text, (options ?? []).filter(isUsable), column);
  if (parent === null) return { kind: 'unknown' };
  if (parent !== undefined || !isSearched(column))
    return chooseFrom(text, (await dictionaries.items(dictCode, parent)).filter(isOffered), column);
  const codes = await dictionaries.lookup(dictCode, [...possibleCodes(text)]);
  const byCode = chooseByCode(text, (code) => codes[code]);
  if (byCode.kind === 'found' && !isOffered(byCode.choice)) return { kind: 'unknown' };
  if (byCode.kind !== 'unknown') return byCode;
  const items = (await dictionaries.search(dictCode, text, { narrowing })).filter(isUsable);
  const byName = chooseByName(text, items);
  return byName.kind === 'unknown' && column.allowInput !== true ? firstOf(text, items, true) : byName;
}

/** Finds a node of a column's tree by typed or pasted text. */
export type FindNode = (column: CompiledColumn, text: string) => Promise<FoundChoice<DictItem>>;

/** Finds what a typed text means in a column: its code, and the values that the item fills in addition. */
export const createFindText =
  (dictionaries: Dictionaries, findNode?: FindNode): AskText =>
  async ({ column, text, values, narrowing }): Promise<TextAnswer> => {
    const texts = holdsSeveral(column) ? valuesOf(text) : [text];
    const findOne = async (one: string): Promise<FoundChoice<DictItem>> => {
      const word = columnWord(column, one);
      const meant = word?.value ?? one;
      const found =
        column.tree === undefined || findNode === undefined
          ? await findItem({ column, text: meant, values, narrowing }, dictionaries)
          : await findNode(column, meant);
      // While typing, staff can be asked; a probable match would be set without any mark, so it counts as ambiguous.
      const isProbable = word?.form === 'probable' || (found.kind === 'found' && found.form === 'probable');
      return isProbable ? { kind: 'ambiguous' } : found;
    };
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
