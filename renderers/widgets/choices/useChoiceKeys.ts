import { useState, type KeyboardEvent } from 'react';
import { nextChoice } from '../../data/dictionaries/choiceTyping.ts';
import { isUsable } from '../../data/dictionaries/namedItem.ts';
import type { DictItem } from '../../kit/ports/ports.ts';

export interface ChoiceKeysOptions {
  /** Codes of the field's values. */
  readonly codes: readonly string[];
  /** Typed text; null: nothing is typed and the value is shown. */
  readonly typed: string | null;
  readonly items: readonly DictItem[];
  readonly isOpen: boolean;
  /** See `ChoiceInputProps`. */
  readonly isFree: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onTake: (item: DictItem) => void;
  readonly onDrop: () => void;
}

/** Highlight moved by the user; valid while the typed text is the same. */
interface Mark {
  readonly typed: string | null;
  readonly index: number;
}

function startOf({ items, typed, codes, isFree }: ChoiceKeysOptions): number {
  if (isFree) return -1;
  const held = typed === null ? items.findIndex(({ value }) => codes.includes(value)) : -1;
  return held >= 0 ? held : items.findIndex(isUsable);
}

/**
 * Returns the index of the highlighted choice, -1 for none, and the key handler: keys open the list, move, choose and
 * cancel.
 */
export function useChoiceKeys(options: ChoiceKeysOptions) {
  const { typed, items, isOpen, isFree, onOpen, onTake, onDrop } = options;
  const [mark, setMark] = useState<Mark | null>(null);
  if (mark !== null && (!isOpen || mark.typed !== typed)) setMark(null);
  const isMarked = isOpen && mark !== null && mark.typed === typed;
  const active = isOpen ? Math.min(isMarked ? mark.index : startOf(options), items.length - 1) : -1;

  /** Returns whether the list handled the key. */
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
      // The key has chosen; the form then moves to the next field.
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
