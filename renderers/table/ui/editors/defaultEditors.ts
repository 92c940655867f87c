import { normalizeText, type ColumnType } from '../../../../engine/index.ts';
import { spaceTags } from '../../../kit/formats/tags.ts';
import { lazyModule } from '../../../kit/lazy/lazyModule.ts';
import type { CellEditor, CellEditors, TextCellEditor, ToggleCellEditor } from '../../grid/cells/cellEditors.ts';
import { lazyEditor, type LazyCellEditor } from './lazyEditor.tsx';
import { acceptNumber, normaliseNumber } from './numberTyping.ts';

/** Removes invisible characters, so that validation sees what users see. */
const textEditor: TextCellEditor = { kind: 'text', normalise: (typed) => normalizeText(typed) || null };

const numberEditor: TextCellEditor = {
  kind: 'text',
  accepts: acceptNumber,
  normalise: normaliseNumber,
  inputMode: 'decimal',
};

const tagsEditor: TextCellEditor = {
  kind: 'text',
  accepts: spaceTags,
  normalise: (typed) => (typed === '' ? null : spaceTags(typed)),
};

/** Yes or no, stored as the two values of `customValue`; blank means no. */
const checkboxEditor: ToggleCellEditor = {
  kind: 'toggle',
  toggled: (value, { customValue: [checked, unchecked] = ['Y', 'N'] }) => (value === checked ? unchecked : checked),
};

const { fetch: load } = lazyModule(() => import('./reactEditors.ts'));
const fetchPanel = async (): Promise<void> => (await load()).fetchMomentPanel();

const textareaEditor = lazyEditor(async () => (await load()).TextareaEditor);
const selectEditor = lazyEditor(async () => (await load()).SelectEditor);
const multiEditor = lazyEditor(async () => (await load()).MultiEditor);
const searchEditor = lazyEditor(async () => (await load()).SearchEditor);
const popupEditor = lazyEditor(async () => (await load()).PopupEditor);
const treeEditor = lazyEditor(async () => (await lazyModule(() => import('./TreeEditor.tsx')).fetch()).TreeEditor);
const cronEditor = lazyEditor(async () => (await load()).CronEditor);
const momentEditor = lazyEditor(async () => (await load()).MomentEditor, fetchPanel);

/** Uses antd's dialogs, so it is in a separate chunk: tables without files do not load it. */
const { fetch: loadFiles } = lazyModule(() => import('./files/FilesEditor.tsx'));
const filesEditor = lazyEditor(async () => (await loadFiles()).FilesEditor);
/** Validated and normalised to `#rrggbb` when it is left. */
const colorEditor = lazyEditor(async () => (await load()).ColorEditor);
/** Opens a dialog with the type's editor. */
const longEditor: LazyCellEditor = { ...lazyEditor(async () => (await load()).LongTextEditor), opensDialog: true };
const iconEditor: LazyCellEditor = { ...lazyEditor(async () => (await load()).IconEditor), opensDialog: true };

/** A separate chunk, as for files: it has its own dialog. */
const { fetch: loadPicks } = lazyModule(() => import('./PickEditor.tsx'));
const pickEditor = lazyEditor(async () => (await loadPicks()).PickEditor);

const LATE = [
  textareaEditor,
  selectEditor,
  multiEditor,
  searchEditor,
  popupEditor,
  treeEditor,
  momentEditor,
  cronEditor,
  filesEditor,
  pickEditor,
  colorEditor,
  longEditor,
  iconEditor,
];

/** Loads the editors before the first one is opened. */
export const fetchEditors = async (): Promise<void> => {
  await Promise.all(LATE.map((editor) => editor.fetch()));
};

/** Editors by column type; `read`: not editable, except by a given renderer. */
const EDITORS: { readonly [T in ColumnType]: CellEditor | 'read' } = {
  input: textEditor,
  textarea: textareaEditor,
  input_pop: textareaEditor,
  tags: tagsEditor,
  slot: 'read',
  normal: 'read',
  hidden: 'read',
  color: colorEditor,
  icon: iconEditor,
  code: longEditor,
  json: longEditor,
  markdown: longEditor,
  umeditor: longEditor,
  password: 'read',
  inputNumber: numberEditor,
  progress: numberEditor,
  select: selectEditor,
  'select-search': selectEditor,
  radio: selectEditor,
  list_multi: multiEditor,
  'select-multiple': multiEditor,
  checkbox_meta: multiEditor,
  checkbox: checkboxEditor,
  switch: checkboxEditor,
  sel_search: searchEditor,
  sel_search_async: searchEditor,
  autocomplete: searchEditor,
  sel_tree: treeEditor,
  cat_tree: treeEditor,
  pca: treeEditor,
  date: momentEditor,
  datetime: momentEditor,
  time: momentEditor,
  dateRange: momentEditor,
  month: momentEditor,
  week: momentEditor,
  cron: cronEditor,
  popup: popupEditor,
  sel_user: pickEditor,
  sel_depart: pickEditor,
  sel_role: pickEditor,
  sel_position: pickEditor,
  sel_biz: pickEditor,
  upload: filesEditor,
  file: filesEditor,
  image: filesEditor,
};

/** Editors of the types whose cells can be edited. */
export const cellEditors: CellEditors = Object.fromEntries(
  Object.entries(EDITORS).filter(([, editor]) => typeof editor !== 'string'),
);
