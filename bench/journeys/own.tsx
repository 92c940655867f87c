import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createTableModel, type CompiledColumn, type TableModel } from '../../engine/index.ts';
import { EditableTable, renderersZhCN, type EditableTableHandle, type TablePorts } from '../../renderers/index.ts';
import { COLUMNS, toLine, type Line } from './work.ts';

const texts: Readonly<Record<string, string>> = renderersZhCN;
const ports: TablePorts = {
  dictionaries: { items: async () => [], search: async () => [], lookup: async () => ({}) },
  t: (key, parameters = {}) =>
    (texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? '')),
};

const columns = COLUMNS.map(({ key, title, width, pattern }): CompiledColumn => ({
  key,
  title,
  width,
  type: 'input',
  traits: { order: 'text', series: 'counters' },
  valueType: 'text',
  placeholder: '',
  requiredMessage: `请输入${title}`,
  checks: [{ id: 'form', at: 'save', message: `${title}不对`, test: (value) => pattern.test(String(value ?? '')) }],
  visible: true,
  disabled: false,
  required: false,
  whenDisabled: 'keep',
  statistics: [],
  dbColumn: key,
}));

const element = document.getElementById('root');
if (element === null) throw new Error('the page has no #root');
const root = createRoot(element);
let model: TableModel | undefined;
const handle = createRef<EditableTableHandle>();

/** As in a form, which handles this key: focuses the first invalid cell. */
window.addEventListener('keydown', (event) => {
  if (event.key !== 'F8' || model === undefined) return;
  event.preventDefault();
  model.validateAll('save');
  for (let index = 0; index < model.rowCount; index += 1) {
    const { id } = model.rowAt(index);
    const faulty = columns.find(({ key }) => model?.messageAt(id, key) !== undefined);
    if (faulty !== undefined) return void handle.current?.focusCell(id, faulty.key);
  }
});

window.__journey = {
  mount(rows) {
    const created = createTableModel({ columns, rows: rows.map((row, index) => ({ ...row, id: `r${index}` })) });
    model = created;
    flushSync(() =>
      root.render(
        <div style={{ width: 1400, height: 640 }}>
          <EditableTable
            key={Date.now()}
            ref={handle}
            model={created}
            ports={ports}
            label="journey"
            rowHeight={32}
            height="fill"
          />
        </div>,
      ),
    );
  },
  rows: () => (model?.toValues() ?? []).map(toLine).filter((row): row is Line => row !== undefined),
};
