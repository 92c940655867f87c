import { CronExpressionParser } from 'cron-parser';
import { standardWeekday, type CronField } from './cronFields.ts';
import { numbersOf } from './fieldNumbers.ts';
import { ownRuns } from './ownRuns.ts';
import { isSpans, type CronPart, type Quartz } from './quartz.ts';

/** UTC+8, the zone that the product shows. */
const ZONE = 8 * 3_600_000;

export interface RunsOptions {
  /** Epoch milliseconds. Only later runs are returned. Default: now. */
  readonly after?: number;
  /** Default: 10 (W9-14). */
  readonly count?: number;
}

const listOf = (field: CronField, part: CronPart): string => numbersOf(field, part)?.join(',') ?? '*';

function commonDay(part: CronPart): string | undefined {
  if (part === 'every' || part === 'none' || isSpans(part)) return listOf('day', part);
  return part.kind === 'last' && part.before === 0 && !part.workday ? 'L' : undefined;
}

function commonWeek(part: CronPart): string | undefined {
  if (isSpans(part)) return numbersOf('week', part)?.map(standardWeekday).join(',');
  if (part === 'every' || part === 'none') return '*';
  if (part.kind === 'lastWeekday') return `${standardWeekday(part.week)}L`;
  return part.kind === 'nthWeekday' ? `${standardWeekday(part.week)}#${part.nth}` : undefined;
}

/**
 * Returns the expression for cron-parser, with its weekday numbers; undefined if it cannot express it: working days,
 * years (D57).
 */
export function commonCron(quartz: Quartz): string | undefined {
  if (quartz.year !== 'every') return undefined;
  const [day, week] = [commonDay(quartz.day), commonWeek(quartz.week)];
  if (day === undefined || week === undefined) return undefined;
  const [second, minute, hour] = (['second', 'minute', 'hour'] as const).map((field) => listOf(field, quartz[field]));
  return `${second} ${minute} ${hour} ${day} ${listOf('month', quartz.month)} ${week}`;
}

function commonRuns(common: string, after: number, count: number): readonly number[] | undefined {
  try {
    const runs = CronExpressionParser.parse(common, { currentDate: new Date(after), tz: 'UTC' }).take(count);
    return runs.map((run) => run.getTime());
  } catch {
    // cron-parser gives up on days that occur once in decades, and rejects those that never occur.
    return undefined;
  }
}

/** Returns the next runs as `2026-08-01 08:30:00` in the product's zone. A year, if given, is observed (D21). */
export function nextRuns(quartz: Quartz, { after = Date.now(), count = 10 }: RunsOptions = {}): readonly string[] {
  // Rounded down to the second: a run in this second has already started.
  const zoned = Math.floor((after + ZONE) / 1000) * 1000;
  const common = commonCron(quartz);
  const runs = (common === undefined ? undefined : commonRuns(common, zoned, count)) ?? ownRuns(quartz, zoned, count);
  return runs.map((run) => new Date(run).toISOString().slice(0, 19).replace('T', ' '));
}
