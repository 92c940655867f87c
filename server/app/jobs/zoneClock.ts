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

/** What a clock of the zone shows at an instant, as if it were UTC, ms; to the second. */
function shownIn(zone: string, instant: number): number {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)] as const),
  );
  const at = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'));
}

/** How far the clock of a zone is before UTC, ms. */
function offsetAt(zone: string, instant: number): number {
  const second = Math.floor(instant / SECOND_MS) * SECOND_MS;
  return shownIn(zone, second) - second;
}

/** A time in which the clock of a zone is not changed. */
export interface OffsetSpan {
  /** How far the clock is before UTC, ms. */
  readonly offset: number;
  /** Epoch ms. */
  readonly from: number;
  /** The first instant that it no longer holds for. */
  readonly until: number;
}

/** No zone changes its clock twice within it. */
const STEP_MS = 12 * HOUR_MS;

/** The instant between two at which the clock is changed; to the second. */
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

/** The spans of a time, one after the other; the first begins and the last ends with it. */
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

/** The spans of so many days from the day of an instant (UTC) on, with one before: asked for by every job of a zone. */
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
