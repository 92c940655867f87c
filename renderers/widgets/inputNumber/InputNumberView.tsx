import { toText, withThousands } from '../../formats.ts';
import type { ViewProps } from '../widget.ts';

export function InputNumberView({ value }: ViewProps) {
  return <span className="wb-number">{withThousands(toText(value))}</span>;
}
