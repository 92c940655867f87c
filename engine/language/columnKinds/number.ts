import type { CellCheck, CompiledColumn } from '../compiled/compiledPage.ts';
import { compareDecimals, readDecimal } from '../../core/decimals.ts';
import type { NumberColumn } from '../../generated/page.ts';
import { describeProblem } from '../../text/problems.ts';
import type { Value } from '../../core/values.ts';
import { wordsOf } from '../../text/words/words.ts';
import type { ChecksContext, ColumnInput } from './checks/columnInput.ts';
import { decimalChecks } from './checks/decimalChecks.ts';
import { fillMessage } from './checks/messages.ts';
import { derived } from './checks/textChecks.ts';
import type { ColumnKind, KeysContext } from './columnKind.ts';
import { convertNumber } from './paste/convertNumber.ts';

/** Total digits and decimal places if the column sets none. */
interface Digits {
  readonly precision: number;
  readonly scale: number;
}

const digitKeys =
  (defaults: Digits) =>
  (column: NumberColumn, { complain }: KeysContext): Digits & Pick<CompiledColumn, 'amountInWords'> => {
    const { precision = defaults.precision, scale = defaults.scale } = column;
    const key = column.scale === undefined ? 'precision' : 'scale';
    if (scale > precision) complain([key], describeProblem('out-of-range.scale', { scale, precision }));
    const { key: name, type, amountInWords } = column;
    if (amountInWords !== undefined && type !== 'inputNumber')
      complain(
        ['amountInWords'],
        describeProblem('misplaced-key.ofTypes', { key: name, type, name: 'amountInWords', types: 'inputNumber' }),
      );
    else if (amountInWords !== undefined && scale > 2)
      complain(['amountInWords'], describeProblem('out-of-range.words', { scale }));
    return { precision, scale, amountInWords };
  };

const isPercent = (value: Value): boolean => {
  const text = readDecimal(value);
  return text !== undefined && compareDecimals(text, '0') >= 0 && compareDecimals(text, '100') <= 0;
};

const percentChecks = (column: ColumnInput, context: ChecksContext): readonly CellCheck[] => [
  ...decimalChecks(column, context),
  derived('range', fillMessage(wordsOf(context.language).notPercent, column), isPercent),
];

const NUMBER = {
  valueType: 'decimal',
  order: 'number',
  series: 'numbers',
  wire: 'decimal',
  query: { control: 'inputNumber', rule: 'range' },
  keys: digitKeys({ precision: 19, scale: 5 }),
  checks: decimalChecks,
  paste: convertNumber,
} as const satisfies ColumnKind<'inputNumber'>;

export const numbers: { readonly [T in 'inputNumber' | 'progress']: ColumnKind<T> } = {
  inputNumber: NUMBER,
  progress: { ...NUMBER, keys: digitKeys({ precision: 3, scale: 0 }), checks: percentChecks },
};
