import { Select } from 'antd';
import type { CronField, Language } from '../../../engine/index.ts';
import { weekdayName } from '../../kit/formats/weekText.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import type { FieldDraft } from './cronDraft.ts';
import { boundsOfField, type YearsOffered } from './cronModes.ts';

/** Props of a field's tab and of its parts. */
export interface CronTabProps {
  readonly t: Ports['t'];
  readonly language: Language | undefined;
  readonly field: CronField;
  readonly draft: FieldDraft;
  readonly years: YearsOffered;
  readonly onChange: (change: Partial<FieldDraft>) => void;
}

/** Weeks start on Monday here; Quartz counts Sunday as 1 (W3.3-21). */
const DAYS = [2, 3, 4, 5, 6, 7, 1];

interface WeekdayChoiceProps extends Pick<CronTabProps, 't' | 'language'> {
  readonly value: number;
  readonly onPick: (week: number) => void;
}

/** Select for a weekday by name. */
export const WeekdayChoice = ({ t, language, value, onPick }: WeekdayChoiceProps) => (
  <select
    className="wb-input wb-cron-weekday"
    aria-label={t('cron.weekday')}
    value={value}
    onChange={(event) => onPick(Number(event.target.value))}
  >
    {DAYS.map((day) => (
      <option key={day} value={day}>
        {weekdayName(day, language)}
      </option>
    ))}
  </select>
);

const labelOf = ({ field, language }: CronTabProps, value: number): string =>
  field === 'week' ? weekdayName(value, language) : String(value);

/** Chooses any numbers of a field: years from a list, all others as checkboxes. */
export function SpecifiedNumbers(props: CronTabProps) {
  const { t, field, draft, years, onChange } = props;
  const { min, max } = boundsOfField(field, years).numbers;
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const specify = (specified: readonly number[]): void => onChange({ mode: 'specify', specified });
  const label = `${t(`cron.field.${field}`)} ${t('cron.mode.specify')}`;
  if (field === 'year')
    return (
      <Select
        mode="multiple"
        size="small"
        aria-label={label}
        className="wb-cron-years"
        value={[...draft.specified]}
        options={numbers.map((value) => ({ value, label: String(value) }))}
        onChange={specify}
      />
    );
  return (
    <div className="wb-cron-numbers" role="group" aria-label={label}>
      {numbers.map((value) => {
        const isOn = draft.specified.includes(value);
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isOn}
            onClick={() => specify(isOn ? draft.specified.filter((one) => one !== value) : [...draft.specified, value])}
          >
            {labelOf(props, value)}
          </button>
        );
      })}
    </div>
  );
}
