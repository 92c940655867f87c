import { SEPARATOR, type CompiledColumn, type Value } from '../../../engine/index.ts';
import type { DictItem } from '../../kit/ports/ports.ts';
import { indexOfChoices } from './choiceIndex.ts';
import { exactItem, isUsable } from './namedItem.ts';

/** What staff have done in an input that chooses several, in a field or in a cell. */
export interface SeveralTyping {
  readonly chosen: readonly string[];
  /** What stands in the input. */
  readonly typed: string;
}

export type SeveralLeft =
  | { readonly kind: 'keep' }
  | { readonly kind: 'set'; readonly value: Value }
  /** A part is no choice: all of it stays as it was typed, to be found or mended. */
  | { readonly kind: 'hold'; readonly text: string };

/** What was typed, split where values are parted. */
export const partsOfTyped = (typed: string): readonly string[] =>
  typed
    .split(/[,，、;；|]/)
    .map((part) => part.trim())
    .filter(Boolean);

const union = (one: readonly string[], other: readonly string[]): readonly string[] => [...new Set([...one, ...other])];

export const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

/** As values: an exact code or text, the first match of a single part, else a text of one's own; undefined: a part is none of it. */
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

/** What it comes to when the input is left. `items`: all there are, whatever the list was narrowed to. */
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
