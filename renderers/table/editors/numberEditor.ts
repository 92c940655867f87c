import type { TextCellEditor } from '../cellEditors.ts';
import { acceptNumber, normaliseNumber } from '../numberTyping.ts';

export const numberEditor: TextCellEditor = {
  kind: 'text',
  accepts: acceptNumber,
  normalise: normaliseNumber,
  inputMode: 'decimal',
};
