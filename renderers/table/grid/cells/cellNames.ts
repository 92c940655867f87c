import { storedCodes, holdsSeveral, type CompiledColumn, type Value } from '../../../../engine/index.ts';
import { toText } from '../../../kit/formats/formats.ts';
import { displayOf } from './cellDisplay.ts';
import type { CellTexts } from './cellTexts.ts';

const isChoice = ({ traits, dictCode, options }: CompiledColumn): boolean =>
  traits.choice !== undefined && (dictCode !== undefined || options !== undefined);

/** Returns the code of a choice, its text, and both as displayed. */
function choiceNames(column: CompiledColumn, code: string, texts: CellTexts): readonly string[] {
  const shown = texts.textOfOne(column, code);
  if (shown === code) return [code];
  const [, text = shown] = column.traits.choice === 'many' ? (/^\S+ - (.+)$/.exec(shown) ?? []) : [];
  return text === shown ? [code, shown] : [code, text, shown];
}

/** Returns the texts of a cell's value: as stored, then as displayed. Empty for a blank cell. */
export function cellNames(column: CompiledColumn, value: Value | undefined, texts: CellTexts): readonly string[] {
  const stored = toText(value);
  if (stored === '') return [];
  if (isChoice(column) && !holdsSeveral(column)) return choiceNames(column, stored, texts);
  const shown = displayOf({ column, value, texts })?.text ?? texts.textOf(column, value);
  return shown === stored ? [stored] : [stored, shown];
}

/** Returns the names of each choice of a multi-value cell; undefined for all other cells. */
export function partNames(
  column: CompiledColumn,
  value: Value | undefined,
  texts: CellTexts,
): readonly (readonly string[])[] | undefined {
  if (!isChoice(column) || !holdsSeveral(column)) return undefined;
  return storedCodes(column, value).map((code) => choiceNames(column, code, texts));
}
