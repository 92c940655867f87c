const HOUR_MS = 3_600_000;
const SECOND_MS = 1000;

const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
};

/** Returns the clock time of the zone at an instant as if it were UTC, ms; precise to the second. */
function shownIn(zone: string, instant: number): number {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)] as const),
  );
  const at = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'));
}

/** Returns the UTC offset of a zone at an instant, ms. */
function offsetAt(zone: string, instant: number): number {
  const second = Math.floor(instant / SECOND_MS) * SECOND_MS;
  return shownIn(zone, second) - second;
}

/** A period with a constant UTC offset. */
export interface OffsetSpan {
  /** UTC offset, ms; positive is ahead of UTC. */
  readonly offset: number;
  /** Epoch ms. */
  readonly from: number;
  /** First instant after the span. */
  readonly until: number;
}

/** No zone changes its clock twice within this time. */
const STEP_MS = 12 * HOUR_MS;

/** Finds the instant of the clock change between two instants, to the second. */
function changeBetween(zone: string, before: number, after: number): number {
  const offset = offsetAt(zone, before);
  let [low, high] = [before, after];
  while (high - low > SECOND_MS) {
    const middle = low + Math.floor((high - low) / 2 / SECOND_MS) * SECOND_MS;
    if (offsetAt(zone, middle) === offset) low = middle;
    else high = middle;
  }
  return high;
}

/** Returns the consecutive spans from `start` to `until`. */
function readSpans(zone: string, start: number, until: number): readonly OffsetSpan[] {
  const spans: OffsetSpan[] = [];
  let begun = start;
  let offset = offsetAt(zone, start);
  for (let at = start; at < until; at += STEP_MS) {
    const next = at + STEP_MS;
    const now = offsetAt(zone, next);
    if (now === offset) continue;
    const change = changeBetween(zone, at, next);
    spans.push({ offset, from: begun, until: change });
    [begun, offset] = [change, now];
  }
  return [...spans, { offset, from: begun, until }];
}

const DAY_MS = 24 * HOUR_MS;
const MAX_KEPT = 500;
const kept = new Map<string, readonly OffsetSpan[]>();

/**
 * Returns the spans of `days` days from the UTC day of an instant, plus the day before. Cached, because every job of a
 * zone needs them.
 */
export function offsetSpans(zone: string, instant: number, days: number): readonly OffsetSpan[] {
  const start = Math.floor(instant / DAY_MS) * DAY_MS;
  const key = `${zone} ${start} ${days}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= MAX_KEPT) kept.clear();
  const spans = readSpans(zone, start - DAY_MS, start + days * DAY_MS);
  kept.set(key, spans);
  return spans;
}
