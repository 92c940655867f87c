import type { ColumnType } from '../../../engine/index.ts';
import { lateModule } from '../../late/lateModule.ts';
import type { CellEditor, CellEditors, TextCellEditor, ToggleCellEditor } from '../cells/cellEditors.ts';
import { lateEditor } from './lateEditor.tsx';
import { acceptNumber, normaliseNumber } from './numberTyping.ts';

const textEditor: TextCellEditor = { kind: 'text' };

const numberEditor: TextCellEditor = {
  kind: 'text',
  accepts: acceptNumber,
  normalise: normaliseNumber,
  inputMode: 'decimal',
};

const TAG_LENGTH = 2;

/** `AB1;2` → `AB;12`: a semicolon after every two characters, typed ones do not count (W5.1-24). */
function spaceTags(typed: string): string {
  const letters = [...typed.replaceAll(/[;；]/g, '')];
  const tags: string[] = [];
  for (let start = 0; start < letters.length; start += TAG_LENGTH) {
    tags.push(letters.slice(start, start + TAG_LENGTH).join(''));
  }
  return tags.join(';');
}

const tagsEditor: TextCellEditor = {
  kind: 'text',
  accepts: spaceTags,
  normalise: (typed) => (typed === '' ? null : spaceTags(typed)),
};

/** Yes or no, kept as the two values of `customValue`; blank is no. */
const checkboxEditor: ToggleCellEditor = {
  kind: 'toggle',
  toggled: (value, { customValue: [checked, unchecked] = ['Y', 'N'] }) => (value === checked ? unchecked : checked),
};

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
 * How the cells of a type are edited; `read`: not at all, unless by a renderer that is handed in; `later`: its picker comes
 * with its widget, and until then a cell says on hover that it cannot be changed there.
 */
const EDITORS: { readonly [T in ColumnType]: CellEditor | 'read' | 'later' } = {
  input: textEditor,
  textarea: textareaEditor,
  input_pop: textareaEditor,
  tags: tagsEditor,
  slot: 'read',
  normal: 'read',
  hidden: 'read',
  inputNumber: numberEditor,
  progress: numberEditor,
  select: selectEditor,
  'select-search': selectEditor,
  radio: selectEditor,
  list_multi: multiEditor,
  'select-multiple': multiEditor,
  checkbox_meta: multiEditor,
  checkbox: checkboxEditor,
  sel_search: searchEditor,
  sel_search_async: searchEditor,
  autocomplete: searchEditor,
  date: dateEditor,
  datetime: datetimeEditor,
  time: timeEditor,
  popup: popupEditor,
  sel_user: 'later',
  sel_depart: 'later',
  upload: 'later',
  file: 'later',
  image: 'later',
};

/** The types whose cells can be edited. */
export const cellEditors: CellEditors = Object.fromEntries(
  Object.entries(EDITORS).filter(([, editor]) => typeof editor !== 'string'),
);

export const isLaterCell = (type: ColumnType): boolean => EDITORS[type] === 'later';
