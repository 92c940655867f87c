import type { DictItem } from '../../kit/ports/ports.ts';

/** Label of a coded choice: `110 - 人民币`; only the code when the text is blank or equals the code. */
export const itemLabel = (item: Pick<DictItem, 'value' | 'text'>): string =>
  item.text === '' || item.text === item.value ? item.value : `${item.value} - ${item.text}`;
