import FormilyNumberPicker from '@formily/antd-v5/esm/number-picker';
import type { InputNumberProps } from 'antd';
import type { ComponentType } from 'react';
import type { CronLimits } from '../../../engine/index.ts';

// Formily's type requires attributes that callers do not pass.
const NumberPicker = FormilyNumberPicker as unknown as ComponentType<InputNumberProps>;

export interface CronNumberProps {
  /** Accessible name: 日：从. */
  readonly label: string;
  readonly value: number;
  readonly limits: CronLimits;
  readonly onChange: (value: number) => void;
}

/** Input of a whole number within limits (W5.1-48); other input is not accepted. */
export const CronNumber = ({ label, value, limits, onChange }: CronNumberProps) => (
  <NumberPicker
    aria-label={label}
    className="wb-cron-number"
    size="small"
    precision={0}
    min={limits.min}
    max={limits.max}
    value={value}
    onChange={(next) => {
      if (typeof next === 'number' && Number.isInteger(next)) onChange(next);
    }}
  />
);
