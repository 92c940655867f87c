import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { subscribeKey } from 'valtio/utils';
import { spoken } from './spoken.ts';
import type { Language } from '../../../engine/index.ts';

const NAMES: Readonly<Record<Language, string>> = { 'zh-CN': 'zh-cn', 'en-US': 'en' };

/**
 * Sets names of months and days and the first day of the week in all calendars, now and whenever the language changes.
 */
export function speakDates(): void {
  dayjs.locale(NAMES[spoken.language]);
  subscribeKey(spoken, 'language', (language) => void dayjs.locale(NAMES[language]), true);
}
