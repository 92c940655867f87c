import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { isBlank } from '../../engine/index.ts';
import type { EditProps } from '../inputs/widget.ts';

const format = 'YYYY-MM-DD HH:mm:ss';

/** A moment in a condition (W9-8). */
export function MomentEdit({ id, column, value, onCommit }: EditProps) {
  return (
    <DatePicker
      id={id}
      className="wb-control"
      showTime
      format={format}
      value={isBlank(value) ? null : dayjs(String(value))}
      placeholder={column.placeholder}
      onChange={(moment) => onCommit(moment?.format(format) ?? null)}
    />
  );
}
