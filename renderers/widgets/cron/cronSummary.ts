import {
  isSpans,
  numbersOf,
  type CronFault,
  type CronField,
  type CronPart,
  type CronSpan,
  type Language,
  type Quartz,
} from '../../../engine/index.ts';
import { weekdayName } from '../../kit/formats/weekText.ts';
import type { Ports } from '../../kit/ports/ports.ts';

type T = Ports['t'];

interface Saying {
  readonly t: T;
  readonly language: Language | undefined;
}

const two = (value: number): string => String(value).padStart(2, '0');

function nameOf(field: CronField, value: number, { language }: Saying): string {
  if (field === 'week') return weekdayName(value, language);
  if (field !== 'month' || language !== 'en-US') return String(value);
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, value - 1, 1));
}

function spanText(field: CronField, span: CronSpan, saying: Saying): string | undefined {
  const isWhole = span.to !== null && span.to !== span.from && span.step === 1;
  const name = (value: number): string => nameOf(field, value, saying);
  if (isWhole && span.to !== null) return saying.t(`cron.range.${field}`, { from: name(span.from), to: name(span.to) });
  // `0/5` of months starts before January: its numbers are clearer.
  if (span.to !== null || span.step === 0 || (field === 'month' && span.from === 0)) return undefined;
  return saying.t(`cron.loop.${field}`, { from: name(span.from), step: span.step });
}

/** More numbers than this are only counted. */
const MAX_NAMED = 12;

function numbersText(field: CronField, part: readonly CronSpan[], saying: Saying): string {
  const [only, ...more] = part;
  const said = only !== undefined && more.length === 0 ? spanText(field, only, saying) : undefined;
  if (said !== undefined) return said;
  const numbers = numbersOf(field, part) ?? [];
  if (numbers.length > MAX_NAMED) return saying.t(`cron.many.${field}`, { count: numbers.length });
  return saying.t(`cron.at.${field}`, {
    list: numbers.map((value) => nameOf(field, value, saying)).join(saying.t('common.listMark')),
  });
}

function dayText(part: CronPart, field: 'day' | 'week', saying: Saying): string {
  const { t, language } = saying;
  if (part === 'every' || part === 'none') return t('cron.everyDay');
  if (isSpans(part)) return numbersText(field, part, saying);
  switch (part.kind) {
    case 'last': {
      const place = part.before === 0 ? t('cron.lastDay') : t('cron.beforeLast', { count: part.before });
      if (!part.workday) return place;
      return part.before === 0 ? t('cron.lastWorkday') : t('cron.nearest', { day: place });
    }
    case 'workday':
      return t('cron.nearest', { day: t('cron.at.day', { list: part.day }) });
    case 'lastWeekday':
      return t('cron.lastWeekday', { day: weekdayName(part.week, language) });
    default:
      return t('cron.nthWeekday', { nth: part.nth, day: weekdayName(part.week, language) });
  }
}

/** Maximum number of times that are listed individually. */
const MAX_TIMES = 4;

function timeText({ hour, minute, second }: Quartz, saying: Saying): string {
  const { t } = saying;
  const [hours, minutes, seconds] = [numbersOf('hour', hour), numbersOf('minute', minute), numbersOf('second', second)];
  if (hours !== undefined && minutes !== undefined && seconds !== undefined) {
    const times = hours.flatMap((h) => minutes.flatMap((m) => seconds.map((s) => [h, m, s].map(two).join(':'))));
    if (times.length <= MAX_TIMES) return t('cron.times', { list: times.join(t('common.listMark')) });
  }
  const said = (field: 'hour' | 'minute' | 'second', part: CronPart): string =>
    isSpans(part) ? numbersText(field, part, saying) : t(`cron.every.${field}`);
  const isSharp = seconds?.length === 1 && seconds[0] === 0;
  // "Every minute" of some hours must also mention every second; a finer wildcard makes a coarser one redundant.
  const parts = [
    hour === 'every' && (minute === 'every' || second === 'every') ? '' : said('hour', hour),
    minute === 'every' && second === 'every' ? '' : said('minute', minute),
    isSharp ? '' : said('second', second),
  ];
  return parts.filter((part) => part !== '').join(t('cron.timeMark'));
}

/** Describes an expression in a sentence: 每月15日 08:30:00; at 08:30:00, on day 15 of every month. */
export function cronSummary(quartz: Quartz, t: T, language?: Language): string {
  const saying: Saying = { t, language };
  const isWeekly = quartz.day === 'none';
  const dayPart = isWeekly ? quartz.week : quartz.day;
  const isEveryDay = dayPart === 'every' || dayPart === 'none';
  const isOfMonth = !isEveryDay && !(isWeekly && isSpans(dayPart));
  const month = isSpans(quartz.month)
    ? numbersText('month', quartz.month, saying)
    : isOfMonth
      ? t('cron.every.month')
      : '';
  return t('cron.summary', {
    year: isSpans(quartz.year) ? numbersText('year', quartz.year, saying) : '',
    month,
    day: dayText(dayPart, isWeekly ? 'week' : 'day', saying),
    time: timeText(quartz, saying),
  });
}

/** Returns why an expression is invalid, with the name of the field: 时：24不在0到23之间. */
export const cronFaultText = (
  { field, code, text = '', min = 0, max = 0, count = 0 }: CronFault,
  t: Ports['t'],
): string =>
  t('cron.fault', {
    field: t(field === null ? 'cron.whole' : `cron.field.${field}`),
    reason: t(`cron.faults.${code}`, { text, min, max, count }),
  });
