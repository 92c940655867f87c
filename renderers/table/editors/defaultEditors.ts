import type { CellEditors } from '../cellEditors.ts';
import { checkboxEditor } from './checkboxEditor.ts';
import { dateEditor, datetimeEditor, timeEditor } from './MomentEditor.tsx';
import { MultiEditor } from './MultiEditor.tsx';
import { numberEditor } from './numberEditor.ts';
import { popupEditor } from './PopupEditor.tsx';
import { SearchEditor } from './SearchEditor.tsx';
import { SelectEditor } from './SelectEditor.tsx';
import { tagsEditor } from './tagsEditor.ts';
import { TextareaEditor } from './TextareaEditor.tsx';
import { textEditor } from './textEditor.ts';

/**
 * How the cells of each column type are edited. `normal` is shown only, `hidden` not at all; `slot` is drawn by a renderer
 * that is handed in. The types of `laterTypes.ts` wait for their dialogs.
 */
export const cellEditors: CellEditors = {
  input: textEditor,
  inputNumber: numberEditor,
  progress: numberEditor,
  tags: tagsEditor,
  textarea: { kind: 'react', Component: TextareaEditor },
  input_pop: { kind: 'react', Component: TextareaEditor },
  checkbox: checkboxEditor,
  select: { kind: 'react', Component: SelectEditor },
  'select-search': { kind: 'react', Component: SelectEditor },
  radio: { kind: 'react', Component: SelectEditor },
  list_multi: { kind: 'react', Component: MultiEditor },
  'select-multiple': { kind: 'react', Component: MultiEditor },
  checkbox_meta: { kind: 'react', Component: MultiEditor },
  sel_search: { kind: 'react', Component: SearchEditor },
  sel_search_async: { kind: 'react', Component: SearchEditor },
  autocomplete: { kind: 'react', Component: SearchEditor },
  date: dateEditor,
  datetime: datetimeEditor,
  time: timeEditor,
  popup: popupEditor,
};
