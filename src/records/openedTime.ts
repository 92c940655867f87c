const two = (part: number): string => String(part).padStart(2, '0');

/** When a record was opened: the time of today, the day and time of this year, else the whole day. */
export function openedTime(at: number, now: Date): string {
  const moment = new Date(at);
  const time = `${two(moment.getHours())}:${two(moment.getMinutes())}`;
  const day = `${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  if (moment.toDateString() === now.toDateString()) return time;
  return moment.getFullYear() === now.getFullYear() ? `${day} ${time}` : `${moment.getFullYear()}-${day}`;
}
