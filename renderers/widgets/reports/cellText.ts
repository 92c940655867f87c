import { isBlank, type Values } from '../../../engine/index.ts';
import { toText, withThousands } from '../../kit/formats/formats.ts';
import type { ReportColumn } from '../../kit/ports/reportPort.ts';

/** Returns the text of a report cell: the text of a code, a number with thousands separators, else the value. */
export function cellText(column: ReportColumn, row: Values): string {
  const value = row[column.key];
  if (isBlank(value)) return '';
  const own = column.options?.find((option) => option.value === String(value))?.text;
  const text = own ?? toText(row[`${column.key}_dictText`]);
  if (text !== '') return text;
  return column.valueType === 'decimal' ? withThousands(String(value)) : String(value);
}

/** Returns the link `/path?id=${id}` with values of the row; undefined when it leads nowhere or is not allowed. */
export function cellLink(column: ReportColumn, row: Values): string | undefined {
  if (column.href === undefined || isBlank(row[column.key])) return undefined;
  const path = column.href.replaceAll(/\$\{(\w+)\}/g, (_, key: string) => encodeURIComponent(toText(row[key])));
  return /^(\/(?!\/)|https?:\/\/)/.test(path) ? path : undefined;
}
