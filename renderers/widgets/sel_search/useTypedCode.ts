import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { CompiledColumn } from '../../../engine/index.ts';
import type { DictSearch } from '../../dictionaries/useDictSearch.ts';
import type { DictItem } from '../../ports.ts';
import { usePorts } from '../../portsContext.ts';

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
  const { dictionaries, notify, t } = usePorts();
  const [typed, setText] = useState('');
  const steered = useRef(false);
  const question = useRef(0);
  const awaited = useRef(false);
  useEffect(() => () => void (question.current += 1), []);

  const setTyped = (text: string): void => {
    setText(text);
    if (text === '') search.forget();
  };

  const fresh = search.status === 'ready' && search.keyword === typed;
  const byText = (text: string) =>
    [...(column.options ?? []), ...search.items].find((item) => same(item.value, text) || same(item.text, text));

  const choose = (item: DictItem): void => {
    question.current += 1;
    steered.current = false;
    setTyped('');
    onChoose(item);
  };

  const accept = async (text: string): Promise<void> => {
    const wanted = text.trim();
    if (wanted === '') return;
    const local = byText(wanted);
    if (local !== undefined) {
      choose(local);
      return;
    }
    question.current += 1;
    const asked = question.current;
    awaited.current = true;
    const found = column.dictCode === undefined ? {} : await lookUp(wanted);
    if (asked !== question.current) return;
    awaited.current = false;
    if (found === undefined) return;
    setTyped('');
    const item = found[wanted] ?? found[wanted.toUpperCase()];
    if (item) onChoose(item);
    else notify.warning(t('dict.unknown', { title: column.title, text: wanted }));
  };

  const lookUp = (wanted: string) =>
    dictionaries.lookup(column.dictCode ?? '', [...new Set([wanted, wanted.toUpperCase()])]).catch(() => {
      notify.error(t('dict.failed'));
      return undefined;
    });

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
      void accept(typed);
    }
  };

  return {
    typed,
    type: (text: string) => {
      // Losing focus, antd's Select empties its search text: that is no word of staff, and the code they typed is still being looked up.
      if (text === '' && awaited.current) return;
      awaited.current = false;
      question.current += 1;
      steered.current = false;
      setTyped(text);
    },
    choose,
    leave: () => {
      steered.current = false;
      const text = typed;
      if (text !== '') void accept(text);
    },
    onKeyDownCapture,
  };
}
