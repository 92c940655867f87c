import type { TablePorts } from '../cells/cellEditors.ts';
import type { RowLabels } from './rowCells.ts';
import type { RowColumn } from '../rows/rowColumns.ts';

type Translate = TablePorts['t'];

export const rowLabels = (t: Translate): RowLabels => {
  const select = (index: number): string => t('table.selectRow', { row: index + 1 });
  return {
    drag: (index) => t('table.drag', { row: index + 1 }),
    checkbox: select,
    radio: select,
    expand: (index) => t('table.expandRow', { row: index + 1 }),
  };
};

export const rowColumnTitles = (t: Translate): Readonly<Record<RowColumn, string>> => ({
  drag: t('table.dragColumn'),
  number: t('table.number'),
  checkbox: t('table.selectAll'),
  radio: t('table.radioColumn'),
  expand: t('table.expandColumn'),
});
