import { nextRuns, numbersOf, parseCron, type Quartz } from '../../../engine/index.ts';
import { offsetSpans, type OffsetSpan } from './zoneClock.ts';

/** The zone that `nextRuns` writes its runs in, ms. */
const WRITTEN_ZONE_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
/** Runs are looked for in so much time at once; with no run in it, the search goes on shortly before the next. */
const WINDOW_MS = 2 * DAY_MS;
/** Days that a window touches, and one in which a clock change moves its last runs. */
const DAYS_OF_WINDOW = 4;
const HOURS_OF_DAY = 24;

/** The first run whose clock time is later than `shown`; clock times are ms as if they were UTC. */
function nextShown(quartz: Quartz, shown: number): number | undefined {
  const [run] = nextRuns(quartz, { after: shown - WRITTEN_ZONE_MS, count: 1 });
  return run === undefined ? undefined : Date.parse(`${run.replace(' ', 'T')}Z`);
}

/** It names no hour: it runs by the time that passes, also in an hour that the clock shows twice. */
const isEveryHour = ({ hour }: Quartz): boolean =>
  hour === 'every' || (numbersOf('hour', hour)?.length ?? 0) === HOURS_OF_DAY;

/**
 * In which time the clock times of a span count, ms: begin and end. An hour that is left out counts with the offset
 * before it, so its runs come late by what the clock was set forward; one that is shown twice counts the first time
 * (RFC 5545, 3.3.5).
 */
function countedIn(spans: readonly OffsetSpan[], index: number, everyHour: boolean): readonly [number, number] {
  const { offset, from, until } = spans[index] ?? { offset: 0, from: 0, until: 0 };
  const before = spans[index - 1]?.offset ?? offset;
  const after = spans[index + 1]?.offset ?? offset;
  return [from + (everyHour ? 0 : Math.max(0, before - offset)), until + Math.max(0, after - offset)];
}

/** The first run after an instant and no later than `WINDOW_MS` behind it. */
function runInWindow(quartz: Quartz, zone: string, after: number): number | undefined {
  // Runs of an hour that was left out come up to a day behind the clock change (Samoa left out a whole day).
  const spans = offsetSpans(zone, after, DAYS_OF_WINDOW);
  const everyHour = isEveryHour(quartz);
  const runs = spans.flatMap(({ offset }, index) => {
    const [from, until] = countedIn(spans, index, everyHour);
    const shown = nextShown(quartz, Math.max(after, from - 1) + offset);
    const at = shown === undefined ? Number.POSITIVE_INFINITY : shown - offset;
    return at < until && at <= after + WINDOW_MS ? at : [];
  });
  return runs.length === 0 ? undefined : Math.min(...runs);
}

/** The first run after an instant, epoch ms; undefined for what is no expression (D57) or runs never again. */
export function nextRun(cron: string, zone: string, after: number): number | undefined {
  const read = parseCron(cron);
  if (read.kind !== 'read') return undefined;
  const { quartz } = read;
  let from = after;
  for (;;) {
    const run = runInWindow(quartz, zone, from);
    if (run !== undefined) return run;
    // No clock is further from UTC than a day.
    const shown = nextShown(quartz, from + WINDOW_MS - DAY_MS);
    if (shown === undefined) return undefined;
    from = Math.max(from + WINDOW_MS, shown - DAY_MS - 1);
  }
}
