import { isBlank, valuesOf, type CompiledPicker, type Value, type Values } from '../../../engine/index.ts';
import type { DictItem } from '../../kit/ports/ports.ts';

/** What is picked, by stored value, in the order in which it was. */
export type PickedItems = ReadonlyMap<string, DictItem>;

/** The stored values of a field or cell. */
export const pickedValues = (value: Value, multiple: boolean): readonly string[] => {
  if (isBlank(value)) return [];
  return multiple ? valuesOf(String(value)) : [String(value)];
};

/** A row of a picker as it is kept and shown; undefined where the kept field is blank. */
export function itemOfRow({ store, text }: CompiledPicker, row: Values): DictItem | undefined {
  const value = row[store];
  if (isBlank(value)) return undefined;
  return { value: String(value), text: isBlank(row[text]) ? String(value) : String(row[text]), attributes: row };
}

/** One more, or the only one. */
export const withItem = (items: PickedItems, item: DictItem, multiple: boolean): PickedItems =>
  multiple ? new Map([...items, [item.value, item]]) : new Map([[item.value, item]]);

export const withoutItem = (items: PickedItems, value: string): PickedItems =>
  new Map([...items].filter(([one]) => one !== value));

export const toggledItem = (items: PickedItems, item: DictItem, multiple: boolean): PickedItems =>
  items.has(item.value) && multiple ? withoutItem(items, item.value) : withItem(items, item, multiple);

/** What a field keeps of it: values by commas, null for none. */
export const storedValue = (items: Iterable<Pick<DictItem, 'value'>>): Value => {
  const values = [...items].map(({ value }) => value);
  return values.length === 0 ? null : values.join(',');
};
