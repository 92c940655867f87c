import { toText } from '../../formats/formats.ts';
import type { ViewProps } from '../../inputs/widget.ts';

export function PlaceholderView({ value, text }: ViewProps) {
  return <span>{text ?? toText(value)}</span>;
}
