import { toText } from '../../formats/formats.ts';
import type { ViewProps } from '../../inputs/widget.ts';

export function DateView({ value }: ViewProps) {
  return <span>{toText(value)}</span>;
}
