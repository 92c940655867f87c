import { present } from '../../../engine/index.ts';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { CompiledDetail, PageDocument } from '../../../engine/index.ts';
import { isOpenRemark, useFormComments } from '../../form/comments/commentsContext.ts';
import { RecordOriginProvider } from '../../widgets/pickers/recordOrigin.ts';
import { useDrafts } from '../../kit/keyboard/drafts.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { EditableTable } from '../../table/EditableTable.tsx';
import { ThemedTables } from '../../table/ThemedTables.tsx';
import type { EditableTableHandle, EditableTableProps } from '../../table/ui/props/tableProps.ts';
import type { RowPlaceInTable } from '../../table/grid/rows/rowPanels.ts';
import { mappingsOfDetail } from '../../data/records/headerMappings.ts';
import { keepLocked } from '../../form/document/access.ts';
import { useIsLocked } from '../../form/document/useIsLocked.ts';
import type { DetailTables } from './detailTables.ts';
import { PickRows } from './PickRows.tsx';
import { RowForm } from './RowForm.tsx';

export interface DetailTableProps {
  readonly document: PageDocument;
  readonly detail: CompiledDetail;
  readonly tables: DetailTables;
}

/** Returns the table props that the page defines. */
function tableProps(detail: CompiledDetail): Partial<EditableTableProps> {
  const { size, maxHeight, rowNumber, rowSelection, dragSort, alwaysEdit, enterDirection, statusBar } = detail;
  const { toolbar, disabledRows, authPre, code, clickSelectRow } = detail;
  return present({
    size,
    maxHeight,
    rowNumber,
    dragSort,
    alwaysEdit,
    enterDirection,
    statusBar,
    authPre,
    code,
    clickSelectRow,
    ...(rowSelection === 'none' ? { rowSelection: false } : { rowSelectionType: rowSelection }),
    toolbarConfig: toolbar && { btns: toolbar },
    toolbar: toolbar?.length === 0 ? false : undefined,
    disabledRows,
  });
}

/** Returns the cells of a detail with open comments, as keys of the table; undefined when there are none. */
function useRemarkedCells(detail: string): ReadonlySet<string> | undefined {
  const { comments } = useFormComments();
  return useMemo(() => {
    const open = comments.filter((one) => isOpenRemark(one) && one.cell?.detail === detail);
    return open.length === 0 ? undefined : new Set(open.map(({ cell, field }) => `${cell?.rowId} ${field}`));
  }, [comments, detail]);
}

/** The editable table of a detail; undo and redo belong to the document. */
export function DetailTable({ document, detail, tables }: DetailTableProps) {
  const ports = usePorts();
  const { can } = ports;
  const model = document.detail(detail.key);
  const handle = useRef<EditableTableHandle>(null);
  const readOnly = useIsLocked(document);

  const focusCell = useCallback((rowId: string, key: string) => handle.current?.focusCell(rowId, key), []);
  useEffect(() => keepLocked(document, detail.key, can), [can, detail.key, document]);

  useEffect(
    () =>
      tables.add(detail.key, {
        focusCell,
        showReload: (rowId) => handle.current?.showReload(rowId),
        typeInto: (cell) => handle.current?.typeInto(cell) ?? false,
        editedCell: () => handle.current?.editedCell() ?? null,
        currentCell: () => handle.current?.currentCell() ?? null,
        flush: async () => handle.current?.flush(),
      }),
    [detail.key, focusCell, tables],
  );

  const { typing } = useDrafts();
  useEffect(
    () =>
      typing.watch(() => {
        const typed = handle.current?.typing() ?? null;
        return typed && { ...typed, detail: detail.key };
      }),
    [detail, typing],
  );
  const tell = (): void => typing.tell();
  const remarked = useRemarkedCells(detail.key);

  const rowForm = useCallback(
    ({ row }: RowPlaceInTable) => <RowForm key={row.id} document={document} detail={detail} row={row} />,
    [detail, document],
  );
  const origin = useMemo(
    () => ({
      pageId: document.page.id,
      detail: detail.key,
      columns: detail.columns,
      scope: () => document.scope(),
    }),
    [detail, document],
  );
  return (
    <RecordOriginProvider value={origin}>
      <ThemedTables>
        <div className="wb-detail-table" onInput={tell} onKeyUp={({ key }) => key === 'Escape' && tell()}>
          <EditableTable
            key={String(readOnly)}
            ref={handle}
            model={model}
            isOwned
            ports={ports}
            can={can}
            {...present({ slots: ports.slots })}
            label={detail.title}
            settingsKey={`${document.page.id}/${detail.key}`}
            {...tableProps(detail)}
            remarked={remarked}
            toolbarSuffix={readOnly ? null : <PickRows {...{ document, detail }} onAdded={focusCell} />}
            {...(detail.rowDetails && { clickRowShowMainForm: true, mainForm: rowForm })}
            heads={() => mappingsOfDetail(document, detail.key, ports.preferences)}
            onUndo={() => document.undo()}
            onRedo={() => document.redo()}
            undoState={() => document.log.length}
          />
        </div>
      </ThemedTables>
    </RecordOriginProvider>
  );
}
