import { useState, type KeyboardEvent } from 'react';
import { ROOT_AREA, type Area } from '../../../../engine/index.ts';
import type { DictItem } from '../../../kit/ports/ports.ts';
import { partsOf } from '../../../data/trees/areaTree.ts';
import { steppedTo } from '../../../kit/keyboard/listSteps.ts';

/** Codes from the province down to the active area. */
export type AreaPath = readonly string[];

/** The open lists. */
export interface AreaOffer {
  /** Provinces, and the parts of each area of `led`; or the search results as one list. */
  readonly lists: readonly (readonly DictItem[])[];
  readonly led: AreaPath;
  readonly isSearch: boolean;
}

interface AreaKeysOptions {
  /** Path of the field's area; none: []. */
  readonly held: AreaPath;
  /** Search results for the typed text; undefined: nothing is typed. */
  readonly found: readonly DictItem[] | undefined;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onTake: (code: string) => void;
  readonly onDrop: () => void;
}

const itemsBelow = (code: string): readonly DictItem[] =>
  partsOf(code).map(({ code: value, text }: Area) => ({ value, text }));

function offerOf({ found, isOpen }: AreaKeysOptions, led: AreaPath): AreaOffer {
  if (found !== undefined) return { lists: [found], led, isSearch: true };
  if (!isOpen) return { lists: [], led, isSearch: false };
  const lists = [ROOT_AREA, ...led].map(itemsBelow).filter(({ length }) => length > 0);
  return { lists, led, isSearch: false };
}

/**
 * Returns the lists of an area field, the active path, and the key handler: up and down in a list, right into the parts
 * and left back.
 */
export function useAreaKeys(options: AreaKeysOptions) {
  const { held, found, isOpen, onOpen, onTake, onDrop } = options;
  const [mark, setMark] = useState<AreaPath | null>(null);
  const [seen, setSeen] = useState(found);
  if (seen !== found || (!isOpen && mark !== null)) {
    setSeen(found);
    setMark(null);
  }
  const first = found?.[0]?.value;
  const offer = offerOf(options, mark ?? (found === undefined ? held : first === undefined ? [] : [first]));
  const { lists, led } = offer;
  const last = led.at(-1);

  const step = (event: KeyboardEvent): AreaPath | undefined => {
    const level = Math.max(0, led.length - 1);
    const rows = lists[level] ?? [];
    const active = rows.findIndex(({ value }) => value === led[level]);
    const isText = found !== undefined && mark === null;
    const index = steppedTo(event, { rows, active, inText: isText, canStop: () => true });
    const to = index === undefined ? undefined : rows[index];
    if (to !== undefined) return [...led.slice(0, level), to.value];
    if (found !== undefined) return undefined;
    const part = lists[led.length]?.[0];
    if (event.key === 'ArrowRight') return part === undefined ? led : [...led, part.value];
    return event.key === 'ArrowLeft' ? led.slice(0, Math.max(1, led.length - 1)) : undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    if (nativeEvent.isComposing || ctrlKey || metaKey) return;
    const opens = ['ArrowDown', 'ArrowUp'].includes(key) || (key === 'Enter' && !altKey);
    if (!isOpen) {
      if (!opens || shiftKey) return;
      event.preventDefault();
      onOpen(true);
      return;
    }
    if (key === 'Enter') {
      event.preventDefault();
      if (last !== undefined) onTake(last);
      return;
    }
    const path = key === 'Escape' ? undefined : step(event);
    if (key === 'Escape') {
      onOpen(false);
      onDrop();
    } else if (path === undefined) return;
    else setMark(path);
    event.preventDefault();
    event.stopPropagation();
  };
  return { offer, isLed: mark !== null, lead: setMark, onKeyDown };
}
