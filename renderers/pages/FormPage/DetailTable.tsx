import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { CompiledDetail, PageDocument } from '../../../engine/index.ts';
import { PopupOriginProvider } from '../../popup/popupOrigin.ts';
import { usePorts } from '../../portsContext.ts';
import { EditableTable } from '../../table/EditableTable.tsx';
import type { EditableTableHandle } from '../../table/tableProps.ts';
import { keepLocked, maySave } from './access.ts';
import type { DetailTables } from './detailTables.ts';

export interface DetailTableProps {
  readonly document: PageDocument;
  readonly detail: CompiledDetail;
  readonly tables: DetailTables;
}

/** The editable table of a detail; undo and redo are the document's. */
export function DetailTable({ document, detail, tables }: DetailTableProps) {
  const ports = usePorts();
  const { can } = ports;
  const model = document.detail(detail.key);
  const handle = useRef<EditableTableHandle>(null);
  const readOnly = useSyncExternalStore(
    (listener) => document.subscribe(listener),
    () => document.readOnly || !maySave(document.page, document.id, can),
  );

  useEffect(() => keepLocked(document, detail.key, can), [can, detail.key, document]);

  useEffect(
    () =>
      tables.add(detail.key, {
        focusCell: (rowId, key) => handle.current?.focusCell(rowId, key),
        showReload: (rowId) => handle.current?.showReload(rowId),
        editedCell: () => handle.current?.editedCell() ?? null,
        flush: async () => handle.current?.flush(),
      }),
    [detail.key, tables],
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
    <PopupOriginProvider value={origin}>
      <EditableTable
        key={String(readOnly)}
        ref={handle}
        model={model}
        ports={ports}
        can={can}
        label={detail.title}
        settingsKey={`${document.page.id}/${detail.key}`}
        size={detail.size}
        dragSort={detail.orderKey !== undefined}
        maxHeight={480}
        onUndo={() => document.undo()}
        onRedo={() => document.redo()}
        undoState={() => document.log.length}
      />
    </PopupOriginProvider>
  );
}
