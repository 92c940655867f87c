import { numberText, toText } from '../../formats/formats.ts';
import type { ViewProps } from '../../inputs/widget.ts';

export function InputNumberView({ column, value }: ViewProps) {
  return <span className="wb-number">{numberText(column, toText(value))}</span>;
}
