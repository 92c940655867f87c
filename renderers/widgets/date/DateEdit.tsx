import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { isBlank } from '../../../engine/index.ts';
import type { EditProps } from '../widget.ts';

/** Shown as the first; typed as any (W9-8). */
const formats = ['YYYY-MM-DD', 'YYYYMMDD', 'YYYY/MM/DD', 'YYYY/M/D', 'YYYY-M-D', 'YYYY.M.D'];

/** A day, stored as `YYYY-MM-DD`. Ctrl+; is today, as in spreadsheets. */
export function DateEdit({ id, column, value, disabled, required, status, messageId, onCommit, onLeave }: EditProps) {
  return (
    <DatePicker
      id={id}
      className="wb-control"
      format={formats}
      value={isBlank(value) ? null : dayjs(String(value))}
      disabled={disabled}
      status={status}
      placeholder={disabled ? '' : column.placeholder}
      allowClear={!disabled && column.allowClear !== false}
      aria-required={required}
      aria-invalid={status === 'error'}
      aria-describedby={messageId}
      onChange={(day) => onCommit(day?.format('YYYY-MM-DD') ?? null)}
      onKeyDown={(event) => {
        if (!event.ctrlKey || event.key !== ';') return;
        event.preventDefault();
        onCommit(dayjs().format('YYYY-MM-DD'));
      }}
      onBlur={onLeave}
    />
  );
}
