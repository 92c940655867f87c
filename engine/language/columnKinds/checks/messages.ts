import { fillWords } from '../../../text/words/words.ts';
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

const FILLED: ReadonlySet<string> = new Set(['title', 'key', 'defaultValue']);

/** Names in a message of a column that nothing is filled in for. */
export const unknownPlaceholders = (template: string): readonly string[] =>
  [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, name = '']) => name).filter((name) => !FILLED.has(name));

export const PLACEHOLDERS: readonly string[] = [...FILLED];
