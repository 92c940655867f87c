import { ANY_YEAR, CRON_BOUNDS, type CronField, type CronLimits } from './cronFields.ts';
import { isSpans, type CronPart, type CronSpan } from './quartz.ts';

const limitsOf = (field: CronField): CronLimits => (field === 'year' ? ANY_YEAR : CRON_BOUNDS[field]);

/** Returns the numbers of a span, in its order; a span beyond the end continues at the beginning. */
export function numbersOfSpan(field: CronField, { from, to, step }: CronSpan): readonly number[] {
  const { min, max } = limitsOf(field);
  const size = max - min + 1;
  const last = to === null ? max : to < from ? to + size : to;
  if (step === 0) return from < min ? [] : [from];
  const numbers: number[] = [];
  for (let at = from; at <= last; at += step) {
    const value = at > max ? at - size : at;
    if (value >= min) numbers.push(value);
  }
  return numbers;
}

/** Returns all numbers of a field, sorted; undefined if it has none: `*`, `?`, and forms specific to Quartz. */
export function numbersOf(field: CronField, part: CronPart): readonly number[] | undefined {
  if (!isSpans(part)) return undefined;
  return [...new Set(part.flatMap((span) => numbersOfSpan(field, span)))].sort((a, b) => a - b);
}
