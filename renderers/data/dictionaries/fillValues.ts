import type { CompiledColumn, Value, Values } from '../../../engine/index.ts';
import type { DictItem, Dictionaries } from '../../kit/ports/ports.ts';

/**
 * Returns the values that choosing an item sets in addition to the code. An attribute that the item lacks clears its
 * column, so that the second unit of the previous code does not stay.
 */
export function fillValues(column: CompiledColumn, item: DictItem): Values {
  const source: Values = { value: item.value, text: item.text, ...item.attributes };
  return Object.fromEntries(
    Object.entries(column.fill ?? {}).map(([key, attribute]): [string, Value] => [key, source[attribute] ?? null]),
  );
}

/** Returns the item with its attributes. Choices of a list may lack them; the dictionary is then queried. */
export async function completeItem(
  column: CompiledColumn,
  item: DictItem,
  dictionaries: Dictionaries,
): Promise<DictItem> {
  if (item.attributes !== undefined || column.dictCode === undefined) return item;
  const found = await dictionaries.lookup(column.dictCode, [item.value]);
  return found[item.value] ?? item;
}
