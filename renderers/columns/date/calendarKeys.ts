import dayjs, { type ManipulateType } from 'dayjs';
import { DATE_FORMAT } from '../../../engine/index.ts';

const STEPS: Readonly<Record<string, readonly [count: number, unit: ManipulateType]>> = {
  ArrowLeft: [-1, 'day'],
  ArrowRight: [1, 'day'],
  ArrowUp: [-1, 'week'],
  ArrowDown: [1, 'week'],
  PageUp: [-1, 'month'],
  PageDown: [1, 'month'],
};

/** The day that a key of the open calendar leads to; from no day it leads to today. Undefined for other keys. */
export function steppedDay(day: string, key: string): string | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  return (day === '' ? dayjs() : dayjs(day).add(...step)).format(DATE_FORMAT);
}
