import type { ExportOrder, WorkbookFormat } from '../../kit/ports/exports.ts';
import type { ListOrder } from '../../kit/ports/ports.ts';

/** Maximum number of cells of an .xls workbook (D69); the server has the same limit. */
const MAX_XLS_CELLS = 20_000;
/** Maximum number of rows that staff wait for; larger workbooks are created in the background. */
const MAX_AWAITED_ROWS = 10_000;
/** Maximum number of selected records that fit in the URL of a call. */
const MAX_NAMED_ROWS = 300;

/** Current state of the list. */
export interface ExportedList {
  readonly filters: ExportOrder['filters'];
  readonly tab: string;
  readonly order: ListOrder;
  /** Ids of the selected records, including those on other pages; absent: rows cannot be selected. */
  readonly selected?: readonly string[];
  readonly total: number;
  readonly totalIsAtLeast: boolean;
}

export const selectedOf = ({ selected = [] }: ExportedList): readonly string[] => selected;

/** Options chosen in the dialog. */
export interface ExportChoice {
  readonly rows: 'all' | 'selected';
  readonly columns: 'listed' | 'all';
  readonly values: ExportOrder['values'];
  /** Effective format: `wanted`, or .xlsx when it does not fit .xls. */
  readonly format: WorkbookFormat;
  /** Format that staff chose. Default: .xls (W7-30). */
  readonly wanted: WorkbookFormat;
  readonly fileName: string;
  /** Requested by staff; long exports always run in the background. */
  readonly isInBackground: boolean;
}

export type ExportFields = Readonly<Record<ExportChoice['columns'], readonly string[]>>;

/** What can be exported. */
export interface Exportable {
  readonly list: ExportedList;
  readonly fields: ExportFields;
}

/** Returns the number of rows of a choice. */
export const exportedRows = ({ rows }: ExportChoice, { list }: Exportable): number =>
  rows === 'selected' ? selectedOf(list).length : list.total;

/** Returns whether the export is too long to wait for. */
export const isLong = (choice: ExportChoice, of: Exportable): boolean =>
  (choice.rows === 'all' && of.list.totalIsAtLeast) ||
  exportedRows(choice, of) > (choice.rows === 'all' ? MAX_AWAITED_ROWS : MAX_NAMED_ROWS);

/** Returns whether .xls is possible: only when the rows are known to fit (D69). */
export const mayBeXls = (choice: ExportChoice, of: Exportable): boolean =>
  (choice.rows === 'selected' || !of.list.totalIsAtLeast) &&
  exportedRows(choice, of) * of.fields[choice.columns].length <= MAX_XLS_CELLS;

const fitted = (choice: ExportChoice, of: Exportable): ExportChoice => ({
  ...choice,
  format: mayBeXls(choice, of) ? choice.wanted : 'xlsx',
});

/** Returns the initial options of the dialog. */
export const startingChoice = (of: Exportable, fileName: string): ExportChoice =>
  fitted(
    {
      rows: selectedOf(of.list).length > 0 ? 'selected' : 'all',
      columns: 'listed',
      values: 'texts',
      format: 'xls',
      wanted: 'xls',
      fileName,
      isInBackground: false,
    },
    of,
  );

/** Applies a change; as long as the rows do not fit .xls, the format is .xlsx. */
export const changed = (choice: ExportChoice, change: Partial<ExportChoice>, of: Exportable): ExportChoice =>
  fitted({ ...choice, ...change, wanted: change.format ?? choice.wanted }, of);

/** Builds the export order. Selected records are exported regardless of the current filters. */
export const exportOrderOf = (
  { rows, columns, values, format, fileName }: ExportChoice,
  { list, fields }: Exportable,
): ExportOrder => ({
  ...list.order,
  ...(rows === 'selected'
    ? { filters: {}, tab: '', selections: selectedOf(list) }
    : { filters: list.filters, tab: list.tab, selections: [] }),
  fields: fields[columns],
  values,
  format,
  fileName: fileName.trim(),
});
