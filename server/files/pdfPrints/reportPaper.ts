import type {
  CompiledPrint,
  CompiledReport,
  CompiledReportColumn,
  PrintAlign,
  PrintText,
} from '../../../engine/index.ts';
import { isNumber } from '../../records/reports/reportSql.ts';

/** Points. */
const A4 = { short: 595.28, long: 841.89 };
const MARGIN = 34;
/** Maximum total width of the columns in pixels for portrait format. */
const MAX_UPRIGHT = 760;

const fixed = (text: string): PrintText => ({ read: () => text, fields: [], isNumbered: true });
const told = (text: string): PrintText => ({ read: () => text, fields: [] });

/** `1234567.50` → `1,234,567.50`. */
const withSeparators = (text: string): string =>
  text.replace(/^(-?\d+)/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));

/** Text of a code, number with separators, otherwise the value. */
const cellOf = ({ key, fieldType }: CompiledReportColumn): PrintText => ({
  read: ({ row = {} }) => {
    const text = String(row[`${key}_dictText`] ?? row[key] ?? '');
    return isNumber(fieldType) ? withSeparators(text) : text;
  },
  fields: [],
});

const headOf = ({ title, groupTitle }: CompiledReportColumn): string =>
  groupTitle === undefined ? title : `${groupTitle}·${title}`;

const line = (text: PrintText, align: PrintAlign, look: { readonly size: number; readonly bold: boolean }) =>
  ({ block: 'text', when: true, text, align, ...look }) as const;

/** Texts around the rows, in the language of the reader. */
export interface ReportPaperWords {
  /** Active conditions; blank if there are none. */
  readonly conditions: string;
  readonly printedBy: string;
  /** Contains `${page}` and `${pages}`. */
  readonly pages: string;
  readonly sums: string;
}

/**
 * Paper of a report: its rows (`details.rows`) in one table with their sums; portrait if its columns fit, otherwise
 * landscape.
 */
export function reportPaper(report: CompiledReport, words: ReportPaperWords): CompiledPrint {
  const columns = report.columns.filter(({ isShow }) => isShow);
  const isUpright = columns.reduce((sum, { width }) => sum + width, 0) <= MAX_UPRIGHT;
  return {
    name: report.code,
    title: report.title,
    width: isUpright ? A4.short : A4.long,
    height: isUpright ? A4.long : A4.short,
    margins: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
    header: [line(told(report.title), 'center', { size: 15, bold: true })],
    footer: [
      line(told(words.printedBy), 'left', { size: 8, bold: false }),
      line(fixed(words.pages), 'right', { size: 8, bold: false }),
    ],
    blocks: [
      ...(words.conditions === '' ? [] : [line(told(words.conditions), 'left', { size: 8, bold: false })]),
      {
        block: 'table',
        when: true,
        detail: 'rows',
        columns: columns.map((column) => ({
          title: headOf(column),
          width: column.width,
          align: isNumber(column.fieldType) ? ('right' as const) : ('left' as const),
          lines: [{ text: cellOf(column), keep: false, bold: false }],
          total: column.isTotal ? { key: column.key, write: withSeparators } : undefined,
        })),
        sumTitle: words.sums,
        groupSumTitle: '',
        minRows: 0,
        frame: 'all',
        size: 8,
      },
    ],
  };
}
