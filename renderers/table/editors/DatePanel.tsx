import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';

export interface DatePanelProps {
  /** `YYYY-MM-DD` or blank. */
  readonly value: string;
  readonly onPick: (value: string) => void;
}

const FORMAT = 'YYYY-MM-DD';

/** A press on the panel leaves the focus where it is. */
const inertPanel = (panel: ReactNode) => <div onMouseDown={(event) => event.preventDefault()}>{panel}</div>;

/** The calendar below a date cell. It never takes the focus: typing goes on in the cell. */
export function DatePanel({ value, onPick }: DatePanelProps) {
  const day = dayjs(value);
  return (
    <div style={{ position: 'absolute', inset: 0, visibility: 'hidden' }} aria-hidden>
      <DatePicker
        open
        tabIndex={-1}
        style={{ width: '100%', height: '100%' }}
        value={value !== '' && day.isValid() ? day : null}
        format={FORMAT}
        onChange={(picked) => picked !== null && onPick(picked.format(FORMAT))}
        panelRender={inertPanel}
      />
    </div>
  );
}
