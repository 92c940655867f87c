import type { TextCellEditor } from '../cellEditors.ts';

export const textEditor: TextCellEditor = { kind: 'text' };
