import type { DictItem } from '../../kit/ports/ports.ts';
import { steppedTo, type ListKey } from '../../kit/keyboard/listSteps.ts';
import { indexOfChoices, mayBePinyin } from './choiceIndex.ts';
import { isUsable, meantItem } from './namedItem.ts';

/** What staff have done in an input that chooses by code, in a field or in a cell. */
export interface ChoiceTyping {
  /** What stands in the input; null while it shows the value that is held. */
  readonly typed: string | null;
  /** Index of the choice that they have led to, by key or pointer; null: none. */
  readonly marked: number | null;
}

/** What is offered for what is typed. */
export interface ChoiceOffer {
  readonly items: readonly DictItem[];
  /** The items are the answer to what is typed. */
  readonly isAnswered: boolean;
  /** Index of the choice that the list highlights; -1: none. */
  readonly active: number;
  /** A key that leaves takes the highlighted choice where the text means none. Default: the text stays. */
  readonly isTaken?: boolean;
}

/** What is left with: a choice, a text that is still to be found, nothing in the place, or what was there. */
export type ChoiceLeft =
  | { readonly kind: 'choose'; readonly item: DictItem }
  | { readonly kind: 'hold'; readonly text: string }
  | { readonly kind: 'clear' }
  | { readonly kind: 'keep' };

export type ChoiceAct =
  | ChoiceLeft
  /** Leads to another choice. */
  | { readonly kind: 'mark'; readonly index: number }
  /** Drops what was done. */
  | { readonly kind: 'drop' };

interface ChoiceState {
  readonly items: readonly DictItem[];
  /** -1: none. */
  readonly active: number;
  /** Home and End belong to the text that is being typed. */
  readonly inText: boolean;
}

/** The choice that a key leads to, past those that cannot be chosen; undefined for other keys. */
export function nextChoice(key: ListKey, { items, active, inText }: ChoiceState): number | undefined {
  const index = steppedTo(key, { rows: items, active, inText, canStop: isUsable });
  return index === -1 ? active : index;
}

/** What it comes to when the input is left, by a click elsewhere; `offered`: by a key, which takes it where the text means none. */
export function resolveOnBlur({ typed, marked }: ChoiceTyping, offer: ChoiceOffer, offered?: DictItem): ChoiceLeft {
  const { items, isAnswered } = offer;
  const led = marked === null ? undefined : items[marked];
  const item = led !== undefined && isUsable(led) ? led : undefined;
  if (typed === null) return item === undefined ? { kind: 'keep' } : { kind: 'choose', item };
  const text = typed.trim();
  if (text === '') return { kind: 'clear' };
  const meant = marked === null ? meantItem(text, { items, isAnswered, offered }) : item;
  return meant === undefined ? { kind: 'hold', text } : { kind: 'choose', item: meant };
}

/** No other is spelled so as well, and that is known; else the text is held, and found behind the hand. */
function isSure(items: readonly DictItem[], typed: string): boolean {
  const index = indexOfChoices(items);
  return (index.isSpelled || !mayBePinyin(typed)) && index.meant(typed) !== 'several';
}

/** What a key does; undefined: it is not ours. */
export function resolveOnKey(key: ListKey, typing: ChoiceTyping, offer: ChoiceOffer): ChoiceAct | undefined {
  const { items, active, isAnswered, isTaken = false } = offer;
  const index = nextChoice(key, { items, active, inText: typing.typed !== null && typing.marked === null });
  if (index !== undefined) return { kind: 'mark', index };
  if (key.key === 'Escape') return { kind: 'drop' };
  if (key.key !== 'Enter' && key.key !== 'Tab') return undefined;
  const highlighted = items[active];
  const mayTake =
    isTaken && isAnswered && highlighted !== undefined && isUsable(highlighted) && isSure(items, typing.typed ?? '');
  return resolveOnBlur(typing, offer, mayTake ? highlighted : undefined);
}
