import { nextRuns, numbersOf, parseCron, type Quartz } from '../../../engine/index.ts';
import { offsetSpans, type OffsetSpan } from './zoneClock.ts';

/** Offset of the zone in which `nextRuns` formats its runs, ms. */
const WRITTEN_ZONE_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
/** Length of one search step; when it contains no run, the search continues shortly before the next one. */
const WINDOW_MS = 2 * DAY_MS;
/** Days that a window touches, plus one in which a clock change moves its last runs. */
const DAYS_OF_WINDOW = 4;
const HOURS_OF_DAY = 24;

/** Returns the first run whose clock time is later than `shown`; clock times are ms as if they were UTC. */
function nextShown(quartz: Quartz, shown: number): number | undefined {
  const [run] = nextRuns(quartz, { after: shown - WRITTEN_ZONE_MS, count: 1 });
  return run === undefined ? undefined : Date.parse(`${run.replace(' ', 'T')}Z`);
}

/** The expression restricts no hour: it runs by elapsed time, also in an hour that occurs twice. */
const isEveryHour = ({ hour }: Quartz): boolean =>
  hour === 'every' || (numbersOf('hour', hour)?.length ?? 0) === HOURS_OF_DAY;

/**
 * Range in which the clock times of a span apply, ms: begin and end. A skipped hour uses the offset before it, so its
 * runs are late by the size of the clock change; an hour that occurs twice uses its first occurrence (RFC 5545, 3.3.5).
 */
function countedIn(spans: readonly OffsetSpan[], index: number, everyHour: boolean): readonly [number, number] {
  const { offset, from, until } = spans[index] ?? { offset: 0, from: 0, until: 0 };
  const before = spans[index - 1]?.offset ?? offset;
  const after = spans[index + 1]?.offset ?? offset;
  return [from + (everyHour ? 0 : Math.max(0, before - offset)), until + Math.max(0, after - offset)];
}

/** Returns the first run after an instant, at most `WINDOW_MS` later. */
function runInWindow(quartz: Quartz, zone: string, after: number): number | undefined {
  // Runs of skipped hours are up to a day after the clock change (Samoa skipped a whole day).
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

/**
 * Returns the first run after an instant, epoch ms; undefined for an invalid expression (D57) or one that never runs
 * again.
 */
export function nextRun(cron: string, zone: string, after: number): number | undefined {
  const read = parseCron(cron);
  if (read.kind !== 'read') return undefined;
  const { quartz } = read;
  let from = after;
  for (;;) {
    const run = runInWindow(quartz, zone, from);
    if (run !== undefined) return run;
    // No zone differs from UTC by more than a day.
    const shown = nextShown(quartz, from + WINDOW_MS - DAY_MS);
    if (shown === undefined) return undefined;
    from = Math.max(from + WINDOW_MS, shown - DAY_MS - 1);
  }
}
