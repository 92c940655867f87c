import { formatMoment } from '../../../../engine/index.ts';
import { toText } from '../../../kit/formats/formats.ts';
import { weekText } from '../../../kit/formats/weekText.ts';
import type { ViewProps } from '../../inputs/widget.ts';
import { RANGE_MARK } from '../../moments/momentTypes.ts';

/** A moment, or both ends of a range, in the column's format. */
export function MomentView({ column: { format }, value }: ViewProps) {
  const ends = toText(value).split(',');
  const shown = format === undefined ? ends : ends.map((end) => formatMoment(end, format));
  return <span>{shown.join(RANGE_MARK)}</span>;
}

/** A weekday by its name. */
export const WeekView = ({ column, value }: ViewProps) => <span>{weekText(toText(value), column.language)}</span>;
