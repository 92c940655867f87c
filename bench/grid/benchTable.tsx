import { ConfigProvider } from 'antd';
import type { ReactNode, Ref } from 'react';
import { createPageDocument, type CompiledPage, type PageDocument, type Values } from '../../engine/index.ts';
import {
  EditableTable,
  tableZhCN,
  ThemedTables,
  type EditableTableHandle,
  type TablePorts,
} from '../../renderers/index.ts';
import { toRecord } from './benchPage.ts';

const texts: Readonly<Record<string, string>> = tableZhCN;
const ports: TablePorts = {
  dictionaries: {
    items: async () => [],
    search: async () => [],
    lookup: async (_, values) => Object.fromEntries(values.map((value) => [value, null])),
  },
  t: (key) => texts[key] ?? key,
};

const user = { id: 'bench', username: 'bench', realname: 'bench', orgCode: 'A01' };

/** Opens a stored record with the rows as its lines. */
export const openRecord = (page: CompiledPage, rows: readonly Values[]): PageDocument =>
  createPageDocument({ page, ports: { lookup: async () => ({}) }, user, record: toRecord(page, rows) });

/** Validates everything as on submit; returns the number of cells with an error. */
export async function badCells(document: PageDocument): Promise<number> {
  const { findings } = await document.validate('submit');
  const cells = findings.filter(({ level, rowId }) => level === 'error' && rowId !== undefined);
  return new Set(cells.map(({ rowId, path }) => `${rowId} ${path[2]}`)).size;
}

export interface BenchTableProps {
  readonly document: PageDocument;
  readonly rowHeight: number;
  readonly handle: Ref<EditableTableHandle>;
}

/** The shell around the table, including its theme, is rendered before the table, as in the product. */
export const benchShell = (table: ReactNode) => (
  <ConfigProvider>
    <ThemedTables>
      <div style={{ width: 1400, height: 600 }}>{table}</div>
    </ThemedTables>
  </ConfigProvider>
);

/** The measured table of a record's lines: as in a form, at the size of its peers, without toolbar and status bar. */
export const BenchTable = ({ document, rowHeight, handle }: BenchTableProps) => (
  <EditableTable
    ref={handle}
    model={document.detail('rows')}
    isOwned
    ports={ports}
    label="bench"
    rowHeight={rowHeight}
    height="fill"
    rowNumber={false}
    rowSelection={false}
    toolbar={false}
    statusBar={false}
    onUndo={() => document.undo()}
    onRedo={() => document.redo()}
    undoState={() => document.log.length}
  />
);
