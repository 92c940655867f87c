import { toText } from '../../formats.ts';
import type { ViewProps } from '../widget.ts';

export function DateView({ value }: ViewProps) {
  return <span>{toText(value)}</span>;
}
