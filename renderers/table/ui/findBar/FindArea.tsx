import { useSyncExternalStore } from 'react';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { TypeAheadBuffer } from '../../../kit/lazy/TypeAheadBuffer.tsx';
import { lazyPart } from '../../../kit/lazy/lazyPart.tsx';
import type { TableView } from '../controller/tableView.ts';

/** The find bar, lazy-loaded. */
export const LazyFindBar = lazyPart(() => import('./FindBar.tsx').then((module) => module.FindBar));

export interface FindAreaProps {
  readonly view: TableView;
  readonly t: TablePorts['t'];
}

/** Area of the open find bar. Text typed after Ctrl+F is buffered until its field is mounted. */
export function FindArea({ view, t }: FindAreaProps) {
  const { finder } = view;
  const state = useSyncExternalStore(finder.subscribe, () => finder.state);
  if (state.mode === null) return null;
  const close = (): void => finder.close();
  return (
    <TypeAheadBuffer onGiveUp={close}>
      <LazyFindBar view={view} state={state} t={t} onClose={close} />
    </TypeAheadBuffer>
  );
}
