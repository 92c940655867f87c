import { useRef, useState, type KeyboardEvent } from 'react';
import { isBlank, valuesOf } from '../../../engine/index.ts';
import { isUsable } from '../../dictionaries/namedItem.ts';
import { joinedValues, leftSeveral, partsOfTyped } from '../../dictionaries/severalTyping.ts';
import type { DictChoices } from '../../dictionaries/useDictItems.ts';
import { useMatching } from '../../dictionaries/useMatching.ts';
import { isOfComposition } from '../../inputs/isOfComposition.ts';
import { listMark } from '../../inputs/listMark.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { useDraft } from '../../typing/useDraft.ts';
import { useTyping } from '../../typing/useTyping.ts';

/** What is chosen and typed in a field of several. Each choice is a value of the field at once; a text counts when it is left. */
export function useSeveralTyping(props: EditProps, { items, status }: Pick<DictChoices, 'items' | 'status'>) {
  const { id, column, value, onCommit, onHold } = props;
  const [typed, setTyped] = useState('');
  /** Staff have led to a choice. */
  const steered = useRef(false);
  const type = (text: string): void => {
    steered.current = false;
    setTyped(text);
  };
  const chosen = isBlank(value) ? [] : valuesOf(String(value), column.separator);
  // Parts that are typed one after the other are looked for in all there is.
  const narrowed = partsOfTyped(typed).length > 1 || column.allowSearch === false ? '' : typed;
  const offered = useMatching(items, narrowed);
  const set = (values: readonly string[]): void => onCommit(joinedValues(values, column));
  const leave = (): void => {
    if (typed === '') return;
    type('');
    const before = chosen;
    // What has not come yet cannot say that a text is no choice.
    const left = leftSeveral({ chosen, typed }, before, { column, items: status === 'ready' ? items : [] });
    if (left.kind === 'set') onCommit(left.value);
    if (left.kind === 'hold') onHold?.(left.text);
  };
  useDraft(typed !== '', leave);
  useTyping(typed === '' ? null : typed, type);
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    if (isOfComposition(event) || !(event.target instanceof HTMLElement) || event.target.id !== id) return;
    const isSeveral = partsOfTyped(typed).length > 1;
    if (event.key.startsWith('Arrow')) steered.current = true;
    // antd's list would take its mark in or out, and keep the keyboard: Tab leads on, with what was led to.
    if (event.key === 'Tab') {
      const led = typed !== '' && steered.current ? offered[listMark(event.target)] : undefined;
      if (led !== undefined && isUsable(led)) {
        type('');
        set([...new Set([...chosen, led.value])]);
      }
      event.stopPropagation();
      return;
    }
    if (event.key === 'Delete' && typed === '') set([]);
    else if (event.key === 'Enter' && isSeveral) leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { chosen, typed, type, offered, set, leave, onKeyDownCapture };
}
