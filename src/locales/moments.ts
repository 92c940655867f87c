/** The product's clock: +08:00, wherever the machine stands (contract §0.1). */
const OFFSET_MS = 8 * 60 * 60 * 1000;

/** `2026-11-20 16:00:00` for a moment of the wire, as `2026-11-20T08:00:00.000Z`; blank where it is none. */
export function showMoment(moment: string): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? '' : new Date(time + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}
