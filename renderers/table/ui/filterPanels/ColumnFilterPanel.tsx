import { useEffect, useState } from 'react';
import type { CompiledColumn } from '../../../../engine/index.ts';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { ColumnRequest } from '../../commands/columnActions/columnTools.ts';
import type { TableView } from '../controller/tableView.ts';
import { rowFilter } from '../../grid/rows/cellFilter.ts';
import { changeOrder } from '../../commands/columnActions/changeOrder.ts';
import { choicesOf, type CountedValue } from '../../grid/rows/choices.ts';
import { learnTexts } from '../../grid/rows/learnTexts.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { filterBy } from '../../grid/rows/rowOrder.ts';

export interface ColumnFilterPanelProps {
  readonly view: TableView;
  readonly request: ColumnRequest;
  readonly t: TablePorts['t'];
  readonly onClose: () => void;
}

/** The filter panel of a column, rendered after the texts of its values are loaded. */
export function ColumnFilterPanel({ view, request, t, onClose }: ColumnFilterPanelProps) {
  const { surface, cursor } = view;
  const column = surface.placeAt(surface.columnOf(request.key))?.column;
  const choices = useChoices(view, column);
  if (column === undefined || choices === null) return null;
  const { order } = surface.rows;
  return (
    <FilterPanel
      column={column}
      filter={order.filters[column.key]}
      choices={choices}
      at={request}
      t={t}
      onApply={(filter) => {
        onClose();
        void changeOrder(cursor, filterBy(order, column.key, filter), { t, key: column.key });
      }}
      onClose={onClose}
    />
  );
}

/** Returns null until the texts are loaded. */
function useChoices({ surface }: TableView, column: CompiledColumn | undefined): readonly CountedValue[] | null {
  const [choices, setChoices] = useState<readonly CountedValue[] | null>(null);
  useEffect(() => {
    if (column === undefined) return undefined;
    let isHere = true;
    const { rows, texts, pageColumns } = surface;
    const all = rows.model.liveValues();
    const others = filterBy(rows.order, column.key, null).filters;
    const read = async (): Promise<void> => {
      await learnTexts(
        texts,
        column,
        all.map((row) => row[column.key]),
      );
      if (isHere) setChoices(choicesOf(all.filter(rowFilter(pageColumns, others, texts)), column, texts));
    };
    void read();
    return () => {
      isHere = false;
    };
  }, [surface, column]);
  return choices;
}
