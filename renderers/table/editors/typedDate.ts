const two = (part: string): string => part.padStart(2, '0');

/** Year, month and day in the ways that clerks type them; the year may be left out. */
const SHAPES: readonly RegExp[] = [
  /^(?<year>\d{4})[-/.年](?<month>\d{1,2})[-/.月](?<day>\d{1,2})日?$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<year>\d{2})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<month>\d{1,2})[-/.月](?<day>\d{1,2})日?$/,
  /^(?<month>\d{2})(?<day>\d{2})$/,
];

/** `20240105`, `240105`, `2024/1/5`, `2024年1月5日`, `1-5` → `2024-01-05`; undefined when it is no day of the calendar. */
export function readTypedDate(typed: string, today: Date): string | undefined {
  const text = typed.trim();
  for (const shape of SHAPES) {
    const groups = shape.exec(text)?.groups;
    if (groups === undefined) continue;
    const { year = String(today.getFullYear()), month = '', day = '' } = groups;
    const written = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
    const date = new Date(`${written}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
  }
  return undefined;
}
