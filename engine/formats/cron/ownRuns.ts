import { quartzWeekday } from './cronFields.ts';
import { numbersOf } from './fieldNumbers.ts';
import { isSpans, type CronPart, type Quartz } from './quartz.ts';

/** A calendar month; months from 1. */
interface CalendarMonth {
  readonly year: number;
  readonly month: number;
}

const lastDay = ({ year, month }: CalendarMonth): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Weekday in Quartz numbers: Sunday is 1, Saturday 7. */
const weekdayOf = ({ year, month }: CalendarMonth, day: number): number =>
  quartzWeekday(new Date(Date.UTC(year, month - 1, day)).getUTCDay());

const SUNDAY = 1;
const SATURDAY = 7;
const WEEK = 7;

/** Returns the working day nearest to a day, within the same month. */
function nearestWorkday(at: CalendarMonth, day: number): number {
  const weekday = weekdayOf(at, day);
  if (weekday === SATURDAY) return day === 1 ? day + 2 : day - 1;
  if (weekday === SUNDAY) return day === lastDay(at) ? day - 2 : day + 1;
  return day;
}

const allDays = (at: CalendarMonth): readonly number[] => Array.from({ length: lastDay(at) }, (_, index) => index + 1);

/** Returns the first day of a month on a weekday. */
const firstOf = (at: CalendarMonth, week: number): number => 1 + ((week - weekdayOf(at, 1) + WEEK) % WEEK);

/** Returns the days of a month that a part selects; none if the month has no such day. */
function daysOfPart(at: CalendarMonth, part: Exclude<CronPart, 'every' | 'none'>, isWeek: boolean): readonly number[] {
  const last = lastDay(at);
  if (isSpans(part)) {
    const numbers = numbersOf(isWeek ? 'week' : 'day', part) ?? [];
    return isWeek
      ? allDays(at).filter((day) => numbers.includes(weekdayOf(at, day)))
      : numbers.filter((day) => day <= last);
  }
  switch (part.kind) {
    case 'last': {
      const day = last - part.before;
      return day < 1 ? [] : [part.workday ? nearestWorkday(at, day) : day];
    }
    case 'workday':
      return part.day > last ? [] : [nearestWorkday(at, part.day)];
    case 'lastWeekday': {
      const first = firstOf(at, part.week);
      return [first + WEEK * Math.floor((last - first) / WEEK)];
    }
    default: {
      const day = firstOf(at, part.week) + WEEK * (part.nth - 1);
      return day > last ? [] : [day];
    }
  }
}

function daysOf(quartz: Quartz, at: CalendarMonth): readonly number[] {
  const isWeek = quartz.day === 'none';
  const part = isWeek ? quartz.week : quartz.day;
  return part === 'every' || part === 'none' ? allDays(at) : daysOfPart(at, part, isWeek);
}

const upTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, index) => index);

const SECOND = 1000;
/** The calendar repeats after so many years: an expression without a run within them never runs. */
const CALENDAR_YEARS = 400;

/**
 * Generates the times of a day in milliseconds, in order. There may be 86,400 of them, so they are generated lazily.
 */
function* timesOf(quartz: Quartz): Generator<number> {
  const seconds = numbersOf('second', quartz.second) ?? upTo(59);
  const minutes = numbersOf('minute', quartz.minute) ?? upTo(59);
  for (const hour of numbersOf('hour', quartz.hour) ?? upTo(23))
    for (const minute of minutes) for (const second of seconds) yield ((hour * 60 + minute) * 60 + second) * SECOND;
}

const DAY = 86_400_000;

/** Generates the days with runs, as milliseconds of their midnight, starting at the day of `after`. */
function* runDays(quartz: Quartz, after: number): Generator<number> {
  const start = new Date(after);
  const [years, months] = [numbersOf('year', quartz.year), numbersOf('month', quartz.month)];
  const firstYear = start.getUTCFullYear();
  const today = after - (((after % DAY) + DAY) % DAY);
  for (let year = firstYear; year <= firstYear + CALENDAR_YEARS; year += 1) {
    if (years !== undefined && !years.includes(year)) continue;
    for (const month of months ?? upTo(12).slice(1)) {
      if (year === firstYear && month <= start.getUTCMonth()) continue;
      for (const day of daysOf(quartz, { year, month })) {
        const midnight = Date.UTC(year, month - 1, day);
        if (midnight >= today) yield midnight;
      }
    }
  }
}

/**
 * Returns the next runs after a moment, computed from the fields. Moments are milliseconds as if the zone were UTC;
 * returns fewer than `count` if there are no more.
 */
export function ownRuns(quartz: Quartz, after: number, count: number): readonly number[] {
  const runs: number[] = [];
  for (const midnight of runDays(quartz, after)) {
    for (const time of timesOf(quartz)) {
      if (midnight + time <= after) continue;
      runs.push(midnight + time);
      if (runs.length === count) return runs;
    }
  }
  return runs;
}
