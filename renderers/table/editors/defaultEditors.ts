import type { CellEditors } from '../cellEditors.ts';
import { DateEditor } from './DateEditor.tsx';
import { numberEditor } from './numberEditor.ts';
import { SearchEditor } from './SearchEditor.tsx';
import { SelectEditor } from './SelectEditor.tsx';
import { textEditor } from './textEditor.ts';

/** How the cells of each column type are edited. `normal` is shown only, `hidden` not at all. */
export const cellEditors: CellEditors = {
  input: textEditor,
  inputNumber: numberEditor,
  select: { kind: 'react', Component: SelectEditor },
  sel_search: { kind: 'react', Component: SearchEditor },
  date: { kind: 'react', Component: DateEditor },
};
