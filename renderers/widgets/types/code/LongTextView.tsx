import { excerpt } from '../../../kit/formats/excerpt.ts';
import { toText } from '../../../kit/formats/formats.ts';
import type { ViewProps } from '../../inputs/widget.ts';

/** Shows the beginning of a long text. */
export const LongTextView = ({ column, value }: ViewProps) => (
  <span>{excerpt(toText(value), column.type === 'umeditor')}</span>
);
