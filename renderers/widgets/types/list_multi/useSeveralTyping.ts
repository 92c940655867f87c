import { useRef, useState, type KeyboardEvent } from 'react';
import { isBlank, valuesOf } from '../../../../engine/index.ts';
import { isUsable } from '../../../data/dictionaries/namedItem.ts';
import { joinedValues, leftSeveral, partsOfTyped, toggled } from '../../../data/dictionaries/severalTyping.ts';
import type { DictChoices } from '../../../data/dictionaries/useDictItems.ts';
import { useMatching } from '../../../data/dictionaries/useMatching.ts';
import { withStored } from '../../../data/dictionaries/withStored.ts';
import { listMark } from '../../inputs/listMark.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { useDraft } from '../../../kit/keyboard/useDraft.ts';
import { useTyping } from '../../../kit/keyboard/useTyping.ts';

/** State of a field for several values. Each choice is committed immediately; typed text on leaving. */
export function useSeveralTyping(props: EditProps, { items, status }: Pick<DictChoices, 'items' | 'status'>) {
  const { id, column, value, held, onCommit, onHold } = props;
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** A choice was reached by arrow key. */
  const steered = useRef(false);
  const type = (text: string): void => {
    steered.current = false;
    setTyped(text);
  };
  const chosen = isBlank(value) ? [] : valuesOf(String(value), column.separator);
  // A sequence of several parts does not filter the list.
  const narrowed = partsOfTyped(typed).length > 1 || column.allowSearch === false ? '' : typed;
  const matching = useMatching(items, narrowed);
  // Stored values that are no longer offered can also be removed in the list.
  const offered = narrowed === '' && status === 'ready' ? withStored(matching, chosen) : matching;
  const set = (values: readonly string[]): void => onCommit(joinedValues(values, column));
  const toggle = (code: string): void => {
    setTyped('');
    set(toggled(chosen, code));
  };
  const leave = (): void => {
    if (typed === '') return;
    type('');
    const before = chosen;
    // While choices are loading, they cannot prove that a text is not a choice.
    const left = leftSeveral({ chosen, typed }, before, { column, items: status === 'ready' ? items : [] });
    if (left.kind === 'set') onCommit(left.value);
    if (left.kind === 'hold') onHold?.(left.text);
  };
  const remove = (code: string): void => set(held === undefined ? chosen.filter((one) => one !== code) : []);
  /** Backspace removes the last value; a held text returns to the input for correction instead. */
  const takeBack = (): void => {
    if (held === undefined) set(chosen.slice(0, -1));
    else type(held);
  };
  useDraft(typed !== '', leave);
  useTyping(typed === '' ? null : typed, type);

  /** Tab moves on and takes the choice reached by arrow key while something was typed. */
  const takeLed = (led: string | undefined): void => {
    if (led === undefined) return;
    type('');
    set([...new Set([...chosen, led])]);
  };
  /** Returns whether the key acted on the chosen values. */
  const acted = (key: string, marked: string | undefined): boolean => {
    const isBlankText = typed === '';
    if (key === 'Delete' && isBlankText) set([]);
    else if (key === 'Backspace' && isBlankText) takeBack();
    else if (key === ' ' && isBlankText && isOpen && marked !== undefined) toggle(marked);
    // Several parts, or a text that is not in the displayed list.
    else if (key === 'Enter' && !isBlankText && (partsOfTyped(typed).length > 1 || offered.length === 0)) leave();
    else return false;
    return true;
  };
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    const { key, nativeEvent, target } = event;
    if (nativeEvent.isComposing || !(target instanceof HTMLElement) || target.id !== id) return;
    if (key.startsWith('Arrow')) steered.current = true;
    const marked = offered[listMark(target)];
    const usable = marked !== undefined && isUsable(marked) ? marked.value : undefined;
    if (key === 'Tab') takeLed(typed !== '' && steered.current ? usable : undefined);
    else if (acted(key, usable)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return { chosen, typed, type, offered, isOpen, setOpen, set, toggle, remove, leave, onKeyDownCapture };
}
