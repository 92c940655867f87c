import FormilyDatePicker from '@formily/antd-v5/esm/date-picker';
import FormilyTimePicker from '@formily/antd-v5/esm/time-picker';
import type { DatePickerProps } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { Language } from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import {
  endOfRange,
  isMomentRange,
  MOMENT_FORMATS,
  RANGE_MARK,
  type MomentType,
  type SingleMoment,
} from './momentTypes.ts';
import './moments.css';
import { WeekPanel } from './WeekPanel.tsx';

export interface MomentPanelProps {
  readonly t: Ports['t'];
  readonly type: MomentType;
  /** The stored value, or blank. */
  readonly value: string;
  readonly language?: Language | undefined;
  /** A part was picked; more may follow. */
  readonly onPoint: (value: string) => void;
  readonly onPick: (value: string) => void;
}

/** Clicks on the panel do not move the focus. */
const inertPanel = (panel: ReactNode) => <div onMouseDown={(event) => event.preventDefault()}>{panel}</div>;

interface TextPickerProps extends Omit<DatePickerProps, 'value' | 'onChange'> {
  readonly value?: string | undefined;
  readonly onChange: (picked: unknown) => void;
}

// Formily's types require attributes that callers do not pass, and do not declare that the components accept and return
// texts.
const DatePicker = FormilyDatePicker as unknown as ComponentType<TextPickerProps>;
const TimePicker = FormilyTimePicker as unknown as ComponentType<TextPickerProps>;

/** Formily's pickers accept and return texts in the format. */
const PICKER = { open: true, tabIndex: -1, style: { width: '100%', height: '100%' }, panelRender: inertPanel } as const;

function SinglePanel({
  type,
  value,
  onPoint,
  onPick,
}: Omit<MomentPanelProps, 'type'> & { readonly type: SingleMoment }) {
  const format = MOMENT_FORMATS[type];
  const picker = {
    ...PICKER,
    value: value === '' ? undefined : value,
    format,
    onChange: (picked: unknown): void => {
      if (typeof picked === 'string' && picked !== '') onPick(picked);
    },
    // The picked value has already been set: no change.
    onOk: (picked: Dayjs | null): void => {
      if (picked !== null) onPick(picked.format(format));
    },
  };
  const point = (picked: Dayjs | Dayjs[]): void => {
    if (!Array.isArray(picked)) onPoint(picked.format(format));
  };
  if (type === 'date') return <DatePicker {...picker} />;
  if (type === 'time') return <TimePicker {...picker} onCalendarChange={point} />;
  return <DatePicker {...picker} showTime onCalendarChange={point} />;
}

/** Panel for the ends of a range, picked one after the other; swapped when picked backwards. */
function RangePanel({ type, ...props }: MomentPanelProps & { readonly type: SingleMoment }) {
  const [from, setFrom] = useState<string | null>(null);
  const pick = (picked: string): void => {
    if (from === null) {
      setFrom(picked);
      props.onPoint(picked + RANGE_MARK);
    } else props.onPick([from, picked].sort().join(','));
  };
  return (
    <SinglePanel
      key={from}
      {...props}
      type={type}
      value={from ?? props.value.split(',')[0] ?? ''}
      onPoint={(pointed) => props.onPoint(from === null ? pointed + RANGE_MARK : from + RANGE_MARK + pointed)}
      onPick={pick}
    />
  );
}

/** Panel for a month by its number, without a year. */
const MonthPanel = ({ value, onPick }: MomentPanelProps) => (
  <DatePicker
    {...PICKER}
    picker="month"
    rootClassName="wb-month-panel"
    format="YYYY-M"
    value={value === '' ? undefined : `2000-${value}`}
    onChange={(picked: unknown) => {
      if (typeof picked === 'string' && picked !== '') onPick(picked.slice('YYYY-'.length));
    }}
  />
);

function panelOf(props: MomentPanelProps): ReactNode {
  const { type } = props;
  if (type === 'week') return <WeekPanel {...props} />;
  if (type === 'month') return <MonthPanel {...props} />;
  return isMomentRange(type) ? (
    <RangePanel {...props} type={endOfRange(type)} />
  ) : (
    <SinglePanel {...props} type={type} />
  );
}

/** Calendar and clock below a cell. They never take the focus: typing continues in the cell. */
export const MomentPanel = (props: MomentPanelProps) => (
  <div style={{ position: 'absolute', inset: 0, visibility: 'hidden' }} aria-hidden>
    {panelOf(props)}
  </div>
);
