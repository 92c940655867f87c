import { useSyncExternalStore } from 'react';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { lazyPart } from '../../../kit/lazy/lazyPart.tsx';
import type { TableView } from '../controller/tableView.ts';
import { isRecordOrder } from '../../grid/rows/rowOrder.ts';

const FilterStrip = lazyPart(() => import('./FilterStrip.tsx').then((module) => module.FilterStrip));

export interface FilterAreaProps {
  readonly view: TableView;
  readonly t: TablePorts['t'];
}

/** Shows the sort and filter strip while rows are sorted or filtered. */
export function FilterArea({ view, t }: FilterAreaProps) {
  const { rows } = view.surface;
  const state = useSyncExternalStore(rows.subscribe, () => rows.state);
  if (isRecordOrder(state.order) && state.lifted === null) return null;
  return <FilterStrip view={view} state={state} t={t} />;
}
