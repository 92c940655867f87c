import { lateModule } from '../../late/lateModule.ts';
import type { CellEditors } from '../cells/cellEditors.ts';
import { checkboxEditor } from './checkboxEditor.ts';
import { lateEditor } from './lateEditor.tsx';
import { numberEditor } from './numberEditor.ts';
import { tagsEditor } from './tagsEditor.ts';
import { textEditor } from './textEditor.ts';

const { fetch: load } = lateModule(() => import('./reactEditors.ts'));
const fetchPanel = async (): Promise<void> => (await load()).fetchMomentPanel();

const textareaEditor = lateEditor(async () => (await load()).TextareaEditor);
const selectEditor = lateEditor(async () => (await load()).SelectEditor);
const multiEditor = lateEditor(async () => (await load()).MultiEditor);
const searchEditor = lateEditor(async () => (await load()).SearchEditor);
const popupEditor = lateEditor(async () => (await load()).PopupEditor);
const dateEditor = lateEditor(async () => (await load()).DateEditor, fetchPanel);
const datetimeEditor = lateEditor(async () => (await load()).DatetimeEditor, fetchPanel);
const timeEditor = lateEditor(async () => (await load()).TimeEditor, fetchPanel);

const LATE = [
  textareaEditor,
  selectEditor,
  multiEditor,
  searchEditor,
  popupEditor,
  dateEditor,
  datetimeEditor,
  timeEditor,
];

/** Makes the editors ready before the first of them opens. */
export const fetchEditors = async (): Promise<void> => {
  await Promise.all(LATE.map((editor) => editor.fetch()));
};

/**
 * How the cells of each column type are edited. `normal` is shown only, `hidden` not at all; `slot` is drawn by a renderer
 * that is handed in. The types of `laterTypes.ts` wait for their dialogs.
 */
export const cellEditors: CellEditors = {
  input: textEditor,
  inputNumber: numberEditor,
  progress: numberEditor,
  tags: tagsEditor,
  textarea: textareaEditor,
  input_pop: textareaEditor,
  checkbox: checkboxEditor,
  select: selectEditor,
  'select-search': selectEditor,
  radio: selectEditor,
  list_multi: multiEditor,
  'select-multiple': multiEditor,
  checkbox_meta: multiEditor,
  sel_search: searchEditor,
  sel_search_async: searchEditor,
  autocomplete: searchEditor,
  date: dateEditor,
  datetime: datetimeEditor,
  time: timeEditor,
  popup: popupEditor,
};
