import { useEffect, type RefObject } from 'react';
import type { PageDocument } from '../../../engine/index.ts';
import { useDrafts } from '../../kit/keyboard/drafts.ts';

/** Caps Lock inverts the case of letters, so Shift is checked instead of the case. */
const stepOf = ({ key, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined => {
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : undefined;
};

/**
 * Ctrl+Z and Ctrl+Y undo and redo steps of the record, anywhere in the dialog around `root`. While text is being typed,
 * the text field handles undo.
 */
export function useRowSteps(root: RefObject<HTMLElement>, document: PageDocument): void {
  const drafts = useDrafts();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const step = stepOf(event);
      if (event.isComposing || event.defaultPrevented || drafts.pending || event.altKey) return;
      if (!(event.ctrlKey || event.metaKey) || step === undefined) return;
      const dialog = root.current?.closest('[role=dialog]');
      if (!(event.target instanceof Node) || dialog?.contains(event.target) !== true) return;
      event.preventDefault();
      document[step]();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [document, drafts, root]);
}
