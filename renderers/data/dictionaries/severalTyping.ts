import { SEPARATOR, type CompiledColumn, type Value } from '../../../engine/index.ts';
import type { DictItem } from '../../kit/ports/ports.ts';
import { indexOfChoices } from './choiceIndex.ts';
import { exactItem, isUsable } from './namedItem.ts';

/** Input state of a field or cell that chooses several values. */
export interface SeveralTyping {
  readonly chosen: readonly string[];
  /** Text in the input. */
  readonly typed: string;
}

export type SeveralLeft =
  | { readonly kind: 'keep' }
  | { readonly kind: 'set'; readonly value: Value }
  /** A part matches no choice: the whole text is kept as typed, to be looked up or corrected. */
  | { readonly kind: 'hold'; readonly text: string };

/** Splits the typed text at its separators. */
export const partsOfTyped = (typed: string): readonly string[] =>
  typed
    .split(/[,，、;；|]/)
    .map((part) => part.trim())
    .filter(Boolean);

const union = (one: readonly string[], other: readonly string[]): readonly string[] => [...new Set([...one, ...other])];

export const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

/**
 * Returns the typed text as values: for each part an exact code or text, the best match if it is the only part, else
 * free text if allowed; undefined when a part is none of these.
 */
function readTyped(
  typed: string,
  items: readonly DictItem[],
  { allowInput = false }: Pick<CompiledColumn, 'allowInput'>,
): readonly string[] | undefined {
  const parts = partsOfTyped(typed);
  const usable = items.filter(isUsable);
  const values: string[] = [];
  for (const part of parts) {
    const best = parts.length === 1 && !allowInput ? indexOfChoices(usable).meant(part) : undefined;
    const item = exactItem(usable, part) ?? best;
    if (item === 'several' || (item === undefined && !allowInput)) return undefined;
    values.push(item?.value ?? part);
  }
  return values;
}

export const joinedValues = (values: readonly string[], { separator = SEPARATOR }: Pick<CompiledColumn, 'separator'>) =>
  values.length === 0 ? null : values.join(separator);

/** Returns the result of leaving the input. `items`: all choices, regardless of the current filter. */
export function leftSeveral(
  { chosen, typed }: SeveralTyping,
  before: readonly string[],
  { column, items }: { readonly column: CompiledColumn; readonly items: readonly DictItem[] },
): SeveralLeft {
  const values = readTyped(typed, items, column);
  if (values === undefined)
    return { kind: 'hold', text: union(chosen, partsOfTyped(typed)).join(column.separator ?? SEPARATOR) };
  const all = union(chosen, values);
  const value = joinedValues(all, column);
  return value === joinedValues(before, column) ? { kind: 'keep' } : { kind: 'set', value };
}
