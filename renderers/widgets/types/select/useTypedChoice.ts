import { useRef, useState, type KeyboardEvent } from 'react';
import { resolveOnBlur, resolveOnKey, type ChoiceLeft } from '../../../data/dictionaries/choiceTyping.ts';
import { useMatching } from '../../../data/dictionaries/useMatching.ts';
import { isEmptying } from '../../inputs/isEmptying.ts';
import { listMark } from '../../inputs/listMark.ts';
import type { EditProps } from '../../inputs/widget.ts';
import type { DictItem } from '../../../kit/ports/ports.ts';

/** Typing in a select. antd's list moves its highlight itself, but does not decide what Enter and Tab take. */
export function useTypedChoice(
  { id, column, onCommit, onHold }: EditProps,
  items: readonly DictItem[],
  isAnswered: boolean,
) {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const offered = useMatching(items, typed);
  /** A choice was reached by arrow key. */
  const steered = useRef(false);
  const type = (text: string): void => {
    steered.current = false;
    setTyped(text);
  };
  /** Applies the result of leaving: a choice, or a text that is held until it is found. */
  const carryOut = (left: ChoiceLeft): void => {
    type('');
    if (left.kind === 'choose') onCommit(left.item.value, left.item);
    // Free text is the value when the column allows it and nothing looks it up.
    if (left.kind === 'hold' && onHold === undefined && column.allowInput === true) onCommit(left.text);
    else if (left.kind === 'hold') onHold?.(left.text);
  };
  const leave = (): void => {
    const isDropped = onHold === undefined && column.allowInput !== true;
    const typing = { typed: typed === '' || isDropped ? null : typed, marked: null };
    carryOut(resolveOnBlur(typing, { items, isAnswered, active: -1 }));
  };
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    // Keys of elements within the list, such as its retry button, also bubble here.
    if (event.nativeEvent.isComposing || !(event.target instanceof HTMLElement) || event.target.id !== id) return;
    if (isEmptying(event, typed, column)) {
      event.preventDefault();
      carryOut({ kind: 'clear' });
      onCommit(null);
      return;
    }
    const active = listMark(event.target);
    const typing = { typed: typed === '' ? null : typed, marked: steered.current ? active : null };
    // Free text stays unless a choice is selected.
    const act = resolveOnKey(event, typing, {
      items: offered,
      isAnswered,
      active,
      isTaken: column.allowInput !== true,
    });
    if (act?.kind === 'mark') steered.current ||= active >= 0 && event.key.startsWith('Arrow');
    if (act === undefined || act.kind === 'mark' || act.kind === 'drop') return;
    // With nothing typed, Enter opens the list and chooses from it.
    if (event.key === 'Enter' && typed === '') return;
    event.stopPropagation();
    if (event.key === 'Enter') event.preventDefault();
    setIsOpen(false);
    carryOut(act);
  };
  return { typed, offered, type, isOpen, setIsOpen, leave, onKeyDownCapture };
}
