import { fillWords } from '../../../text/words/words.ts';
import type { ColumnInput } from './columnInput.ts';

/**
 * Replaces `${name}` for the column's title, key and default value and for the given numbers; other placeholders are
 * left unchanged.
 */
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

/** Returns the placeholders in a column's message that have no replacement. */
export const unknownPlaceholders = (template: string): readonly string[] =>
  [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, name = '']) => name).filter((name) => !FILLED.has(name));

export const PLACEHOLDERS: readonly string[] = [...FILLED];
