import { Popover } from 'antd';
import { weekdayName } from '../../kit/formats/weekText.ts';
import type { Language } from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';

export interface WeekPanelProps {
  readonly t: Ports['t'];
  /** The stored value, `2/3`, or blank. */
  readonly value: string;
  readonly language?: Language | undefined;
  readonly onPick: (value: string) => void;
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7];
/** Weeks start on Monday here; Quartz counts Sunday as 1 (W3.3-21). */
const DAYS = [2, 3, 4, 5, 6, 7, 1];

/**
 * Panel for a weekday and an interval in days from it (W5.1-30). It never takes the focus: typing continues in the
 * input.
 */
export function WeekPanel({ t, value, language, onPick }: WeekPanelProps) {
  const [day = '', loop] = value.split('/');
  const content = (
    <div className="wb-week-panel" onMouseDown={(event) => event.preventDefault()}>
      <div role="group" aria-label={t('moments.weekday')}>
        {DAYS.map((number) => (
          <button
            key={number}
            type="button"
            tabIndex={-1}
            aria-pressed={String(number) === day}
            onClick={() => onPick(loop === undefined ? String(number) : `${number}/${loop}`)}
          >
            {weekdayName(number, language)}
          </button>
        ))}
      </div>
      <div role="group" aria-label={t('moments.loop')}>
        {NUMBERS.map((number) => (
          <button
            key={number}
            type="button"
            tabIndex={-1}
            aria-pressed={String(number) === loop}
            onClick={() => onPick(String(number) === loop ? day : `${day || '2'}/${number}`)}
          >
            {t('moments.everyDays', { count: number })}
          </button>
        ))}
      </div>
    </div>
  );
  return (
    <Popover open placement="bottomLeft" arrow={false} content={content}>
      <span style={{ position: 'absolute', inset: 0, visibility: 'hidden' }} aria-hidden />
    </Popover>
  );
}
