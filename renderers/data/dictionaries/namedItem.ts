import type { DictItem } from '../../kit/ports/ports.ts';

export const isUsable = ({ disabled }: DictItem): boolean => disabled !== true;

const folded = (text: string): string => text.trim().toLowerCase();

/** The item whose code, or else whose text, is what was typed. */
export function exactItem(items: readonly DictItem[], typed: string): DictItem | undefined {
  const wanted = folded(typed);
  return (
    items.find((item) => item.value.toLowerCase() === wanted) ??
    items.find((item) => item.text.toLowerCase() === wanted)
  );
}

/** The item that a typed text names alone, by code or by name; `several` where it is the name of more than one. */
function namedItem(items: readonly DictItem[], typed: string): DictItem | 'several' | undefined {
  const exact = exactItem(items, typed);
  const wanted = folded(typed);
  if (exact === undefined || exact.value.toLowerCase() === wanted) return exact;
  return items.some(({ value, text }) => value !== exact.value && text.toLowerCase() === wanted) ? 'several' : exact;
}

interface LeftChoice {
  readonly items: readonly DictItem[];
  /** The items are the answer to what is typed. */
  readonly isAnswered: boolean;
  /** Taken where the text names none. */
  readonly offered?: DictItem | undefined;
}

/** The item that a typed text means when its field or cell is left; undefined: it has to be found, or means none. */
export function meantItem(typed: string, { items, isAnswered, offered }: LeftChoice): DictItem | undefined {
  const named = namedItem(items.filter(isUsable), typed);
  if (named === 'several') return undefined;
  const item = named ?? offered;
  // Before the answer is there a code tells its item; a name may be borne by another.
  return item !== undefined && (isAnswered || item.value.toLowerCase() === folded(typed)) ? item : undefined;
}
