import type { DictItem } from '../../kit/ports/ports.ts';

/** How a coded choice reads: `110 - 人民币`; the code alone where it is its own text. */
export const itemLabel = (item: Pick<DictItem, 'value' | 'text'>): string =>
  item.text === '' || item.text === item.value ? item.value : `${item.value} - ${item.text}`;
