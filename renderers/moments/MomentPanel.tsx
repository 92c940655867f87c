import { DatePicker, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { ReactNode } from 'react';
import { MOMENT_FORMATS } from './momentFormats.ts';
import type { MomentType } from './typedMoment.ts';

export interface MomentPanelProps {
  readonly type: MomentType;
  /** As it is kept, or blank. */
  readonly value: string;
  /** A part was picked, more may follow. */
  readonly onPoint: (value: string) => void;
  readonly onPick: (value: string) => void;
}

/** A press on the panel leaves the focus where it is. */
const inertPanel = (panel: ReactNode) => <div onMouseDown={(event) => event.preventDefault()}>{panel}</div>;

/** Calendar and clock below a cell. They never take the focus: typing goes on in the cell. */
export function MomentPanel({ type, value, onPoint, onPick }: MomentPanelProps) {
  const format = MOMENT_FORMATS[type];
  const moment = dayjs(type === 'time' ? `2000-01-01 ${value}` : value);
  const picker = {
    open: true,
    tabIndex: -1,
    style: { width: '100%', height: '100%' },
    value: value !== '' && moment.isValid() ? moment : null,
    format,
    onChange: (picked: Dayjs | null): void => {
      if (picked !== null) onPick(picked.format(format));
    },
    panelRender: inertPanel,
  };
  // What was pointed at is the value by then: that is no change.
  const onOk = (picked: Dayjs | null): void => picker.onChange(picked);
  const point = (picked: Dayjs | Dayjs[]): void => {
    if (!Array.isArray(picked)) onPoint(picked.format(format));
  };
  return (
    <div style={{ position: 'absolute', inset: 0, visibility: 'hidden' }} aria-hidden>
      {type === 'date' && <DatePicker {...picker} />}
      {type === 'datetime' && <DatePicker {...picker} showTime onCalendarChange={point} onOk={onOk} />}
      {type === 'time' && <TimePicker {...picker} onCalendarChange={point} onOk={onOk} />}
    </div>
  );
}
