import { useState, type KeyboardEvent } from 'react';
import type { TreeNode } from '../../../kit/ports/trees.ts';
import { pressedTree } from '../../../data/trees/treeKeys.ts';
import type { TreeModel, TreeRow } from '../../../data/trees/treeModel.ts';

export interface TreeKeysOptions {
  readonly model: TreeModel;
  readonly rows: readonly TreeRow[];
  /** Typed text; null: nothing is typed and the value is shown. */
  readonly typed: string | null;
  /** Current values of the field. */
  readonly chosen: readonly string[];
  readonly multiple: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onTake: (node: TreeNode) => void;
  readonly onDrop: () => void;
}

/** Highlight moved by the user; valid while the typed text is the same. */
interface Mark {
  readonly typed: string | null;
  readonly index: number;
  /** Moved by key: only then it decides what Tab and Enter take. The pointer may rest there by chance. */
  readonly isByKey: boolean;
}

/**
 * Returns the initial row: the best match of the typed text (-1: none); with nothing typed, the chosen node, else the
 * first.
 */
function startOf({ model, rows, typed, chosen }: TreeKeysOptions): number {
  const place = (wanted: (node: TreeNode) => boolean): number =>
    rows.findIndex((row) => row.kind === 'node' && wanted(row.node));
  if (typed === null)
    return Math.max(
      0,
      place(({ value }) => chosen.includes(value)),
    );
  const best = model.best();
  return best === undefined ? -1 : place(({ id }) => id === best.id);
}

/** Returns the index of the highlighted row, -1 for none, the node that staff have moved to, and the key handler. */
export function useTreeKeys(options: TreeKeysOptions) {
  const { model, rows, typed, multiple, isOpen, onOpen, onTake, onDrop } = options;
  const [mark, setMark] = useState<Mark | null>(null);
  if (mark !== null && (!isOpen || mark.typed !== typed)) setMark(null);
  const isMarked = isOpen && mark !== null && mark.typed === typed;
  const active = isOpen ? Math.min(isMarked ? mark.index : startOf(options), rows.length - 1) : -1;
  const row = rows[active];
  const node = row?.kind === 'node' ? row.node : undefined;

  /** Returns whether the tree handled the key. */
  const actInTree = (event: KeyboardEvent): boolean => {
    const { key } = event;
    if (key === 'Escape') {
      onOpen(false);
      onDrop();
      return true;
    }
    if (key === ' ' && multiple && typed === null) {
      if (node !== undefined) onTake(node);
      return true;
    }
    const act = pressedTree(event, { rows, active, inText: typed !== null && !isMarked });
    if (act?.kind === 'mark') setMark({ typed, index: act.index, isByKey: true });
    else if (act?.kind === 'open') model.open(act.node);
    else if (act?.kind === 'close') model.close(act.node);
    return act !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    if (nativeEvent.isComposing || ctrlKey || metaKey) return;
    const opens = ['ArrowDown', 'ArrowUp'].includes(key) || (key === 'Enter' && !altKey);
    if (!isOpen && opens && !shiftKey) {
      event.preventDefault();
      onOpen(true);
    } else if (isOpen && key === 'Enter') {
      // The key has chosen; the form then moves to the next field.
      event.preventDefault();
      if (node !== undefined) onTake(node);
    } else if (isOpen && actInTree(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return {
    active,
    led: isMarked && mark.isByKey ? node : undefined,
    activate: (index: number): void => setMark({ typed, index, isByKey: false }),
    onKeyDown,
  };
}
