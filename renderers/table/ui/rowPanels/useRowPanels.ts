import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useLatest } from '../../../kit/hooks/useLatest.ts';
import type { RowPanelCommands } from '../../commands/rowActions/panelCommands.ts';
import type { RowClick } from '../../commands/rowActions/rowClicks.ts';
import { RowPicker } from '../../commands/rowActions/rowPicker.ts';
import { ViewRows } from '../../grid/rows/viewRows.ts';
import type { RowPlaceInTable } from '../../grid/rows/rowPanels.ts';
import { useSubForm } from './useSubForm.ts';
import type { EditableTableProps } from '../props/tableProps.ts';

/** A row with an open panel, and the column of the cell that opened it. */
export interface OpenRow {
  readonly rowId: string;
  readonly key?: string | undefined;
}

/** Returns the argument for the page's panel functions; undefined when the row is gone. */
export function placeInTable(
  { model }: Pick<EditableTableProps, 'model'>,
  { rowId, key }: OpenRow,
): RowPlaceInTable | undefined {
  const row = model.rowById(rowId);
  const column = key === undefined ? undefined : model.columns.find((one) => one.key === key);
  return row && { row, column };
}

/** Handles clicks into rows: details, sub-form, selection, in this order (contract §9.6). */
export function useRowPanels(
  props: EditableTableProps,
  parts: { readonly root: RefObject<HTMLElement>; readonly onFailed: () => void },
) {
  const { model } = props;
  const latest = useLatest(props);
  const [details, setDetails] = useState<OpenRow | null>(null);
  const { shown, toggle, close } = useSubForm({
    table: () => parts.root.current,
    isReady: (click) => {
      const place = placeInTable(props, click);
      const content = place && props.subForm?.(place);
      return content !== undefined && content !== null && content !== false;
    },
    onFailed: parts.onFailed,
  });

  const openDetails = useCallback(
    (row: OpenRow): void => {
      close();
      if (latest.current.clickRowShowMainForm === true) setDetails(row);
    },
    [close, latest],
  );
  const onRowClick = useCallback(
    (click: RowClick): void => {
      const { clickRowShowSubForm, clickSelectRow, rowSelectionType, model: all } = latest.current;
      const rows = ViewRows.of(all);
      const column = all.columns.find((one) => one.key === click.key);
      if (click.isEditable) close();
      else if (column?.showDetails === true && latest.current.clickRowShowMainForm === true) openDetails(click);
      else if (clickRowShowSubForm === true) toggle(click);
      else if (clickSelectRow === true) {
        const picker = new RowPicker(rows);
        const index = rows.indexOf(click.rowId);
        if (rowSelectionType === 'radio') picker.pickOne(index);
        else picker.pick(index, false);
      }
    },
    [close, latest, openDetails, toggle],
  );

  // Closes the details of a removed row; any change of the rows closes the sub-form.
  useEffect(
    () =>
      model.subscribe(({ rows }) => {
        if (!rows) return;
        setDetails((open) => (open === null || model.rowById(open.rowId) === undefined ? null : open));
        close();
      }),
    [close, model],
  );
  return {
    onRowClick,
    openDetails,
    closeDetails: () => setDetails(null),
    details,
    subForm: shown,
    commands: (): RowPanelCommands => ({
      hasDetails: props.clickRowShowMainForm === true,
      hasSubForm: props.clickRowShowSubForm === true,
      onDetails: openDetails,
      onSubForm: toggle,
    }),
    closeSubForm: close,
  };
}

export type RowPanelState = ReturnType<typeof useRowPanels>;
