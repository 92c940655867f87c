import type { DictionaryItem } from '../../../engine/index.ts';
import type { ItemChange } from './changeRows.ts';

/** Position of an item that has none. */
const LAST = 99_999;

/** The effective item: the item of the file with the override applied. */
export interface MergedItem {
  readonly value: string;
  readonly text: string;
  readonly color: string | null;
  readonly description: string | null;
  /** Position among the items; items of the file count from 1. */
  readonly sortOrder: number;
  readonly isEnabled: boolean;
  /** Item as in the file; undefined if an administrator added it. */
  readonly filed?: DictionaryItem | undefined;
  readonly isChanged: boolean;
}

const isChange = ({ item_value: _value, ...columns }: ItemChange): boolean =>
  [columns.item_text, columns.item_color, columns.description, columns.sort_order, columns.status].some(
    (column) => column !== null,
  );

function merged(filed: DictionaryItem, place: number, change: ItemChange | undefined): MergedItem {
  const color = change?.item_color ?? filed.color ?? '';
  const status = change?.status ?? (filed.disabled === true ? 0 : 1);
  return {
    value: filed.value,
    text: change?.item_text ?? filed.text,
    color: color === '' ? null : color,
    description: change?.description ?? null,
    sortOrder: change?.sort_order ?? place,
    isEnabled: status === 1,
    filed,
    isChanged: change !== undefined && isChange(change),
  };
}

const added = (change: ItemChange): MergedItem => ({
  value: change.item_value,
  text: change.item_text ?? change.item_value,
  color: change.item_color === '' ? null : change.item_color,
  description: change.description,
  sortOrder: change.sort_order ?? LAST,
  isEnabled: change.status !== 0,
  isChanged: false,
});

/** Items of a file with overrides applied, in order; at equal positions those of the file come first. */
export function mergeDictionaryItems(
  filed: readonly DictionaryItem[],
  changes: readonly ItemChange[],
): readonly MergedItem[] {
  const byValue = new Map(changes.map((change) => [change.item_value, change]));
  const known = new Set(filed.map(({ value }) => value));
  return [
    ...filed.map((item, index) => merged(item, index + 1, byValue.get(item.value))),
    ...changes.filter((change) => !known.has(change.item_value)).map(added),
  ].sort((one, other) => one.sortOrder - other.sortOrder);
}

/** Override to store for an item, so that the file determines the rest: null where both agree. */
export function changeOf(
  item: Omit<MergedItem, 'filed' | 'isChanged'>,
  filed: DictionaryItem | undefined,
  place: number,
): ItemChange {
  const { value, text, description, sortOrder } = item;
  const [color, status] = [item.color ?? '', item.isEnabled ? 1 : 0];
  const unless = <T>(said: T, file: T | undefined): T | null => (filed !== undefined && said === file ? null : said);
  return {
    item_value: value,
    item_text: unless(text, filed?.text),
    item_color: unless(color, filed?.color ?? ''),
    description,
    sort_order: unless(sortOrder, place),
    status: unless(status, filed?.disabled === true ? 0 : 1),
  };
}
