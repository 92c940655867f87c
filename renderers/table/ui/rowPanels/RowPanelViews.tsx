import type { CSSProperties, RefObject } from 'react';
import { lazyDialog } from '../../../kit/lazy/lazyPart.tsx';
import type { EditableTableProps } from '../props/tableProps.ts';
import { ViewRows } from '../../grid/rows/viewRows.ts';
import type { TableView } from '../controller/tableView.ts';
import { placeInTable, type RowPanelState } from './useRowPanels.ts';

const SubFormPopover = lazyDialog(() => import('./SubFormPopover.tsx').then((module) => module.SubFormPopover));
const RowDetailsDialog = lazyDialog(() => import('./RowDetailsDialog.tsx').then((module) => module.RowDetailsDialog));

export interface RowPanelViewsProps {
  readonly table: EditableTableProps;
  readonly panels: RowPanelState;
  readonly view: RefObject<TableView | null>;
  readonly tokens: CSSProperties;
}

/** The open panels of a row outside of the table: its sub-form or its details. */
export function RowPanelViews({ table, panels, view, tokens }: RowPanelViewsProps) {
  const rows = ViewRows.of(table.model);
  const { ports, mainForm, subForm, onDetailsConfirm } = table;
  const { t } = ports;
  const { details, subForm: shown, openDetails, closeDetails, closeSubForm } = panels;
  const below = shown === null ? undefined : placeInTable(table, shown);
  const opened = details === null ? undefined : placeInTable(table, details);
  const index = details === null ? -1 : rows.indexOf(details.rowId);
  const focusTable = (): void => view.current?.cursor.focus();
  return (
    <>
      {shown !== null && below !== undefined && (
        <SubFormPopover
          key={shown.rowId}
          place={shown}
          t={t}
          tokens={tokens}
          onClose={closeSubForm}
          onReturn={() => {
            closeSubForm();
            focusTable();
          }}
        >
          {subForm?.(below)}
        </SubFormPopover>
      )}
      {opened !== undefined && (
        <RowDetailsDialog
          index={index}
          count={rows.rowCount}
          t={t}
          onGo={(to) => openDetails({ ...details, rowId: rows.rowAt(to).id })}
          onOk={() =>
            new Promise((resolve) => {
              if (onDetailsConfirm === undefined) resolve(true);
              else onDetailsConfirm({ ...opened, callback: resolve });
            })
          }
          onClose={() => {
            closeDetails();
            const column = view.current?.cursor.position?.column ?? 0;
            // Deferred: the rest of the page becomes focusable only after the dialog is closed.
            setTimeout(() => view.current?.cursor.select({ row: index, column }));
          }}
        >
          {mainForm?.(opened)}
          {subForm?.(opened)}
        </RowDetailsDialog>
      )}
    </>
  );
}
