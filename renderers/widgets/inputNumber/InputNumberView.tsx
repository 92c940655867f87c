import { numberText, toText } from '../../formats.ts';
import type { ViewProps } from '../widget.ts';

export function InputNumberView({ column, value }: ViewProps) {
  return <span className="wb-number">{numberText(column, toText(value))}</span>;
}
