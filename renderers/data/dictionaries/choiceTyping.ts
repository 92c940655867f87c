import type { DictItem } from '../../kit/ports/ports.ts';
import { steppedTo, type ListKey } from '../../kit/keyboard/listSteps.ts';
import { indexOfChoices, mayBePinyin } from './choiceIndex.ts';
import { isUsable, meantItem } from './namedItem.ts';

/** Input state of a field or cell that chooses by code. */
export interface ChoiceTyping {
  /** Text in the input; null while it shows the stored value. */
  readonly typed: string | null;
  /** Index of the choice that staff have moved to, by key or pointer; null: none. */
  readonly marked: number | null;
}

/** Choices offered for the typed text. */
export interface ChoiceOffer {
  readonly items: readonly DictItem[];
  /** The items are the result for the typed text. */
  readonly isAnswered: boolean;
  /** Index of the choice that the list highlights; -1: none. */
  readonly active: number;
  /**
   * A key that leaves the input takes the highlighted choice when the text matches no item. Default: the text stays.
   */
  readonly isTaken?: boolean;
}

/** Result of leaving the input: a choice, a text that must still be looked up, an empty value, or no change. */
export type ChoiceLeft =
  | { readonly kind: 'choose'; readonly item: DictItem }
  | { readonly kind: 'hold'; readonly text: string }
  | { readonly kind: 'clear' }
  | { readonly kind: 'keep' };

export type ChoiceAct =
  | ChoiceLeft
  /** Moves the highlight to another choice. */
  | { readonly kind: 'mark'; readonly index: number }
  /** Discards what was typed or marked. */
  | { readonly kind: 'drop' };

interface ChoiceState {
  readonly items: readonly DictItem[];
  /** -1: none. */
  readonly active: number;
  /** Home and End act on the typed text. */
  readonly inText: boolean;
}

/** Returns the index that a key moves to, skipping choices that cannot be selected; undefined for other keys. */
export function nextChoice(key: ListKey, { items, active, inText }: ChoiceState): number | undefined {
  const index = steppedTo(key, { rows: items, active, inText, canStop: isUsable });
  return index === -1 ? active : index;
}

/**
 * Returns the result of leaving the input. `offered`: taken when the text matches no item; set only when a key leaves
 * the input, not on a click elsewhere.
 */
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

/**
 * Returns whether no other item has the same spelling and this is known. Otherwise the text is held and looked up in
 * the background.
 */
function isSure(items: readonly DictItem[], typed: string): boolean {
  const index = indexOfChoices(items);
  return (index.isSpelled || !mayBePinyin(typed)) && index.meant(typed) !== 'several';
}

/** Returns what a key does; undefined when the input does not handle it. */
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
