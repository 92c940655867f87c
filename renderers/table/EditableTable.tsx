import { createElement, forwardRef, useImperativeHandle, useRef, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { CellSlotViews } from './grid/cells/CellSlotViews.tsx';
import { usePasteReport } from './commands/clipboard/usePasteReport.ts';
import { FilterArea } from './ui/filterPanels/FilterArea.tsx';
import { FindArea } from './ui/findBar/FindArea.tsx';
import { lazyPart } from '../kit/lazy/lazyPart.tsx';
import { useNotices } from './ui/toolbar/useNotices.tsx';
import { useDisabledRows } from './grid/rows/useDisabledRows.ts';
import { useSelectRowEvents } from './grid/rows/useSelectRowEvents.ts';
import { useColumns } from './ui/columnDialogs/useColumns.ts';
import '../kit/theme/chips.css';
import './table.css';
import './grid/rows/rows.css';
import './grid/columns/columns.css';
import { RowPanelViews } from './ui/rowPanels/RowPanelViews.tsx';
import { TableCovers } from './TableCovers.tsx';
import { TableDialogs } from './TableDialogs.tsx';
import { tableHandle } from './tableHandle.ts';
import type { EditableTableHandle, EditableTableProps } from './ui/props/tableProps.ts';
import { useTableTheme } from './ui/editors/tableTheme.ts';
import { StatusBar } from './ui/toolbar/StatusBar.tsx';
import { useFullScreen } from './ui/toolbar/useFullScreen.ts';
import { useTableSize } from './ui/toolbar/useTableSize.ts';
import { useRowPanels } from './ui/rowPanels/useRowPanels.ts';
import { useRedrawn } from './ui/controller/useRedrawn.ts';
import { useTableView } from './useTableView.ts';
import { useValueEvents } from './grid/rows/useValueEvents.ts';

const ToolbarArea = lazyPart(
  () => import('./ui/toolbar/ToolbarArea.tsx').then((module) => module.ToolbarArea),
  () => <div className="wb-table-toolbar" aria-busy />,
);
const PasteStrip = lazyPart(() => import('./commands/clipboard/PasteStrip.tsx').then((module) => module.PasteStrip));
const TablePager = lazyPart(
  () => import('./grid/rows/TablePager.tsx').then((module) => module.TablePager),
  () => <div className="wb-table-pager" aria-busy />,
);

const heightStyle = ({ height, maxHeight = 400 }: EditableTableProps) => {
  if (height === 'fill') return { height: '100%' };
  return height === undefined ? { maxHeight } : { height };
};

const boxOf = (props: EditableTableProps, isFull: boolean, tokens: CSSProperties) => ({
  className: isFull ? 'wb-table is-full' : 'wb-table',
  'data-reads': props.model.readOnly,
  style: isFull ? tokens : { ...tokens, ...heightStyle(props) },
});

/** The editable table: React mounts it, its rows are rendered without React. */
export const EditableTable = forwardRef<EditableTableHandle, EditableTableProps>(function EditableTable(props, ref) {
  const { model, ports, loading = false, error, toolbar = !model.readOnly, statusBar = true } = props;
  const { expandContent, pagination } = props;
  const { t } = ports;
  const { notify, holder } = useNotices();
  const sizeChoice = useTableSize(props.size ?? 'medium', ports.preferences);
  const columns = useColumns({ name: props.settingsKey, preferences: ports.preferences });
  const root = useRef<HTMLDivElement>(null);
  const panels = useRowPanels(props, { root, onFailed: () => notify.error(t('table.subFormFailed')) });
  const paste = usePasteReport(model, props.undoState);
  const tell = { notify: notify.warning, onPaste: paste.onReport, columns: columns.tools, panels };
  const { host, view, access, session, expanded, menu, closeMenu, help, closeHelp, onMoves, hasCurrent, shown } =
    useTableView(props, sizeChoice.size, tell);
  useRedrawn(view, props.remarked);
  const screen = useFullScreen(view, root);
  useDisabledRows(model, props.disabledRows);
  useSelectRowEvents(model, props, props.rowSelectionType === 'radio');
  const valueEvents = useValueEvents(model, props.onValueChange);
  const handle = tableHandle(model, { view, valueEvents, t, columns: columns.tools, openDetails: panels.openDetails });
  useImperativeHandle(ref, () => handle);
  const expandedRow = expanded === null ? undefined : model.rowById(expanded.rowId);
  const { table: tokens } = useTableTheme();
  return (
    <div ref={root} {...boxOf(props, screen.isFull, tokens)} aria-busy={loading}>
      {toolbar && (
        <ToolbarArea
          t={t}
          table={props}
          view={view}
          access={access}
          hasCurrent={hasCurrent}
          sizeChoice={sizeChoice}
          columns={columns}
          screen={screen}
          notify={notify}
        />
      )}
      {toolbar && props.toolbarAfter}
      {paste.report !== null && (
        <PasteStrip
          report={paste.report}
          t={t}
          rowOf={(rowId) => model.indexOf(rowId)}
          onJump={(rowId, key) => handle.focusCell(rowId, key)}
          onUndo={paste.undo(props.onUndo, () => notify.warning(t('paste.notLast')))}
          onClose={paste.close}
        />
      )}
      {shown !== null && <FindArea view={shown} t={t} />}
      {shown !== null && <FilterArea view={shown} t={t} />}
      <div className="wb-table-host" ref={host}>
        <TableCovers model={model} title={props.label} t={t} loading={loading} error={error} />
      </div>
      {statusBar && <StatusBar model={model} t={t} selection={{ view, onMoves }} />}
      {pagination !== undefined && <TablePager pagination={pagination} t={t} onPageChange={props.onPageChange} />}
      <TableDialogs
        table={props}
        view={view}
        shown={shown}
        access={access}
        columns={columns}
        menu={menu}
        help={help}
        onCloseMenu={closeMenu}
        onCloseHelp={closeHelp}
        onDetails={(rowId) => panels.openDetails({ rowId })}
      />
      {session !== null &&
        createPortal(createElement(session.Component, { key: session.number, ...session.props }), session.host)}
      {shown !== null && <CellSlotViews cells={shown.surface.slots} slots={props.slots} model={model} t={t} />}
      {expanded !== null && expandedRow !== undefined && createPortal(expandContent?.(expandedRow), expanded.host)}
      <RowPanelViews table={props} panels={panels} view={view} tokens={tokens} />
      {holder}
    </div>
  );
});
