import type { TextCellEditor } from '../cells/cellEditors.ts';

export const textEditor: TextCellEditor = { kind: 'text' };
