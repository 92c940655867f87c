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
  /** Receives a text whose item is not known yet. Absent: it is looked up here, and dropped when it is unknown. */
  readonly onHold?: ((text: string) => void) | undefined;
}

interface Keys {
  readonly typed: string;
  readonly offer: Omit<ChoiceOffer, 'active'>;
  /** A choice was reached by arrow key. */
  readonly steered: MutableRefObject<boolean>;
  readonly choose: (item: DictItem) => void;
  /** Takes the typed text; null when the list handles Enter. */
  readonly enter: (() => unknown) | null;
}

/** Handles keys. The list moves its highlight itself, only by arrow keys, and takes the highlighted choice on Enter. */
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
 * Staff know codes by heart: a fully typed code counts on Enter, Tab or leaving, without waiting for the list. After an
 * arrow key the list decides; an unknown text is held in place of the value, or looked up here without `onHold`.
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
    // Without `onHold`, a name from an earlier result is better than none.
    isAnswered: fresh || onHold === undefined,
  };

  const choose = (item: DictItem): void => {
    question.drop();
    steered.current = false;
    setTyped('');
    onChoose(item);
  };

  /** Resolves to false when the code is unknown or the lookup failed. */
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
    // A running lookup is not repeated.
    if (!question.awaited) running.current = accept(text);
    return running.current;
  };
  useDraft(typed !== '', () => take(typed));

  const hasOffers = fresh && search.items.length > 0;
  // The result is the same whether or not staff wait for the list; without `onHold`, the list decides.
  const isOfList = hasOffers && onHold === undefined;
  const enter = isOfList || typed === '' ? null : () => take(typed);
  const onKeyDownCapture = (event: KeyboardEvent): void => actOn(event, { typed, offer, steered, choose, enter });

  return {
    typed,
    type: (text: string) => {
      // antd's Select clears its search text on blur: no user input, and the typed code is still being looked up.
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
