import { AllCommunityModule, ModuleRegistry, createGrid } from 'ag-grid-community';
import { COLUMNS, toLine } from './work.ts';

ModuleRegistry.registerModules([AllCommunityModule]);
const root = document.getElementById('root');
root.style.cssText = 'width:1400px;height:640px';
const tools = document.getElementById('tools');
/** Lines that are ready to be typed into: the grid begins none itself. */
const SPARE = 10;
let api;
let next = 0;
const blank = () => ({ id: `n${(next += 1)}` });

const options = {
  columnDefs: COLUMNS.map(({ key, title, width, pattern }) => ({
    field: key,
    headerName: title,
    width,
    editable: true,
    filter: 'agTextColumnFilter',
    floatingFilter: true,
    filterParams: { debounceMs: 0, maxNumConditions: 1 },
    cellEditor: 'agTextCellEditor',
    cellStyle: ({ value, data }) =>
      toLine(data) === undefined || pattern.test(value ?? '') ? { background: '' } : { background: '#ffd8d8' },
  })),
  getRowId: ({ data }) => data.id,
  rowSelection: { mode: 'multiRow' },
  enterNavigatesVertically: true,
  enterNavigatesVerticallyAfterEdit: true,
  undoRedoCellEditing: true,
  undoRedoCellEditingLimit: 100,
  animateRows: false,
};

/** The community edition pastes nothing: what every team writes for it. */
root.addEventListener('paste', (event) => {
  const cell = api.getFocusedCell();
  if (cell === null) return;
  const texts = event.clipboardData.getData('text/plain').trimEnd().split(/\r?\n/);
  const from = COLUMNS.findIndex(({ key }) => key === cell.column.getColId());
  const add = [];
  const update = [];
  texts.forEach((text, at) => {
    const node = api.getDisplayedRowAtIndex(cell.rowIndex + at);
    const row = node === undefined ? blank() : { ...node.data };
    text.split('\t').forEach((one, index) => (row[COLUMNS[from + index]?.key] = one));
    (node === undefined ? add : update).push(row);
  });
  api.applyTransaction({ add, update });
});

const button = (title, act) => {
  const made = document.createElement('button');
  made.textContent = title;
  made.addEventListener('click', act);
  tools.append(made);
};
button('插入', () => api.applyTransaction({ add: [blank()], addIndex: api.getFocusedCell()?.rowIndex ?? 0 }));
button('删除', () => api.applyTransaction({ remove: api.getSelectedRows() }));

window.__journey = {
  mount(rows) {
    api?.destroy();
    const rowData = rows.map((row, index) => ({ ...row, id: `r${index}` }));
    for (let index = 0; index < SPARE && rows.length === 0; index += 1) rowData.push(blank());
    api = createGrid(root, { ...options, rowData });
  },
  rows() {
    const all = [];
    api.forEachNode(({ data }) => all.push(data));
    return all.flatMap((row) => toLine(row) ?? []);
  },
};
