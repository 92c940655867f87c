import { useEffect, useState, type KeyboardEvent } from 'react';
import { indexOfChoices, mayBePinyin } from '../../data/dictionaries/choiceIndex.ts';
import { spellList } from '../../data/dictionaries/spellList.ts';
import { useDictItems } from '../../data/dictionaries/useDictItems.ts';
import { useMatching } from '../../data/dictionaries/useMatching.ts';
import type { DictItem } from '../../kit/ports/ports.ts';
import type { ReasonQuestion } from './dialogs.ts';
import { choosesByDigit, phrasesIn, typedPart, withPhrase } from './reasonText.ts';

/** Maximum number of characters of a reason (the server's limit). */
export const MAX_LETTERS = 500;

/** Phrases that match the typed part, without those already in the text. */
function usePhrases({ phrases: dictCode }: ReasonQuestion, text: string) {
  const answer = useDictItems(dictCode === undefined ? NO_PHRASES : { dictCode });
  const { items } = answer;
  const matches = useMatching(items, typedPart(text));
  const said = phrasesIn(text);
  // Loads the spellings in advance, so that typed letters match immediately.
  useEffect(() => void spellList(items).catch(() => undefined), [items]);
  return { ...answer, offered: matches.filter((item) => item.disabled !== true && !said.has(item.text)) };
}

const NO_PHRASES = { options: [] };

/** Returns the first phrase with this spelling after the spellings are loaded: typing may be faster than loading. */
const spelledSo = (items: readonly DictItem[], typed: string): Promise<DictItem | undefined> =>
  spellList(items).then(
    () => indexOfChoices(items).find(typed)[0],
    () => undefined,
  );

/** State of the reason text and its key handling. Keys have a special meaning only at the end of the text. */
export function useReasonTyping(question: ReasonQuestion, confirm: (text: string) => void) {
  const [text, setText] = useState('');
  const [led, setLed] = useState<number | null>(null);
  const choices = usePhrases(question, text);
  const { items, offered } = choices;
  const part = typedPart(text).trim();
  const isEarly = mayBePinyin(part) && !indexOfChoices(items).isSpelled;
  const first = part === '' ? -1 : 0;
  const active = Math.min(led ?? first, offered.length - 1);

  const type = (next: string): void => {
    setText(next.slice(0, MAX_LETTERS));
    setLed(null);
  };
  const add = (phrase: string): void => type(withPhrase(text, phrase));
  const take = (item: DictItem): void => add(item.text);
  /** Returns the action of a key; undefined for the default behaviour of a text area. */
  const actOf = (key: string): (() => void) | undefined => {
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const marked = offered[active];
    // Enter first completes free text as a phrase, so that a typing error is visible before it is sent.
    if (key === 'Enter' && marked === undefined && part !== '')
      return () => {
        if (!isEarly) return add(part);
        return void spelledSo(items, part).then((item) => add(item?.text ?? part));
      };
    if (key === 'Enter') return () => (marked === undefined ? confirm(text) : take(marked));
    if (step !== 0 && offered.length > 0) return () => setLed(Math.min(Math.max(active + step, 0), offered.length - 1));
    const numbered = /^[1-9]$/.test(key) && choosesByDigit(text) ? offered[Number(key) - 1] : undefined;
    return numbered && (() => take(numbered));
  };
  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent, currentTarget } = event;
    if (nativeEvent.isComposing || altKey) return;
    const isHeld = ctrlKey || metaKey;
    const isPlain = !isHeld && !shiftKey && currentTarget.selectionStart === text.length;
    const act = isHeld && key === 'Enter' ? () => confirm(text) : isPlain ? actOf(key) : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return { text, active, choices, type, take, pressed };
}
