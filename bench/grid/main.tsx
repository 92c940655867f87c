import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createTemporaryId, type PageDocument } from '../../engine/index.ts';
import type { EditableTableHandle } from '../../renderers/index.ts';
import { compileBenchPage, fromRows, toRows, type BenchRow, type BenchSchema } from './benchPage.ts';
import { badCells, benchShell, BenchTable, openRecord } from './benchTable.tsx';

/** The interface that the harness requires of a page; see the README of the benchmark. */
interface GridPage {
  readonly name: string;
  readonly version: string;
  readonly open: 'click';
  readonly commitKey: 'Enter';
  readonly rowSelector: string;
  mount(rows: readonly BenchRow[], schema: BenchSchema): void;
  scroller(): Element | null;
  scrollTo(row: number): void;
  cellPoint(row: number, key: string): { x: number; y: number };
  addRows(rows: readonly BenchRow[]): void;
  removeRows(ids: readonly string[]): void;
  validateAll(): Promise<number>;
  getValues(): BenchRow[];
  unmount(): void;
}

declare global {
  interface Window {
    __grid: GridPage;
    readonly __data?: { readonly schema: BenchSchema };
  }
}

const element = document.getElementById('root');
if (element === null) throw new Error('the page has no #root');
const root = createRoot(element);
const handle = createRef<EditableTableHandle>();
// A page is compiled once, before its records arrive.
const schema = window.__data?.schema;
const page = schema && compileBenchPage(schema);
let record: PageDocument | null = null;

function opened() {
  if (record === null || schema === undefined) throw new Error('nothing is mounted');
  return { record, schema, model: record.detail('rows') };
}
const scroller = (): Element | null => document.querySelector('.wb-grid-scroller');

window.__grid = {
  name: 'waybill',
  version: '0.1.0',
  open: 'click',
  commitKey: 'Enter',
  rowSelector: '.wb-grid-row',
  mount(rows, given) {
    if (page === undefined) throw new Error('the harness has not said what the columns are');
    const created = openRecord(page, toRows(rows, given));
    record = created;
    flushSync(() =>
      root.render(benchShell(<BenchTable handle={handle} document={created} rowHeight={given.rowHeight} />)),
    );
  },
  scroller,
  scrollTo(row) {
    scroller()?.scrollTo({ top: row * opened().schema.rowHeight });
  },
  cellPoint(row, key) {
    const { rowHeight, columns } = opened().schema;
    const box = scroller()?.getBoundingClientRect();
    const { scrollTop = 0, scrollLeft = 0 } = scroller() ?? {};
    const head = document.querySelector('.wb-grid-head')?.clientHeight ?? 0;
    return {
      x: (box?.left ?? 0) + columns.findIndex((column) => column.key === key) * 120 + 40 - scrollLeft,
      y: (box?.top ?? 0) + head + (row + 0.5) * rowHeight - scrollTop,
    };
  },
  addRows(rows) {
    const placed = toRows(rows, opened().schema).map((values, index) => ({
      index,
      row: { id: createTemporaryId(), values },
    }));
    opened().model.commit({ kind: 'insert', rows: placed }, 'insert');
  },
  removeRows(ids) {
    opened().model.commit({ kind: 'remove', rowIds: ids }, 'remove');
  },
  validateAll: () => badCells(opened().record),
  getValues: () => fromRows(opened().schema, opened().model.toValues()),
  unmount() {
    record = null;
    flushSync(() => root.render(benchShell(null)));
  },
};

flushSync(() => root.render(benchShell(null)));
