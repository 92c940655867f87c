import { toText } from '../../../kit/formats/formats.ts';
import type { ViewProps } from '../../inputs/widget.ts';

export function NormalView({ value, text }: ViewProps) {
  return <span>{text ?? toText(value)}</span>;
}
