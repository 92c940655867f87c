import { useRef, useState, type KeyboardEvent } from 'react';
import type { CompiledColumn } from '../../../engine/index.ts';
import type { DictSearch } from '../../dictionaries/useDictSearch.ts';
import { useDraft } from '../../form/useDraft.ts';
import type { DictItem } from '../../ports.ts';
import { usePorts } from '../../portsContext.ts';
import { useCodeQuestion } from './useCodeQuestion.ts';

export interface TypedCodeOptions {
  readonly column: CompiledColumn;
  readonly search: DictSearch;
  readonly onChoose: (item: DictItem) => void;
}

/** Index of the choice that the list highlights, as it tells screen readers: `<id>_list_<index>`. */
const highlighted = (input: EventTarget): number =>
  input instanceof HTMLElement ? Number(input.getAttribute('aria-activedescendant')?.split('_').at(-1)) : Number.NaN;

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Staff know codes by heart: a code typed in full counts with Enter, Tab or on leaving, without waiting for the list.
 * An arrow key hands the choice to the list; a code that nobody knows is named and dropped.
 */
export function useTypedCode({ column, search, onChoose }: TypedCodeOptions) {
  const { notify, t } = usePorts();
  const question = useCodeQuestion(column);
  const [typed, setText] = useState('');
  const steered = useRef(false);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));

  const setTyped = (text: string): void => {
    setText(text);
    if (text === '') search.forget();
  };

  const fresh = search.status === 'ready' && search.keyword === typed;
  const byText = (text: string) =>
    [...(column.options ?? []), ...search.items].find((item) => same(item.value, text) || same(item.text, text));

  const choose = (item: DictItem): void => {
    question.drop();
    steered.current = false;
    setTyped('');
    onChoose(item);
  };

  /** False where the code is unknown or could not be looked up. */
  const accept = async (text: string): Promise<boolean> => {
    const wanted = text.trim();
    if (wanted === '') return true;
    const found = byText(wanted) ?? (await question.ask(wanted));
    if (found === 'dropped') return true;
    if (found === 'failed') {
      notify.error(t('dict.failed'));
      return false;
    }
    setTyped('');
    if (found === 'unknown') {
      notify.warning(t('dict.unknown', { title: column.title, text: wanted }));
      return false;
    }
    choose(found);
    return true;
  };
  const take = (text: string): Promise<boolean> => {
    // What is being looked up already need not be asked again.
    if (!question.awaited) running.current = accept(text);
    return running.current;
  };
  useDraft(typed !== '', () => take(typed));

  const onKeyDownCapture = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') steered.current = true;
    if (event.key === 'Tab') {
      const item = steered.current ? search.items[highlighted(event.target)] : undefined;
      event.stopPropagation();
      if (item !== undefined) choose(item);
    }
    if (event.key === 'Enter' && typed !== '' && !steered.current && !(fresh && search.items.length > 0)) {
      event.stopPropagation();
      event.preventDefault();
      void take(typed);
    }
  };

  return {
    typed,
    type: (text: string) => {
      // Losing focus, antd's Select empties its search text: that is no word of staff, and the code they typed is still being looked up.
      if (text === '' && question.awaited) return;
      question.drop();
      steered.current = false;
      setTyped(text);
    },
    choose,
    leave: () => {
      steered.current = false;
      if (typed !== '') void take(typed);
    },
    onKeyDownCapture,
  };
}
