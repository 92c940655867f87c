/** Times of the product are shown on the clock of +08:00, wherever the browser is. */
const ZONE_MS = 8 * 3_600_000;

const onClock = (epoch: number): string => new Date(epoch + ZONE_MS).toISOString();

/** When a record was opened: the time of today, the day and time of this year, else the whole day. */
export function openedTime(at: number, now: Date): string {
  const [moment, today] = [onClock(at), onClock(now.getTime())];
  const time = moment.slice(11, 16);
  if (moment.slice(0, 10) === today.slice(0, 10)) return time;
  return moment.slice(0, 4) === today.slice(0, 4) ? `${moment.slice(5, 10)} ${time}` : moment.slice(0, 10);
}
