import type { Language } from '../../../engine/index.ts';

/** The 3rd of January 2026 is a Saturday: the day behind it is the first of Quartz's week. */
const BEFORE_SUNDAY = 3;

const names = new Map<Language, Intl.DateTimeFormat>();

/** Sunday is 1, Saturday 7 (W3.3-21): `2` → 周一, Mon. */
export function weekdayName(day: number, language: Language = 'zh-CN'): string {
  const format = names.get(language) ?? new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  names.set(language, format);
  return format.format(Date.UTC(2026, 0, BEFORE_SUNDAY + day));
}

/** `2/3` → 周一/3; what is no day of the week stays as it is. */
export function weekText(value: string, language?: Language): string {
  const [, day, loop = ''] = /^([1-7])(\/[1-7])?$/.exec(value) ?? [];
  return day === undefined ? value : weekdayName(Number(day), language) + loop;
}
