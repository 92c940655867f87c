import { useRef, useState, type KeyboardEvent } from 'react';
import { leftChoice } from '../../dictionaries/choiceTyping.ts';
import { isOfComposition } from '../../inputs/isOfComposition.ts';
import type { DictItem } from '../../ports/ports.ts';
import type { TreeNode } from '../../ports/trees.ts';
import type { TreeModel } from '../../trees/treeModel.ts';
import { useDraft } from '../../typing/useDraft.ts';
import { useTyping } from '../../typing/useTyping.ts';

export const itemOf = ({ value, text, fullText }: TreeNode): DictItem => ({ value, text: fullText ?? text });

interface TreeTyping {
  readonly id: string;
  readonly model: TreeModel;
  readonly onChoose: (node: TreeNode) => void;
  readonly onHold?: ((text: string) => void) | undefined;
}

/** The node that a text means when it is left by a key: the one of that name, code or path, else the one that fits best. */
export function meantNode(model: TreeModel, typed: string, isTaken: boolean): TreeNode | undefined {
  const found = model.index?.find(typed);
  if (found?.kind === 'found') return found.node;
  return isTaken && found?.kind === 'unknown' ? model.best() : undefined;
}

/** What is typed to choose by: antd's tree moves its mark itself, by arrows; what Enter and Tab take of a text is not its to say. */
export function useTreeTyping({ id, model, onChoose, onHold }: TreeTyping) {
  const [typed, setText] = useState('');
  /** Staff have led to a node. */
  const steered = useRef(false);
  const type = (text: string): void => {
    steered.current = false;
    setText(text);
    model.search(text);
  };
  const leave = (isTaken: boolean): void => {
    if (typed === '') return;
    const node = meantNode(model, typed, isTaken);
    const left = leftChoice({ typed, marked: null }, { items: [], isAnswered: false, active: -1 });
    type('');
    if (node !== undefined) onChoose(node);
    else if (left.kind === 'hold') onHold?.(left.text);
  };
  useDraft(typed !== '', () => leave(false));
  useTyping(typed === '' ? null : typed, type);
  /** True where the key is done with. */
  const onKeyDownCapture = (event: KeyboardEvent): boolean => {
    if (isOfComposition(event) || !(event.target instanceof HTMLElement) || event.target.id !== id) return false;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') steered.current = true;
    if ((event.key !== 'Enter' && event.key !== 'Tab') || typed === '' || steered.current) return false;
    // Tab leads on by itself.
    event.stopPropagation();
    if (event.key === 'Enter') event.preventDefault();
    leave(true);
    return true;
  };
  return { typed, type, leave, onKeyDownCapture };
}
