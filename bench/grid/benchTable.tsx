import type { Ref } from 'react';
import type { TableModel } from '../../engine/index.ts';
import { EditableTable, tableZhCN, type EditableTableHandle, type TablePorts } from '../../renderers/index.ts';

const texts: Readonly<Record<string, string>> = tableZhCN;
const ports: TablePorts = {
  dictionaries: {
    items: async () => [],
    search: async () => [],
    lookup: async (_, values) => Object.fromEntries(values.map((value) => [value, null])),
  },
  t: (key) => texts[key] ?? key,
};

export interface BenchTableProps {
  readonly model: TableModel;
  readonly rowHeight: number;
  readonly handle: Ref<EditableTableHandle>;
}

/** The table as it is measured: at the size of its peers, without toolbar and status line. */
export const BenchTable = ({ model, rowHeight, handle }: BenchTableProps) => (
  <EditableTable
    ref={handle}
    model={model}
    ports={ports}
    label="bench"
    rowHeight={rowHeight}
    height="fill"
    rowNumber={false}
    rowSelection={false}
    toolbar={false}
    statusBar={false}
  />
);
