import { isBlank, valuesOf, type CompiledPicker, type Value, type Values } from '../../../engine/index.ts';
import type { DictItem } from '../../kit/ports/ports.ts';

/** Picked items by stored value, in the order of picking. */
export type PickedItems = ReadonlyMap<string, DictItem>;

/** Returns the stored values of a field or cell. */
export const pickedValues = (value: Value, multiple: boolean): readonly string[] => {
  if (isBlank(value)) return [];
  return multiple ? valuesOf(String(value)) : [String(value)];
};

/** Returns the item of a picker row; undefined when its value column is blank. */
export function itemOfRow({ store, text }: CompiledPicker, row: Values): DictItem | undefined {
  const value = row[store];
  if (isBlank(value)) return undefined;
  return { value: String(value), text: isBlank(row[text]) ? String(value) : String(row[text]), attributes: row };
}

/** Adds an item, or replaces the only one. */
export const withItem = (items: PickedItems, item: DictItem, multiple: boolean): PickedItems =>
  multiple ? new Map([...items, [item.value, item]]) : new Map([[item.value, item]]);

export const withoutItem = (items: PickedItems, value: string): PickedItems =>
  new Map([...items].filter(([one]) => one !== value));

export const toggledItem = (items: PickedItems, item: DictItem, multiple: boolean): PickedItems =>
  items.has(item.value) && multiple ? withoutItem(items, item.value) : withItem(items, item, multiple);

/** Returns the value that a field stores: values separated by commas, null for none. */
export const storedValue = (items: Iterable<Pick<DictItem, 'value'>>): Value => {
  const values = [...items].map(({ value }) => value);
  return values.length === 0 ? null : values.join(',');
};
