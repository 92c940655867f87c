import { useRef, useState, type KeyboardEvent, type MutableRefObject } from 'react';
import type { CompiledColumn } from '../../../engine/index.ts';
import { meantItem } from '../../dictionaries/namedItem.ts';
import type { DictSearch } from '../../dictionaries/useDictSearch.ts';
import { useDraft } from '../../typing/useDraft.ts';
import type { DictItem } from '../../ports/ports.ts';
import { usePorts } from '../../ports/portsContext.ts';
import { useCodeQuestion } from './useCodeQuestion.ts';

export interface TypedCodeOptions {
  readonly column: CompiledColumn;
  readonly search: DictSearch;
  readonly onChoose: (item: DictItem) => void;
  /** Takes a text whose item is not known yet. Absent: it is asked for here, and dropped when nobody knows it. */
  readonly onHold?: ((text: string) => void) | undefined;
}

/** Index of the choice that the list highlights, as it tells screen readers: `<id>_list_<index>`. */
const highlighted = (input: EventTarget): number =>
  input instanceof HTMLElement ? Number(input.getAttribute('aria-activedescendant')?.split('_').at(-1)) : Number.NaN;

interface Keys {
  readonly search: DictSearch;
  /** Staff have pointed at a choice. */
  readonly steered: MutableRefObject<boolean>;
  readonly choose: (item: DictItem) => void;
  /** Takes what is typed; null where Enter belongs to the list. */
  readonly enter: (() => unknown) | null;
}

function actOn(event: KeyboardEvent, { search, steered, choose, enter }: Keys): void {
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') steered.current = true;
  if (event.key === 'Tab') {
    const item = steered.current ? search.items[highlighted(event.target)] : undefined;
    event.stopPropagation();
    if (item !== undefined) choose(item);
  }
  if (event.key === 'Enter' && enter !== null && !steered.current) {
    event.stopPropagation();
    event.preventDefault();
    enter();
  }
}

/**
 * Staff know codes by heart: a code typed in full counts with Enter, Tab or on leaving, without waiting for the list.
 * An arrow key hands the choice to the list; what is not known yet is held in place of the value, or asked for where nobody holds it.
 */
export function useTypedCode({ column, search, onChoose, onHold }: TypedCodeOptions) {
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
  // Where nobody holds a text, a name that an earlier answer knows is better than none.
  const byText = (text: string): DictItem | undefined =>
    meantItem(text, {
      items: [...(column.options ?? []), ...search.items],
      isAnswered: fresh || onHold === undefined,
    });

  const choose = (item: DictItem): void => {
    question.drop();
    steered.current = false;
    setTyped('');
    onChoose(item);
  };

  const leaveTo = (hold: (text: string) => void, text: string): true => {
    setTyped('');
    hold(text);
    return true;
  };
  /** False where the code is unknown or could not be looked up. */
  const accept = async (text: string): Promise<boolean> => {
    const wanted = text.trim();
    if (wanted === '') return true;
    const known = byText(wanted);
    if (known === undefined && onHold !== undefined) return leaveTo(onHold, wanted);
    const found = known ?? (await question.ask(wanted));
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

  const hasOffers = fresh && search.items.length > 0;
  const enter = hasOffers || typed === '' ? null : () => take(typed);
  const onKeyDownCapture = (event: KeyboardEvent): void => actOn(event, { search, steered, choose, enter });

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
