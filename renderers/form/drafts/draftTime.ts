const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** `10:32` for today, else `5-03 10:32`. */
export function draftTime(at: number, now = Date.now()): string {
  const [moment, today] = [new Date(at), new Date(now)];
  const time = `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
  const isToday = moment.toDateString() === today.toDateString();
  return isToday ? time : `${moment.getMonth() + 1}-${twoDigits(moment.getDate())} ${time}`;
}
