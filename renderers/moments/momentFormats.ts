import { DATE_FORMAT, DATETIME_FORMAT, TIME_FORMAT } from '../../engine/index.ts';
import type { MomentType } from './typedMoment.ts';

/** How moments are kept and typed (W9-8). */
export const MOMENT_FORMATS: Readonly<Record<MomentType, string>> = {
  date: DATE_FORMAT,
  datetime: DATETIME_FORMAT,
  time: TIME_FORMAT,
};
