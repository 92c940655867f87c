/** The React editors in one chunk: a table with only plain texts and numbers does not need it. */
export { CronEditor } from './CronEditor.tsx';
export { fetchMomentPanel, MomentEditor } from './MomentEditor.tsx';
export { ColorEditor } from './dialogs/ColorEditor.tsx';
export { IconEditor, LongTextEditor } from './dialogs/dialogCells.tsx';
export { MultiEditor } from './MultiEditor.tsx';
export { PopupEditor } from './PopupEditor.tsx';
export { SearchEditor } from './SearchEditor.tsx';
export { SelectEditor } from './SelectEditor.tsx';
export { TextareaEditor } from './TextareaEditor.tsx';
