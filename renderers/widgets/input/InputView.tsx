import { toText } from '../../formats.ts';
import type { ViewProps } from '../widget.ts';

export function InputView({ value, text }: ViewProps) {
  return <span>{text ?? toText(value)}</span>;
}
