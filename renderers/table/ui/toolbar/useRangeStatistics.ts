import { useEffect, useState, type RefObject } from 'react';
import type { CellStatistics, TableModel } from '../../../../engine/index.ts';
import type { TableView } from '../controller/tableView.ts';
import { rangeStatistics } from '../../grid/cursor/rangeStatistics.ts';

/** The view, and the subscription to selection changes. */
export interface SelectionSource {
  readonly view: RefObject<TableView | null>;
  readonly onMoves: (listener: () => void) => () => void;
}

/**
 * Statistics of the selected cells, updated at most once per frame: while a range is dragged, it changes with each
 * cell.
 */
export function useRangeStatistics(model: TableModel, { view, onMoves }: SelectionSource): CellStatistics | null {
  const [statistics, setStatistics] = useState<CellStatistics | null>(null);
  useEffect(() => {
    let frame = 0;
    const count = (): void => {
      frame = 0;
      const { current } = view;
      setStatistics(current === null ? null : rangeStatistics(current.cursor));
    };
    const soon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(count);
    };
    const stopMoves = onMoves(soon);
    const stopModel = model.subscribe(({ rows, rowIds, errors }) => {
      if ((rows || errors || rowIds.size > 0) && view.current?.cursor.hasRange === true) soon();
    });
    return () => {
      cancelAnimationFrame(frame);
      stopMoves();
      stopModel();
    };
  }, [model, view, onMoves]);
  return statistics;
}
