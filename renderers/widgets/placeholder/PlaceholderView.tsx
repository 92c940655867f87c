import { toText } from '../../formats.ts';
import type { ViewProps } from '../widget.ts';

export function PlaceholderView({ value, text }: ViewProps) {
  return <span>{text ?? toText(value)}</span>;
}
