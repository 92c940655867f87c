import { amountInWords } from '../../../../engine/index.ts';
import { numberText, toText } from '../../../kit/formats/formats.ts';
import type { ViewProps } from '../../inputs/widget.ts';

/**
 * Number with thousands separators, or in Chinese capitals with the digits as tooltip; a number that cannot be written
 * exactly in words stays in digits.
 */
export function InputNumberView({ column, value }: Pick<ViewProps, 'column' | 'value'>) {
  const digits = numberText(column, toText(value));
  const words = column.amountInWords === 'instead' ? amountInWords(toText(value)) : undefined;
  if (words === undefined) return <span className="wb-number">{digits}</span>;
  return <span title={digits}>{words}</span>;
}
