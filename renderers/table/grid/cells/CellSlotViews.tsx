import { createElement, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { TableModel } from '../../../../engine/index.ts';
import { toText } from '../../../kit/formats/formats.ts';
import type { TablePorts } from './cellEditors.ts';
import { setFields } from './setFields.ts';
import { slotNameOf } from '../../../kit/formats/slotName.ts';
import type { CellSlots, SlotCell, SlotCells } from './slotCells.ts';

export interface CellSlotViewsProps {
  readonly cells: SlotCells;
  readonly slots: CellSlots | undefined;
  readonly model: TableModel;
  readonly t: TablePorts['t'];
}

/** Renders the visible slot cells with the given renderers. */
export function CellSlotViews({ cells, ...others }: CellSlotViewsProps) {
  const drawn = useSyncExternalStore(cells.subscribe, cells.all);
  return (
    <>
      {[...drawn].map(([host, cell]) =>
        createPortal(<SlotView cell={cell} {...others} />, host, `${cell.rowId}/${cell.column.key}`),
      )}
    </>
  );
}

function SlotView({ cell, slots, model, t }: Omit<CellSlotViewsProps, 'cells'> & { readonly cell: SlotCell }) {
  const { column, rowId, row, readOnly } = cell;
  const name = slotNameOf(column);
  const value = row[column.key] ?? null;
  const Slot = slots !== undefined && Object.hasOwn(slots, name) ? slots[name] : undefined;
  if (Slot === undefined) {
    return (
      <span className="wb-cell-missing">
        {t('table.missingSlot', { name })} {toText(value)}
      </span>
    );
  }
  const commit = (values: SlotCell['row']): void => {
    const stored = model.rowById(rowId);
    if (stored !== undefined && !readOnly) setFields(model, { row: stored, values, t });
  };
  return createElement(Slot, { value, column, rowId, row, readOnly, commit });
}
