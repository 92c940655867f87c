import { CRON_FIELDS } from './cronFields.ts';
import { DEFAULT_PARTS } from './parseCron.ts';
import { isSpans, type CronPart, type CronSpan, type CronSpecial, type Quartz } from './quartz.ts';
import type { CronField } from './cronFields.ts';

function spanText({ from, to, step }: CronSpan): string {
  if (to === null) return `${from}/${step}`;
  if (to === from) return String(from);
  return step === 1 ? `${from}-${to}` : `${from}-${to}/${step}`;
}

function specialText(part: CronSpecial): string {
  switch (part.kind) {
    case 'last':
      return `L${part.before === 0 ? '' : `-${part.before}`}${part.workday ? 'W' : ''}`;
    case 'workday':
      return `${part.day}W`;
    case 'lastWeekday':
      return `${part.week}L`;
    default:
      return `${part.week}#${part.nth}`;
  }
}

export function printCronPart(part: CronPart): string {
  if (part === 'every') return '*';
  if (part === 'none') return '?';
  return isSpans(part) ? part.map(spanText).join(',') : specialText(part);
}

/** Returns the seven fields, with numbers: `0 0/5 8-18 ? * 2-6 *`. */
export const printCron = (quartz: Quartz): string => CRON_FIELDS.map((field) => printCronPart(quartz[field])).join(' ');

/** Joins fields; an empty one becomes `*`, for day of week `?` (W5.1-48). */
export const composeCron = (texts: Readonly<Partial<Record<CronField, string>>>): string =>
  CRON_FIELDS.map((field) => texts[field]?.trim() || DEFAULT_PARTS[field]).join(' ');
