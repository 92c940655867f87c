import { MONTHS, WEEKDAYS } from '../../../formats/cron/cronFields.ts';

const CHINESE = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

const numbered = (names: readonly string[], name: string): number | undefined => {
  const index = names.indexOf(name);
  return index < 0 ? undefined : index + 1;
};

/** Parses a month: `8`, `08`, `8月`, `八月`, `Aug` → `8`; undefined if the text is not a month (W5.1-30). */
export function readMonth(typed: string): string | undefined {
  const text = typed.trim().replace(/月$/, '');
  const digits = /^\d{1,2}$/.test(text) ? Number(text) : undefined;
  const month = digits ?? numbered(CHINESE, text) ?? numbered(MONTHS, text.slice(0, 3).toUpperCase());
  return month === undefined || month < 1 || month > MONTHS.length ? undefined : String(month);
}

const CHINESE_DAYS = ['日', '一', '二', '三', '四', '五', '六'];

function readWeekday(text: string): number | undefined {
  if (/^[1-7]$/.test(text)) return Number(text);
  const bare = text.replace(/^(?:星期|礼拜|周)/, '').replace('天', '日');
  return numbered(CHINESE_DAYS, bare) ?? numbered(WEEKDAYS, text.slice(0, 3).toUpperCase());
}

/**
 * Parses a weekday: `2`, `周一`, `Mon` → `2`; with a loop number of 1 to 7 `周一/3` → `2/3`; undefined if the text is
 * neither (W3.3-21, W5.1-30).
 */
export function readWeek(typed: string): string | undefined {
  const [day = '', loop, ...more] = typed
    .trim()
    .split('/')
    .map((part) => part.trim());
  const weekday = more.length > 0 ? undefined : readWeekday(day);
  if (weekday === undefined) return undefined;
  if (loop === undefined) return String(weekday);
  return /^[1-7]$/.test(loop) ? `${weekday}/${loop}` : undefined;
}
