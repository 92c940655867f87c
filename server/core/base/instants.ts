/** The API shows instants in +08:00 (contract §0.1). */
const OFFSET_MS = 8 * 60 * 60 * 1000;
const DATE = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/** Formats an instant of the database: `2026-11-20 16:00:00`. */
export const showInstant = (instant: Date): string =>
  new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Returns today's date in +08:00: `2026-11-20`. */
export const showDate = (instant: Date): string => showInstant(instant).slice(0, 10);

type Sextuple = [number, number, number, number, number, number];

export interface TimeSpan {
  /** First and last instant that the text covers: a whole day when it names no time. */
  readonly from: Date;
  readonly to: Date;
}

/** Parses `2026-11-20` or `2026-11-20 16:00[:00]` as +08:00; undefined when there is no such day or time. */
export const readTimeSpan = (text: string): TimeSpan | undefined => {
  const parts = DATE.exec(text);
  if (parts === null) return undefined;
  // As many as the pattern has groups.
  const [year, month, day, hour, minute, second] = parts.slice(1).map((part) => Number(part ?? 0)) as Sextuple;
  const utc = Date.UTC(year, month - 1, day, hour, minute, second);
  const shown = new Date(utc);
  const exists =
    year > 0 &&
    shown.getUTCMonth() === month - 1 &&
    shown.getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    second < 60;
  if (!exists) return undefined;
  const length = parts[4] === undefined ? 86_400_000 : parts[6] === undefined ? 60_000 : 1000;
  return { from: new Date(utc - OFFSET_MS), to: new Date(utc - OFFSET_MS + length - 1) };
};
