import { useMemo, useState } from 'react';
import type { EditorSession } from '../../grid/cursor/editorSessions.ts';
import type { KeyCommand } from '../../commands/keys/keyCommands.ts';
import type { ExpandedRow } from '../../grid/surface/rowExpansion.ts';
import type { RowMenuRequest } from '../../grid/rows/rowMenuRequest.ts';
import type { TableView } from './tableView.ts';

/** The parts of the current view that React renders. */
export interface ViewState {
  readonly session: EditorSession | null;
  readonly expanded: ExpandedRow | null;
  readonly menu: RowMenuRequest | null;
  /** The commands in the list of keys. */
  readonly help: readonly KeyCommand[] | null;
  readonly hasCurrent: boolean;
  /** The view, for content that is rendered into its cells. */
  readonly shown: TableView | null;
}

const NOTHING: ViewState = {
  session: null,
  expanded: null,
  menu: null,
  help: null,
  hasCurrent: false,
  shown: null,
};

const sameState = (left: ViewState, right: ViewState): boolean =>
  left.session === right.session &&
  left.expanded === right.expanded &&
  left.menu === right.menu &&
  left.help === right.help &&
  left.hasCurrent === right.hasCurrent &&
  left.shown === right.shown;

/** The state to render, and functions to change it; the latter are stable. */
export function useViewState() {
  const [state, setState] = useState(NOTHING);
  const drawing = useMemo(() => {
    const listeners = new Set<() => void>();
    return {
      /** Notifies the listeners of each move of the selection. */
      moved(): void {
        for (const listener of listeners) listener();
      },
      onMoves(listener: () => void): () => void {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      show(part: Partial<ViewState>): void {
        setState((before) => {
          const next = { ...before, ...part };
          // The cursor reports every move; most of them do not change this state.
          return sameState(before, next) ? before : next;
        });
      },
      clear: (): void => setState(NOTHING),
    };
  }, []);
  return { state, drawing };
}
