import { createApp, h, ref } from 'vue';
import { VxeIcon, VxeInput, VxeTooltip } from 'vxe-pc-ui';
import zhCN from 'vxe-pc-ui/lib/language/zh-CN';
import { VxeGrid, VxeTable, VxeUI } from 'vxe-table';
import 'vxe-pc-ui/es/style.css';
import 'vxe-table/es/style.css';
import { COLUMNS, toLine } from './work.ts';

VxeUI.setI18n('zh-CN', zhCN.default ?? zhCN);
VxeUI.setLanguage('zh-CN');
const root = document.getElementById('root');
const tools = document.getElementById('tools');
let app;
let grid;

// No column of boxes: Tab would stop at it in every line.
const columns = COLUMNS.map(({ key, title, width }) => ({
  field: key,
  title,
  width,
  editRender: { name: 'input' },
  filters: [{ data: '' }],
  filterRender: { name: 'input' },
  filterMethod: ({ option, row }) => String(row[key] ?? '').includes(option.data),
}));

const rules = Object.fromEntries(
  COLUMNS.map(({ key, title, pattern }) => [
    key,
    [{ validator: ({ cellValue }) => (pattern.test(cellValue ?? '') ? undefined : new Error(`${title}不对`)) }],
  ]),
);

const props = {
  height: 640,
  width: 1400,
  border: true,
  showOverflow: true,
  size: 'small',
  keepSource: true,
  columns,
  rowConfig: { keyField: 'id', useKey: true, isCurrent: true },
  cellConfig: { height: 32 },
  virtualYConfig: { enabled: true, gt: 0 },
  mouseConfig: { selected: true },
  keyboardConfig: {
    isArrow: true,
    isTab: true,
    isEnter: true,
    isEdit: true,
    isDel: true,
    isEsc: true,
    isLastTabAppendRow: true,
  },
  editConfig: { trigger: 'dblclick', mode: 'cell', showIcon: false },
  editRules: rules,
};

/** The community edition pastes nothing: what every team writes for it. */
document.addEventListener('paste', (event) => {
  const { row, column } = grid.getSelectedCell() ?? {};
  const texts = event.clipboardData.getData('text/plain').trimEnd().split(/\r?\n/);
  const from = Math.max(
    COLUMNS.findIndex(({ key }) => key === column?.field),
    0,
  );
  const all = grid.getFullData();
  const at = Math.max(all.indexOf(row), 0);
  const add = [];
  texts.forEach((text, index) => {
    const into = all[at + index] ?? {};
    text.split('\t').forEach((one, step) => (into[COLUMNS[from + step]?.key] = one));
    if (all[at + index] === undefined) add.push(into);
  });
  void grid.insertAt(add, -1);
});

const button = (title, act) => {
  const made = document.createElement('button');
  made.textContent = title;
  made.addEventListener('click', act);
  tools.append(made);
};
const atHand = () => grid.getSelectedCell()?.row ?? grid.getCurrentRecord();
button('插入', () => void grid.insertAt({}, atHand()));
button('删除', () => void grid.remove(atHand()));
button('还原', () => void grid.revertData());
button('校验', () => void grid.validate(true));

window.__journey = {
  async mount(rows) {
    app?.unmount();
    const handle = ref();
    app = createApp({ render: () => h(VxeGrid, { ref: handle, ...props }) });
    for (const part of [VxeTable, VxeGrid, VxeInput, VxeTooltip, VxeIcon]) app.use(part);
    app.mount(root);
    grid = handle.value;
    await grid.loadData(rows.length === 0 ? [{ id: 'n0' }] : rows.map((row, index) => ({ ...row, id: `r${index}` })));
  },
  rows: () => grid.getTableData().fullData.flatMap((row) => toLine(row) ?? []),
};
