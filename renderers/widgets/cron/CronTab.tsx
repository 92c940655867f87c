import FormilyRadio from '@formily/antd-v5/esm/radio';
import type { RadioProps } from 'antd';
import { useId, type ComponentType, type ReactNode } from 'react';
import { boundsOfField, CRON_MODES, OTHER_LIMITS, type CronMode } from './cronModes.ts';
import { CronNumber } from './CronNumber.tsx';
import { SpecifiedNumbers, WeekdayChoice, type CronTabProps } from './CronChoices.tsx';

// Formily's type requires attributes that callers do not pass.
const Radio = FormilyRadio as unknown as ComponentType<RadioProps>;

type ModeInputs = (props: CronTabProps) => ReactNode;

const label = ({ t, field }: CronTabProps, key: string): string => `${t(`cron.field.${field}`)} ${t(key)}`;

const rangeInputs: ModeInputs = (props) => {
  const { t, field, draft, years, onChange } = props;
  const { from, to } = boundsOfField(field, years).range;
  const [first, last] = draft.range;
  if (field === 'week')
    return (
      <>
        <WeekdayChoice {...props} value={first} onPick={(week) => onChange({ mode: 'range', range: [week, last] })} />
        <span>{t('cron.to')}</span>
        <WeekdayChoice {...props} value={last} onPick={(week) => onChange({ mode: 'range', range: [first, week] })} />
      </>
    );
  return (
    <>
      <span>{t('cron.from')}</span>
      <CronNumber
        label={label(props, 'cron.from')}
        value={first}
        limits={from}
        onChange={(value) => onChange({ mode: 'range', range: [value, last] })}
      />
      <span>{t('cron.to')}</span>
      <CronNumber
        label={label(props, 'cron.to')}
        value={last}
        limits={to}
        onChange={(value) => onChange({ mode: 'range', range: [first, value] })}
      />
    </>
  );
};

const loopInputs: ModeInputs = (props) => {
  const { t, field, draft, years, onChange } = props;
  const { start, step } = boundsOfField(field, years).loop;
  const [first, by] = draft.loop;
  const pick = (value: number): void => onChange({ mode: 'loop', loop: [value, by] });
  return (
    <>
      <span>{t('cron.start')}</span>
      {field === 'week' ? (
        <WeekdayChoice {...props} value={first} onPick={pick} />
      ) : (
        <CronNumber label={label(props, 'cron.start')} value={first} limits={start} onChange={pick} />
      )}
      <span>{t('cron.step')}</span>
      <CronNumber
        label={label(props, 'cron.step')}
        value={by}
        limits={step}
        onChange={(value) => onChange({ mode: 'loop', loop: [first, value] })}
      />
      <span>{t(`cron.unit.${field}`)}</span>
    </>
  );
};

const INPUTS: Readonly<Partial<Record<CronMode, ModeInputs>>> = {
  range: rangeInputs,
  loop: loopInputs,
  workday: (props) => (
    <>
      <CronNumber
        label={label(props, 'cron.mode.workday')}
        value={props.draft.day}
        limits={OTHER_LIMITS.day}
        onChange={(day) => props.onChange({ mode: 'workday', day })}
      />
      <span>{props.t('cron.nearTo')}</span>
    </>
  ),
  last: (props) => (
    <>
      <span>{props.t('cron.before')}</span>
      <CronNumber
        label={label(props, 'cron.before')}
        value={props.draft.before}
        limits={OTHER_LIMITS.before}
        onChange={(before) => props.onChange({ mode: 'last', before })}
      />
      <label className="wb-cron-row">
        <input
          type="checkbox"
          checked={props.draft.isWorkday}
          onChange={(event) => props.onChange({ mode: 'last', isWorkday: event.target.checked })}
        />
        {props.t('cron.asWorkday')}
      </label>
    </>
  ),
  nth: (props) => (
    <>
      <CronNumber
        label={label(props, 'cron.nth')}
        value={props.draft.nth}
        limits={OTHER_LIMITS.nth}
        onChange={(nth) => props.onChange({ mode: 'nth', nth })}
      />
      <WeekdayChoice {...props} value={props.draft.week} onPick={(week) => props.onChange({ mode: 'nth', week })} />
    </>
  ),
  lastWeekday: (props) => (
    <WeekdayChoice
      {...props}
      value={props.draft.week}
      onPick={(week) => props.onChange({ mode: 'lastWeekday', week })}
    />
  ),
  specify: (props) => <SpecifiedNumbers {...props} />,
};

/** The modes of a field, each with its inputs; changing an input chooses its mode. */
export function CronTab(props: CronTabProps) {
  const { t, field, draft, onChange } = props;
  const name = useId();
  return (
    <div className="wb-cron-tab" role="radiogroup" aria-label={t(`cron.field.${field}`)}>
      {CRON_MODES[field].map((mode) => (
        <div key={mode} className="wb-cron-row">
          <Radio name={name} value={mode} checked={draft.mode === mode} onChange={() => onChange({ mode })}>
            {t(`cron.mode.${mode}`, { unit: t(`cron.unit.${field}`) })}
          </Radio>
          {INPUTS[mode]?.(props)}
        </div>
      ))}
    </div>
  );
}
