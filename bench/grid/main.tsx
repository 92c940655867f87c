import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createTableModel, type TableModel, type Values } from '../../engine/index.ts';
import type { EditableTableHandle } from '../../renderers/index.ts';
import { compileBenchColumns, type BenchSchema } from './benchColumns.ts';
import { BenchTable } from './benchTable.tsx';

/** What the harness asks of a page; see the README of the benchmark. */
interface GridPage {
  readonly name: string;
  readonly version: string;
  readonly open: 'click';
  readonly commitKey: 'Enter';
  readonly rowSelector: string;
  mount(rows: Values[], schema: BenchSchema): void;
  scroller(): Element | null;
  scrollTo(row: number): void;
  cellPoint(row: number, key: string): { x: number; y: number };
  addRows(rows: readonly Values[]): void;
  removeRows(ids: readonly string[]): void;
  validateAll(): number;
  getValues(): Values[];
  unmount(): void;
}

declare global {
  interface Window {
    __grid: GridPage;
  }
}

const element = document.getElementById('root');
if (element === null) throw new Error('the page has no #root');
const root = createRoot(element);
const handle = createRef<EditableTableHandle>();
let model: TableModel | null = null;
let columnKeys: readonly string[] = [];
let rowHeight = 32;

const opened = (): TableModel => {
  if (model === null) throw new Error('nothing is mounted');
  return model;
};
const scroller = (): Element | null => document.querySelector('.wb-grid-scroller');

/** The shell around the table is there before the table, as it is in the product. */
const shell = (table: React.ReactNode) => <div style={{ width: 1400, height: 600 }}>{table}</div>;

window.__grid = {
  name: 'waybill',
  version: '0.1.0',
  open: 'click',
  commitKey: 'Enter',
  rowSelector: '.wb-grid-row',
  mount(rows, schema) {
    rowHeight = schema.rowHeight;
    columnKeys = schema.columns.map((column) => column.key);
    const created = createTableModel({ columns: compileBenchColumns(schema), rows });
    model = created;
    flushSync(() => root.render(shell(<BenchTable handle={handle} model={created} rowHeight={schema.rowHeight} />)));
  },
  scroller,
  scrollTo(row) {
    scroller()?.scrollTo({ top: row * rowHeight });
  },
  cellPoint(row, key) {
    const box = scroller()?.getBoundingClientRect();
    const { scrollTop = 0, scrollLeft = 0 } = scroller() ?? {};
    const head = document.querySelector('.wb-grid-head')?.clientHeight ?? 0;
    return {
      x: (box?.left ?? 0) + columnKeys.indexOf(key) * 120 + 40 - scrollLeft,
      y: (box?.top ?? 0) + head + (row + 0.5) * rowHeight - scrollTop,
    };
  },
  addRows(rows) {
    const placed = rows.map((values, index) => ({ index, row: { id: String(values['id']), values } }));
    opened().commit({ kind: 'insert', rows: placed }, 'insert');
  },
  removeRows(ids) {
    opened().commit({ kind: 'remove', rowIds: ids }, 'remove');
  },
  validateAll: () => opened().validateAll('submit'),
  getValues: () => opened().toValues(),
  unmount() {
    model = null;
    flushSync(() => root.render(shell(null)));
  },
};

flushSync(() => root.render(shell(null)));
