import type { CompiledColumn } from '../../compiled/compiledPage.ts';
import { refused, set, type Conversion } from './conversion.ts';
import { halfWidth } from './halfWidth.ts';

const YES = new Set(['是', 'y', 'yes', 'true', 't', '1', '√', '✓', '✔', '☑', '对', '有', '真', 'on']);
const NO = new Set(['否', 'n', 'no', 'false', 'f', '0', '×', '✗', '✘', '☐', 'x', '错', '无', '假', 'off']);

/** Converts yes or no to the form that the column stores: its two values, `Y` and `N` by default, or true and false. */
export function convertYesNo(text: string, column: CompiledColumn): Conversion {
  const [yes, no] = column.customValue ?? ['Y', 'N'];
  const isTruth = column.valueType === 'boolean';
  const written = text.trim();
  if (!isTruth && (written === yes || written === no)) return set(written);
  const word = halfWidth(written).toLowerCase();
  if (YES.has(word)) return set(isTruth ? true : yes, 'yesNo');
  if (NO.has(word)) return set(isTruth ? false : no, 'yesNo');
  return refused('notYesNo');
}
