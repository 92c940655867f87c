import type { DictItem } from '../../kit/ports/ports.ts';

export const isUsable = ({ disabled }: DictItem): boolean => disabled !== true;

const folded = (text: string): string => text.trim().toLowerCase();

/** Returns the item whose code, or else whose text, equals the typed text. */
export function exactItem(items: readonly DictItem[], typed: string): DictItem | undefined {
  const wanted = folded(typed);
  return (
    items.find((item) => item.value.toLowerCase() === wanted) ??
    items.find((item) => item.text.toLowerCase() === wanted)
  );
}

/**
 * Returns the only item that the typed text names, by code or name; `several` when more than one item has that name.
 */
function namedItem(items: readonly DictItem[], typed: string): DictItem | 'several' | undefined {
  const exact = exactItem(items, typed);
  const wanted = folded(typed);
  if (exact === undefined || exact.value.toLowerCase() === wanted) return exact;
  return items.some(({ value, text }) => value !== exact.value && text.toLowerCase() === wanted) ? 'several' : exact;
}

interface LeftChoice {
  readonly items: readonly DictItem[];
  /** The items are the result for the typed text. */
  readonly isAnswered: boolean;
  /** Taken when the text names no item. */
  readonly offered?: DictItem | undefined;
}

/**
 * Returns the item that a typed text means when its field or cell is left; undefined: it must be looked up, or means
 * none.
 */
export function meantItem(typed: string, { items, isAnswered, offered }: LeftChoice): DictItem | undefined {
  const named = namedItem(items.filter(isUsable), typed);
  if (named === 'several') return undefined;
  const item = named ?? offered;
  // Before the result has arrived, only a code identifies its item; another item may have the same name.
  return item !== undefined && (isAnswered || item.value.toLowerCase() === folded(typed)) ? item : undefined;
}
