import { useEffect } from 'react';
import { useLatest } from '../../../kit/hooks/useLatest.ts';
import type { TableModel, TableRow } from '../../../../engine/index.ts';
import type { RowEvents, SelectRowEvent } from './rowEvents.ts';

const only = (rowIds: readonly string[]): string | undefined => (rowIds.length === 1 ? rowIds[0] : undefined);

function eventOf(model: TableModel, before: ReadonlySet<string>, isRadio: boolean): SelectRowEvent {
  const selectedRowIds = [...model.selectedRowIds];
  const came = only(selectedRowIds.filter((rowId) => !before.has(rowId)));
  const went = only([...before].filter((rowId) => !model.selectedRowIds.has(rowId)));
  const rowId = came ?? went;
  const row = rowId === undefined ? undefined : model.rowById(rowId);
  const isOne = isRadio || (row !== undefined && Math.abs(selectedRowIds.length - before.size) === 1);
  const one = isRadio ? 'radio' : 'checkbox';
  const some = selectedRowIds.length === 0 ? 'unselected' : 'selected-all';
  const single = came === undefined ? 'unselected' : 'selected';
  return {
    type: isOne ? one : 'checkbox-all',
    action: isOne ? single : some,
    row: isOne ? row : undefined,
    selectedRows: selectedRowIds
      .map((id) => model.rowById(id))
      .filter((found): found is TableRow => found !== undefined),
    selectedRowIds,
  };
}

/** Notifies the owner of the selected rows after each change. */
export function useSelectRowEvents(model: TableModel, events: RowEvents, isRadio: boolean): void {
  const latest = useLatest(events.onSelectRowChange);
  useEffect(() => {
    let before = model.selectedRowIds;
    return model.subscribe(({ selection }) => {
      if (!selection || before === model.selectedRowIds) return;
      const told = latest.current === undefined ? undefined : eventOf(model, before, isRadio);
      before = model.selectedRowIds;
      if (told !== undefined) latest.current?.(told);
    });
  }, [latest, model, isRadio]);
}
