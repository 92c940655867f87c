import { nextRuns, parseCron } from '../../engine/index.ts';

/** The zone that `nextRuns` writes its runs in, ms. */
const WRITTEN_ZONE_MS = 8 * 3_600_000;
/** More than the runs that fall into the hour that a clock set forward leaves out, where they are a minute apart. */
const RUNS_LOOKED_AT = 70;

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

/** What a clock on the wall of the zone shows, as if it were UTC, ms. */
const shownIn = (zone: string, instant: number): number => {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)] as const),
  );
  const at = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'));
};

/** When the clock shows it; undefined for an hour that a clock set forward leaves out. */
const instantOf = (zone: string, shown: number): number | undefined => {
  const near = shown - (shownIn(zone, shown) - shown);
  const instant = shown - (shownIn(zone, near) - near);
  return shownIn(zone, instant) === shown ? instant : undefined;
};

/** The first run after an instant, epoch ms; undefined for what is no expression (D57) or runs never again. */
export function nextRun(cron: string, zone: string, after: number): number | undefined {
  const read = parseCron(cron);
  if (read.kind !== 'read') return undefined;
  const from = shownIn(zone, after) - WRITTEN_ZONE_MS;
  return nextRuns(read.quartz, { after: from, count: RUNS_LOOKED_AT })
    .map((run) => instantOf(zone, Date.parse(`${run.replace(' ', 'T')}Z`)))
    .find((instant) => instant !== undefined && instant > after);
}
