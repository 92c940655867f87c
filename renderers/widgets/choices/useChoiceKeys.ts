import { useState, type KeyboardEvent } from 'react';
import { nextChoice } from '../../data/dictionaries/choiceTyping.ts';
import { isUsable } from '../../data/dictionaries/namedItem.ts';
import type { DictItem } from '../../kit/ports/ports.ts';

export interface ChoiceKeysOptions {
  /** The codes that the field holds. */
  readonly codes: readonly string[];
  /** What is typed; null: nothing, the value is shown. */
  readonly typed: string | null;
  readonly items: readonly DictItem[];
  readonly isOpen: boolean;
  /** See `ChoiceInputProps`. */
  readonly isFree: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onTake: (item: DictItem) => void;
  readonly onDrop: () => void;
}

/** Where a hand led, as long as the same is typed. */
interface Mark {
  readonly typed: string | null;
  readonly index: number;
}

function startOf({ items, typed, codes, isFree }: ChoiceKeysOptions): number {
  if (isFree) return -1;
  const held = typed === null ? items.findIndex(({ value }) => codes.includes(value)) : -1;
  return held >= 0 ? held : items.findIndex(isUsable);
}

/** The choice of the list that is highlighted, -1 for none, and what keys do: they open, lead, take and give up. */
export function useChoiceKeys(options: ChoiceKeysOptions) {
  const { typed, items, isOpen, isFree, onOpen, onTake, onDrop } = options;
  const [mark, setMark] = useState<Mark | null>(null);
  if (mark !== null && (!isOpen || mark.typed !== typed)) setMark(null);
  const isMarked = isOpen && mark !== null && mark.typed === typed;
  const active = isOpen ? Math.min(isMarked ? mark.index : startOf(options), items.length - 1) : -1;

  /** Whether the key was one of the list's own. */
  const actInList = (event: KeyboardEvent): boolean => {
    const to = nextChoice(event, { items, active, inText: typed !== null && !isMarked });
    if (to !== undefined) setMark({ typed, index: to });
    if (event.key !== 'Escape') return to !== undefined;
    onOpen(false);
    onDrop();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    if (nativeEvent.isComposing || ctrlKey || metaKey) return;
    const opens = ['ArrowDown', 'ArrowUp'].includes(key) || (key === 'Enter' && !altKey && !isFree);
    if (!isOpen && opens && !shiftKey) {
      event.preventDefault();
      onOpen(true);
    } else if (isOpen && key === 'Enter') {
      // Its own work is done with it: the form goes on.
      event.preventDefault();
      const item = items[active];
      if (item !== undefined && isUsable(item)) onTake(item);
    } else if (isOpen && actInList(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return { active, onKeyDown };
}
