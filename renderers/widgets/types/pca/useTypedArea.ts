import { useState, type KeyboardEvent } from 'react';
import type { EditProps } from '../../inputs/widget.ts';
import { spellChoice } from '../../../data/dictionaries/pinyinSpelling.ts';
import type { DictItem } from '../../../kit/ports/ports.ts';
import { areaIndex, findArea } from '../../../data/trees/findArea.ts';
import { useDraft } from '../../../kit/keyboard/useDraft.ts';
import { useTyping } from '../../../kit/keyboard/useTyping.ts';

/** Maximum number of listed search results. */
const MAX_FOUND = 50;

/** Returns a search result as one line with its full name. */
function foundItem(place: number): readonly DictItem[] {
  const node = areaIndex().nodes[place]?.node;
  return node === undefined ? [] : [{ value: node.value, text: node.fullText ?? node.text }];
}

const findAreas = (typed: string): readonly DictItem[] =>
  areaIndex().search(typed, spellChoice).matches.slice(0, MAX_FOUND).flatMap(foundItem);

const NONE: readonly DictItem[] = [];

/** Search text of an area field, and the result of leaving it. */
export function useTypedArea({ onHold }: EditProps, commit: (code: string) => void) {
  const [{ typed, found }, setTyped] = useState({ typed: '', found: NONE });
  const type = (text: string): void => setTyped({ typed: text, found: text === '' ? NONE : findAreas(text) });
  const leave = (isTaken: boolean): void => {
    if (typed === '') return;
    const named = findArea(typed);
    const first = isTaken && named.kind === 'unknown' ? found[0]?.value : undefined;
    const code = named.kind === 'found' ? named.choice.value : first;
    type('');
    if (code !== undefined) commit(code);
    else onHold?.(typed.trim());
  };
  useDraft(typed !== '', () => leave(false));
  useTyping(typed === '' ? null : typed, type);
  /** Returns true when the key is handled. `led`: the area reached by arrow key, which Enter leaves to the list. */
  const press = (event: KeyboardEvent, led: string | undefined): boolean => {
    const { key } = event;
    if (typed === '' || (key !== 'Tab' && (key !== 'Enter' || led !== undefined))) return false;
    event.stopPropagation();
    if (key === 'Enter') event.preventDefault();
    if (led === undefined) leave(true);
    else {
      type('');
      commit(led);
    }
    return true;
  };
  return { typed, type, found, leave, press };
}
