import { App, ConfigProvider } from 'antd';
import { createRef } from 'react';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  createTableModel,
  type CompiledColumn,
  type TableModel,
  type TableModelOptions,
  type Value,
} from '../../../engine/index.ts';
import {
  EditableTable,
  renderersZhCN,
  ThemedTables,
  type DictItem,
  type EditableTableHandle,
  type EditableTableProps,
  type Ports,
  type TablePorts,
} from '../../../renderers/index.ts';
import { pasting } from '../../../renderers/table/commands/clipboard/lazyPaste.ts';
import { columnDragging } from '../../../renderers/table/commands/columnActions/listenToHead.ts';
import { LazyFindBar } from '../../../renderers/table/ui/findBar/FindArea.tsx';
import { rowDragging } from '../../../renderers/table/commands/rowActions/rowPointer.ts';
import { extending } from '../../../renderers/table/commands/fill/fillHandle.ts';
import { PortsProvider } from '../../../renderers/kit/ports/portsContext.ts';
import { searching } from '../../../renderers/table/commands/find/tableFinder.ts';
import { columnOf, rowsOf } from '../../engine/table/tableFixture.ts';

const texts: Readonly<Record<string, string>> = renderersZhCN;

export const t = (key: string, parameters: Readonly<Record<string, Value>> = {}): string =>
  (texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]));

const CURRENCIES: readonly DictItem[] = [
  { value: '110', text: '港币' },
  { value: '142', text: '人民币' },
  { value: '502', text: '美元' },
];

/** 5,000 commodity codes: `2000000000` is 商品0. */
export const HS_CODES: readonly DictItem[] = Array.from({ length: 5000 }, (_, index) => ({
  value: String(2_000_000_000 + index),
  text: `商品${index}`,
  attributes: { name: `商品${index}`, unit1: '035' },
}));

export const dictionaries = (): TablePorts['dictionaries'] => {
  const itemsOf = (dictCode: string): readonly DictItem[] => (dictCode === 'hs' ? HS_CODES : CURRENCIES);
  return {
    items: async (dictCode) => itemsOf(dictCode),
    search: async (dictCode, keyword) =>
      itemsOf(dictCode).filter((item) => item.value.startsWith(keyword) || item.text.includes(keyword)),
    lookup: async (dictCode, values) =>
      Object.fromEntries(
        values.map((value) => [value, itemsOf(dictCode).find((item) => item.value === value) ?? null]),
      ),
  };
};

export const goodsColumns: readonly CompiledColumn[] = [
  columnOf('sku', {
    title: '货号',
    checks: [
      { id: 'required', at: 'submit', message: '请输入货号', test: (value) => value !== null && value !== '' },
      { id: 'pattern', at: 'save', message: '货号格式不对', test: (value) => /^G\d+$/.test(String(value)) },
    ],
  }),
  columnOf('name', { title: '品名' }),
  columnOf('qty', { title: '数量', type: 'inputNumber', valueType: 'decimal', statistics: ['sum', 'average'] }),
  columnOf('curr', { title: '币制', type: 'select', dictCode: 'currency' }),
  columnOf('codeTs', { title: '商品编号', type: 'sel_search', dictCode: 'hs', fill: { gName: 'name', unit: 'unit1' } }),
  columnOf('gName', { title: '商品名称', type: 'normal' }),
  columnOf('unit', { title: '单位', disabled: true }),
  columnOf('made', { title: '生产日期', type: 'date', valueType: 'date' }),
];

export interface OpenTable {
  readonly model: TableModel;
  readonly handle: EditableTableHandle;
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  /** Returns the visible cell by row index and column key. */
  cell(row: number, key: string): HTMLElement;
  cells(): readonly HTMLElement[];
  rerender(props: Partial<EditableTableProps>): Promise<void>;
}

/** Renders a table of goods with the rows that the test needs. */
export async function openTable(
  options: Partial<TableModelOptions> & { readonly count?: number } = {},
  props: Partial<EditableTableProps> = {},
): Promise<OpenTable> {
  // The state of a page that has been open for a while: the modules loaded at idle time are there.
  const late = [pasting, searching, extending, columnDragging, rowDragging];
  await Promise.all([...late.map((part) => part.fetch()), LazyFindBar.prefetch()]);
  const model = createTableModel({
    columns: goodsColumns,
    rows: rowsOf(options.count ?? 3, (index) => ({
      sku: `G${index}`,
      name: `name ${index}`,
      qty: String(index + 1),
      curr: '142',
      codeTs: null,
      gName: null,
      unit: null,
      made: '2026-01-05',
    })),
    ...options,
  });
  const handle = createRef<EditableTableHandle>();
  const ports: TablePorts = { dictionaries: dictionaries(), t };
  const table = (more: Partial<EditableTableProps>) => (
    <ConfigProvider>
      <App>
        <div style={{ width: 1000 }}>
          <ThemedTables>
            <EditableTable ref={handle} model={model} ports={ports} label="商品" size="tiny" {...props} {...more} />
          </ThemedTables>
        </div>
      </App>
    </ConfigProvider>
  );
  // Provides the ports as a page does, for editors that need more than the table does.
  const page = props.ports !== undefined && 'notify' in props.ports ? (props.ports as Ports) : null;
  const draw = (more: Partial<EditableTableProps>) =>
    page === null ? table(more) : <PortsProvider value={page}>{table(more)}</PortsProvider>;
  const screen = await render(draw({}));
  const root = screen.container;
  await expect.poll(() => root.querySelector('.wb-table-toolbar[aria-busy]')).toBeNull();
  const input = root.querySelector<HTMLInputElement>('.wb-grid-input');
  if (handle.current === null || input === null) throw new Error('the table is not there');
  const cells = (): HTMLElement[] => [
    ...root.querySelectorAll<HTMLElement>('.wb-grid-row:not([hidden]) .wb-grid-cell'),
  ];
  return {
    model,
    handle: handle.current,
    root,
    input,
    cells,
    cell(row, key) {
      const headers = [...root.querySelectorAll('.wb-grid-head-cell')];
      const title = model.columns.find((column) => column.key === key)?.title;
      const index = headers.find((header) => header.textContent === title)?.getAttribute('aria-colindex');
      const found = root.querySelector<HTMLElement>(
        `.wb-grid-row:not([hidden])[aria-rowindex="${row + 2}"] .wb-grid-cell[aria-colindex="${index}"]`,
      );
      if (found === null) throw new Error(`cell ${row} ${key} is not in view`);
      return found;
    },
    rerender: async (more) => screen.rerender(draw(more)),
  };
}

export const mouseDown = (element: Element, init: MouseEventInit = {}): void => {
  const box = element.getBoundingClientRect();
  element.dispatchEvent(
    new MouseEvent('mousedown', {
      bubbles: true,
      cancelable: true,
      clientX: box.left + box.width / 2,
      clientY: box.top + box.height / 2,
      ...init,
    }),
  );
};

/** Presses and releases in place at once: unlike a real click, it does not wait for a stable element. */
export const mouseClick = (element: Element, init: MouseEventInit = {}): void => {
  mouseDown(element, init);
  window.dispatchEvent(new MouseEvent('mouseup', init));
};
