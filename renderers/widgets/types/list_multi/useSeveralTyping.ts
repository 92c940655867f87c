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

/** What is chosen and typed in a field of several. Each choice is a value of the field at once; a text counts when it is left. */
export function useSeveralTyping(props: EditProps, { items, status }: Pick<DictChoices, 'items' | 'status'>) {
  const { id, column, value, held, onCommit, onHold } = props;
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** Staff have led to a choice. */
  const steered = useRef(false);
  const type = (text: string): void => {
    steered.current = false;
    setTyped(text);
  };
  const chosen = isBlank(value) ? [] : valuesOf(String(value), column.separator);
  // Parts that are typed one after the other are looked for in all there is.
  const narrowed = partsOfTyped(typed).length > 1 || column.allowSearch === false ? '' : typed;
  const matching = useMatching(items, narrowed);
  // What is stored and offered no more can be taken out in the list too.
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
    // What has not come yet cannot say that a text is no choice.
    const left = leftSeveral({ chosen, typed }, before, { column, items: status === 'ready' ? items : [] });
    if (left.kind === 'set') onCommit(left.value);
    if (left.kind === 'hold') onHold?.(left.text);
  };
  const remove = (code: string): void => set(held === undefined ? chosen.filter((one) => one !== code) : []);
  /** A text that is still to be found is mended rather than lost. */
  const takeBack = (): void => {
    if (held === undefined) set(chosen.slice(0, -1));
    else type(held);
  };
  useDraft(typed !== '', leave);
  useTyping(typed === '' ? null : typed, type);

  /** Tab leads on, with what was led to while something was typed. */
  const takeLed = (led: string | undefined): void => {
    if (led === undefined) return;
    type('');
    set([...new Set([...chosen, led])]);
  };
  /** Whether the key was one of those that act on what is chosen. */
  const acted = (key: string, marked: string | undefined): boolean => {
    const isBlankText = typed === '';
    if (key === 'Delete' && isBlankText) set([]);
    else if (key === 'Backspace' && isBlankText) takeBack();
    else if (key === ' ' && isBlankText && isOpen && marked !== undefined) toggle(marked);
    // Several at once, or what is not in the list that is there.
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
