import type { KeyboardEvent } from 'react';
import { isUsable } from '../../dictionaries/namedItem.ts';
import type { DictItem } from '../../ports/ports.ts';

const PAGE = 10;

/** Keys that move the active choice. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

interface ChoiceState {
  readonly items: readonly DictItem[];
  /** -1: none. */
  readonly active: number;
  /** Home and End belong to the text that is being typed. */
  readonly inText: boolean;
}

/** The choice that a key leads to, past those that cannot be chosen; undefined for other keys. */
export function nextChoice({ key, altKey }: KeyboardEvent, { items, active, inText }: ChoiceState): number | undefined {
  const step = STEPS[key];
  if (step === undefined || altKey || (inText && !Number.isFinite(step))) return undefined;
  const last = items.length - 1;
  const target = Math.max(0, Math.min(active + step, last));
  const direction = Math.sign(step);
  for (const towards of [direction, -direction]) {
    for (let index = target; index >= 0 && index <= last; index += towards) {
      const item = items[index];
      if (item !== undefined && isUsable(item)) return index;
    }
  }
  return active;
}
