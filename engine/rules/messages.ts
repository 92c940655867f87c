import { fillWords } from '../words.ts';
import type { ColumnInput } from './columnInput.ts';

/** Replaces `${name}` of the column's title, key and default value, and of the given numbers; others stay as they are. */
export const fillMessage = (
  template: string,
  column: Pick<ColumnInput, 'key' | 'title' | 'defaultValue'>,
  numbers: Readonly<Record<string, number>> = {},
): string =>
  fillWords(template, {
    ...numbers,
    title: column.title,
    key: column.key,
    defaultValue: column.defaultValue ?? '',
  });
