import { useRef, useState, type KeyboardEvent, type MutableRefObject } from 'react';
import type { CompiledColumn } from '../../../../engine/index.ts';
import { resolveOnBlur, resolveOnKey, type ChoiceOffer } from '../../../data/dictionaries/choiceTyping.ts';
import type { DictSearch } from '../../../data/dictionaries/useDictSearch.ts';
import { listMark } from '../../inputs/listMark.ts';
import { useDraft } from '../../../kit/keyboard/useDraft.ts';
import type { DictItem } from '../../../kit/ports/ports.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';
import { useCodeQuestion } from './useCodeQuestion.ts';

export interface TypedCodeOptions {
  readonly column: CompiledColumn;
  readonly search: DictSearch;
  readonly onChoose: (item: DictItem) => void;
  /** Takes a text whose item is not known yet. Absent: it is asked for here, and dropped when nobody knows it. */
  readonly onHold?: ((text: string) => void) | undefined;
}

interface Keys {
  readonly typed: string;
  readonly offer: Omit<ChoiceOffer, 'active'>;
  /** Staff have led to a choice. */
  readonly steered: MutableRefObject<boolean>;
  readonly choose: (item: DictItem) => void;
  /** Takes what is typed; null where Enter belongs to the list. */
  readonly enter: (() => unknown) | null;
}

/** The list moves its mark itself, by arrows alone, and takes the marked choice with Enter. */
function actOn(event: KeyboardEvent, { typed, offer, steered, choose, enter }: Keys): void {
  if (event.nativeEvent.isComposing) return;
  const active = listMark(event.target);
  const typing = { typed: typed === '' ? null : typed, marked: steered.current ? active : null };
  const act = resolveOnKey(event, typing, { ...offer, active });
  if (act?.kind === 'mark' && event.key.startsWith('Arrow')) steered.current = true;
  if (event.key === 'Tab') {
    event.stopPropagation();
    if (steered.current && act?.kind === 'choose') choose(act.item);
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
  const offer = {
    items: search.items,
    // Where nobody holds a text, a name that an earlier answer knows is better than none.
    isAnswered: fresh || onHold === undefined,
  };

  const choose = (item: DictItem): void => {
    question.drop();
    steered.current = false;
    setTyped('');
    onChoose(item);
  };

  /** False where the code is unknown or could not be looked up. */
  const accept = async (text: string): Promise<boolean> => {
    const items = [...(column.options ?? []), ...search.items];
    const left = resolveOnBlur({ typed: text, marked: null }, { ...offer, items, active: -1 });
    if (left.kind === 'keep' || left.kind === 'clear') return true;
    if (left.kind === 'hold' && onHold !== undefined) {
      setTyped('');
      onHold(left.text);
      return true;
    }
    const found = left.kind === 'choose' ? left.item : await question.ask(left.text);
    if (found === 'dropped') return true;
    if (found === 'failed') {
      notify.error(t('dict.failed'));
      return false;
    }
    setTyped('');
    if (found === 'unknown') {
      notify.warning(t('dict.unknown', { title: column.title, text: text.trim() }));
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
  // A hand that does not wait for the list and one that does mean the same; where nobody holds a text, the list knows best.
  const isOfList = hasOffers && onHold === undefined;
  const enter = isOfList || typed === '' ? null : () => take(typed);
  const onKeyDownCapture = (event: KeyboardEvent): void => actOn(event, { typed, offer, steered, choose, enter });

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
