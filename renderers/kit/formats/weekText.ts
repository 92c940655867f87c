import type { Language } from '../../../engine/index.ts';

/** January 3, 2026 is a Saturday: the next day is the first of Quartz's week. */
const BEFORE_SUNDAY = 3;

const names = new Map<Language, Intl.DateTimeFormat>();

/** Returns the name of a weekday; Sunday is 1, Saturday 7 (W3.3-21): `2` → 周一, Mon. */
export function weekdayName(day: number, language: Language = 'zh-CN'): string {
  const format = names.get(language) ?? new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  names.set(language, format);
  return format.format(Date.UTC(2026, 0, BEFORE_SUNDAY + day));
}

/** Formats `2/3` as 周一/3; text that is not a weekday stays unchanged. */
export function weekText(value: string, language?: Language): string {
  const [, day, loop = ''] = /^([1-7])(\/[1-7])?$/.exec(value) ?? [];
  return day === undefined ? value : weekdayName(Number(day), language) + loop;
}
