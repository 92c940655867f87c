import type { CompiledColumn, Value, Values } from '../../../engine/index.ts';
import type { DictItem, Dictionaries } from '../../kit/ports/ports.ts';

/** What choosing an item sets besides the code itself. An attribute that the item lacks clears its column: a second unit of the former code must not stay. */
export function fillValues(column: CompiledColumn, item: DictItem): Values {
  const source: Values = { value: item.value, text: item.text, ...item.attributes };
  return Object.fromEntries(
    Object.entries(column.fill ?? {}).map(([key, attribute]): [string, Value] => [key, source[attribute] ?? null]),
  );
}

/** The item with its attributes: choices of a list may come without, then the dictionary is asked. */
export async function completeItem(
  column: CompiledColumn,
  item: DictItem,
  dictionaries: Dictionaries,
): Promise<DictItem> {
  if (item.attributes !== undefined || column.dictCode === undefined) return item;
  const found = await dictionaries.lookup(column.dictCode, [item.value]);
  return found[item.value] ?? item;
}
