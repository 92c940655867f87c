import type { TextCellEditor } from '../cells/cellEditors.ts';
import { acceptNumber, normaliseNumber } from './numberTyping.ts';

export const numberEditor: TextCellEditor = {
  kind: 'text',
  accepts: acceptNumber,
  normalise: normaliseNumber,
  inputMode: 'decimal',
};
