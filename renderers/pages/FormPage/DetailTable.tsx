import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { CompiledDetail, PageDocument } from '../../../engine/index.ts';
import { usePorts } from '../../portsContext.ts';
import { EditableTable, type EditableTableHandle } from '../../table/EditableTable.tsx';
import { maySave } from './access.ts';
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

  useEffect(() => {
    // The document knows the record's state, not what this user may do with it.
    const lock = (): void => {
      if (!maySave(document.page, document.id, can)) model.readOnly = true;
    };
    lock();
    return document.subscribe(lock);
  }, [can, document, model]);

  useEffect(
    () =>
      tables.add(detail.key, {
        focusCell: (rowId, key) => handle.current?.focusCell(rowId, key),
        flush: async () => handle.current?.flush(),
      }),
    [detail.key, tables],
  );

  return (
    <EditableTable
      key={String(readOnly)}
      ref={handle}
      model={model}
      ports={ports}
      can={can}
      label={detail.title}
      size="small"
      maxHeight={480}
      onUndo={() => document.undo()}
      onRedo={() => document.redo()}
    />
  );
}
