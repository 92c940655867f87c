import { useRef, useState, type KeyboardEvent } from 'react';
import { resolveOnBlur } from '../../../data/dictionaries/choiceTyping.ts';
import type { DictItem } from '../../../kit/ports/ports.ts';
import { useLatest } from '../../../kit/hooks/useLatest.ts';
import type { TreeNode } from '../../../kit/ports/trees.ts';
import type { TreeModel } from '../../../data/trees/treeModel.ts';
import { useDraft } from '../../../kit/keyboard/useDraft.ts';
import { useTyping } from '../../../kit/keyboard/useTyping.ts';

export const itemOf = ({ value, text, fullText }: TreeNode): DictItem => ({ value, text: fullText ?? text });

interface TreeTyping {
  readonly id: string;
  readonly model: TreeModel;
  readonly onChoose: (node: TreeNode) => void;
  readonly onHold?: ((text: string) => void) | undefined;
}

/**
 * Returns the node that a text means: by name, code or path; if `isTaken`, because a key left the input, else the best
 * match.
 */
export function meantNode(model: TreeModel, typed: string, isTaken: boolean): TreeNode | undefined {
  const found = model.index?.find(typed);
  if (found?.kind === 'found') return found.node;
  return isTaken && found?.kind === 'unknown' ? model.best() : undefined;
}

/** Typing in a tree field: Enter and Tab take what the text means, unless staff have moved to a node. */
export function useTreeTyping({ id, model, onChoose, onHold }: TreeTyping) {
  const [typed, setText] = useState('');
  const type = (text: string): void => {
    setText(text);
    model.search(text);
  };
  const latest = useLatest(typed);
  const coming = useRef<Promise<boolean>>();
  const settle = (isTaken: boolean): boolean => {
    const node = meantNode(model, typed, isTaken);
    const left = resolveOnBlur({ typed, marked: null }, { items: [], isAnswered: false, active: -1 });
    type('');
    if (node !== undefined) onChoose(node);
    else if (left.kind === 'hold') onHold?.(left.text);
    return node !== undefined || onHold !== undefined;
  };
  const settleLater = async (isTaken: boolean): Promise<boolean> => {
    await model.settled();
    coming.current = undefined;
    if (latest.current !== typed) return true;
    return model.index !== undefined && settle(isTaken);
  };
  const leave = (isTaken: boolean): void | Promise<boolean> => {
    if (typed === '') return undefined;
    // Without a lookup in the background, in a query, the text stays until the tree is loaded.
    if (onHold === undefined && model.index === undefined) return (coming.current ??= settleLater(isTaken));
    settle(isTaken);
    return undefined;
  };
  useDraft(typed !== '', () => leave(false));
  useTyping(typed === '' ? null : typed, type);
  /** Returns true when the key is handled. `led`: the node that staff have moved to. */
  const onKeyDownCapture = (event: KeyboardEvent, led: TreeNode | undefined): boolean => {
    const { key, nativeEvent, target } = event;
    if (nativeEvent.isComposing || !(target instanceof HTMLElement) || target.id !== id || typed === '') return false;
    if (key !== 'Tab' && (key !== 'Enter' || led !== undefined)) return false;
    // Tab moves on by default.
    event.stopPropagation();
    if (key === 'Enter') event.preventDefault();
    if (led === undefined) void leave(true);
    else {
      type('');
      onChoose(led);
    }
    return true;
  };
  return { typed, type, leave, onKeyDownCapture };
}
