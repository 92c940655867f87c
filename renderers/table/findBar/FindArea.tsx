import { useSyncExternalStore } from 'react';
import type { TablePorts } from '../cells/cellEditors.ts';
import type { TableView } from '../view/tableView.ts';
import { FindBar } from './FindBar.tsx';

export interface FindAreaProps {
  readonly view: TableView;
  readonly t: TablePorts['t'];
}

/** Where the search stands while it is open. */
export function FindArea({ view, t }: FindAreaProps) {
  const { finder } = view;
  const state = useSyncExternalStore(finder.subscribe, () => finder.state);
  return state.mode === null ? null : <FindBar view={view} state={state} t={t} />;
}
