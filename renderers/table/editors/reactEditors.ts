/** The editors that are made with React, in one chunk: a table of plain texts and numbers does without. */
export { DateEditor, DatetimeEditor, fetchMomentPanel, TimeEditor } from './MomentEditor.tsx';
export { MultiEditor } from './MultiEditor.tsx';
export { PopupEditor } from './PopupEditor.tsx';
export { SearchEditor } from './SearchEditor.tsx';
export { SelectEditor } from './SelectEditor.tsx';
export { TextareaEditor } from './TextareaEditor.tsx';
