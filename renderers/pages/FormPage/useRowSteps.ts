import { useEffect, type RefObject } from 'react';
import type { PageDocument } from '../../../engine/index.ts';
import { useDrafts } from '../../form/drafts.ts';

const UNDO = new Set(['z']);
const REDO = new Set(['y', 'Z']);

/** Ctrl+Z and Ctrl+Y go through the steps of the record, anywhere in the dialog around `root`. While something is being typed, undo is the text field's own. */
export function useRowSteps(root: RefObject<HTMLElement>, document: PageDocument): void {
  const drafts = useDrafts();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isUndo = UNDO.has(event.key);
      if (event.isComposing || event.defaultPrevented || drafts.pending || event.altKey) return;
      if (!(event.ctrlKey || event.metaKey) || !(isUndo || REDO.has(event.key))) return;
      const dialog = root.current?.closest('[role=dialog]');
      if (!(event.target instanceof Node) || dialog?.contains(event.target) !== true) return;
      event.preventDefault();
      if (isUndo && !event.shiftKey) document.undo();
      else document.redo();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [document, drafts, root]);
}
