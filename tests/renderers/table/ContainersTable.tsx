import { useMemo, useRef } from 'react';
import { createTableModel, type CompiledColumn, type Values } from '../../../engine/index.ts';
import { EditableTable, type EditableTableHandle, type EditableTableProps } from '../../../renderers/index.ts';

interface ContainersTableProps {
  readonly columns: readonly CompiledColumn[];
  readonly rows: readonly Values[];
  readonly ports: EditableTableProps['ports'];
  readonly onSave: (rows: readonly Values[]) => void;
}

export function ContainersTable({ columns, rows, ports, onSave }: ContainersTableProps) {
  const model = useMemo(() => createTableModel({ columns, rows, orderKey: 'lineNo', maxRows: 200 }), [columns, rows]);
  const table = useRef<EditableTableHandle>(null);
  const save = async (): Promise<void> => {
    const values = await table.current?.getValues().catch(() => undefined);
    if (values !== undefined) onSave(values);
  };
  return (
    <EditableTable
      ref={table}
      model={model}
      ports={ports}
      label="集装箱"
      size="tiny"
      dragSort
      toolbarConfig={{ btns: ['add', 'remove', 'save'] }}
      onSave={() => void save()}
    />
  );
}
