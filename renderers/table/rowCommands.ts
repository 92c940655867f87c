import type { TableModel } from '../../engine/index.ts';
import type { TablePorts, CellEditors } from './cellEditors.ts';
import { planPaste } from './pasteBlock.ts';
import { readTabbedText } from './pastedCells.ts';
import type { TableCursor } from './tableCursor.ts';

export interface RowCommandOptions {
  readonly editors: CellEditors;
  readonly t: TablePorts['t'];
  readonly onNotice: (text: string) => void;
}

/** A new row at that place, its cell in `column` selected. */
export function insertRow(
  cursor: TableCursor,
  at: { readonly index: number; readonly column?: number },
  options: RowCommandOptions,
): void {
  const { model } = cursor.surface;
  if (model.readOnly) return;
  if (model.rowCount >= model.maxRows) {
    options.onNotice(options.t('table.maxRows', { count: model.maxRows }));
    return;
  }
  cursor.leave();
  model.commit({ kind: 'insert', rows: [{ index: at.index, row: model.newRow() }] }, options.t('table.added'));
  cursor.select({ row: at.index, column: at.column ?? 0 });
}

/** Takes rows out, unless too few would remain. */
export function removeRows(model: TableModel, rowIds: readonly string[], options: RowCommandOptions): void {
  if (model.rowCount - rowIds.length < model.minRows) {
    options.onNotice(options.t('table.minRows', { count: model.minRows }));
    return;
  }
  model.commit({ kind: 'remove', rowIds }, options.t('table.removed', { count: rowIds.length }));
}

/** Spreads a pasted block from the selected cell on, as one step. */
export function pasteText(cursor: TableCursor, text: string, options: RowCommandOptions): void {
  const { model, layout } = cursor.surface;
  const block = readTabbedText(text);
  if (model.readOnly || block.length === 0) return;
  const from = cursor.position ?? { row: 0, column: 0 };
  const plan = planPaste(model, { block, from, places: layout.places, editors: options.editors });
  if (plan.change !== null) {
    const single = block.length === 1 && block[0]?.length === 1;
    const title = cursor.surface.placeAt(from.column)?.column.title ?? '';
    const label = single ? options.t('table.edit', { title }) : options.t('table.pasted', { count: plan.rows });
    model.commit(plan.change, label);
    cursor.select(from);
  }
  if (plan.left > 0) options.onNotice(options.t('table.pasteCut', { max: model.maxRows, count: plan.left }));
}

/** A block with tabs or line ends is spread over cells; a plain text goes into the text being edited. */
export function listenToPaste(cursor: TableCursor, options: RowCommandOptions): void {
  cursor.input.element.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (cursor.input.mode === 'edit' && !/[\t\n\r]/.test(text.trimEnd())) return;
    event.preventDefault();
    cursor.cancel();
    pasteText(cursor, text, options);
  });
}
