import type { CompiledColumn } from '../../../../engine/index.ts';
import { BodyRows } from './bodyRows.ts';
import type { RowSource } from './bodyRow.ts';
import type { TablePorts } from '../cells/cellEditors.ts';
import { markHead } from './headMarks.ts';
import { FootRows } from './footRows.ts';
import type { GridFrame } from './gridFrame.ts';
import { HeadRow } from './headRow.ts';
import { rowColumnTitles } from './rowTexts.ts';

/** The parts rendered into the frame for one layout. */
export interface GridParts {
  readonly body: BodyRows;
  readonly head: HeadRow;
  readonly foot: FootRows;
}

export function buildParts(
  frame: GridFrame,
  source: RowSource,
  { label, t }: { readonly label: string; readonly t: TablePorts['t'] },
): GridParts {
  const { layout } = source;
  frame.grid.setAttribute('aria-label', label);
  frame.grid.setAttribute('aria-multiselectable', 'true');
  frame.grid.setAttribute('aria-colcount', String(layout.places.at(-1)?.ariaIndex ?? layout.rowColumns.length));
  frame.body.textContent = '';
  source.slots.clear();
  const { order } = source.rows;
  const mark = (cell: HTMLElement, column: CompiledColumn): void => markHead(cell, column, { order, t });
  const columnMenu = (title: string): string => t('columns.menu', { title });
  return {
    body: new BodyRows(frame.body, source),
    head: new HeadRow(frame.head, layout, { ...rowColumnTitles(t), columnMenu, mark }),
    foot: new FootRows(frame.foot, layout, { sum: t('table.sum'), average: t('table.average') }),
  };
}
