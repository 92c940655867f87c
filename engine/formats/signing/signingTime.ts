import { formatMoment } from '../../core/formatMoment.ts';

/** Both sides use this zone, wherever they run. */
const ZONE = '+08:00';

/** `X-TIMESTAMP` of a moment in milliseconds: `yyyyMMddHHmmss` in UTC+8. */
export const signingTime = (now: number): string => formatMoment(now, 'YYYYMMDDHHmmss');

/**
 * Returns the moment of an `X-TIMESTAMP` in milliseconds; some clients send milliseconds directly. Undefined: neither
 * form.
 */
export function readSigningTime(text: string): number | undefined {
  if (/^\d{13}$/.test(text)) return Number(text);
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text);
  if (parts === null) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const moment = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${ZONE}`);
  return Number.isNaN(moment) ? undefined : moment;
}
