import { toText } from '../../formats.ts';
import type { ViewProps } from '../widget.ts';

export function PopupView({ value, text }: ViewProps) {
  return <span>{text ?? toText(value)}</span>;
}
