import type { ExportOrder, WorkbookFormat } from '../../kit/ports/exports.ts';
import type { ListOrder } from '../../kit/ports/ports.ts';

/** Cells up to which a workbook may be .xls (D69): as the server has it. */
const MAX_XLS_CELLS = 20_000;
/** Rows up to which staff wait for a workbook; longer ones are made in the background. */
const MAX_AWAITED_ROWS = 10_000;
/** Chosen records that the address of a call has room for. */
const MAX_NAMED_ROWS = 300;

/** The list as it stands. */
export interface ExportedList {
  readonly filters: ExportOrder['filters'];
  readonly tab: string;
  readonly order: ListOrder;
  /** Ids of the chosen records, those of other pages included; absent: its rows are not chosen. */
  readonly selected?: readonly string[];
  readonly total: number;
  readonly totalIsAtLeast: boolean;
}

export const selectedOf = ({ selected = [] }: ExportedList): readonly string[] => selected;

/** What staff choose in the dialog. */
export interface ExportChoice {
  readonly rows: 'all' | 'selected';
  readonly columns: 'listed' | 'all';
  readonly values: ExportOrder['values'];
  /** What it leaves as: `wanted`, or .xlsx where it does not fit .xls. */
  readonly format: WorkbookFormat;
  /** What staff chose. Default: .xls (W7-30). */
  readonly wanted: WorkbookFormat;
  readonly fileName: string;
  /** Asked for by staff; long ones are in any case. */
  readonly isInBackground: boolean;
}

export type ExportFields = Readonly<Record<ExportChoice['columns'], readonly string[]>>;

/** What there is to choose from. */
export interface Exportable {
  readonly list: ExportedList;
  readonly fields: ExportFields;
}

/** How many rows a choice comes to. */
export const exportedRows = ({ rows }: ExportChoice, { list }: Exportable): number =>
  rows === 'selected' ? selectedOf(list).length : list.total;

/** Whether nobody should wait for it. */
export const isLong = (choice: ExportChoice, of: Exportable): boolean =>
  (choice.rows === 'all' && of.list.totalIsAtLeast) ||
  exportedRows(choice, of) > (choice.rows === 'all' ? MAX_AWAITED_ROWS : MAX_NAMED_ROWS);

/** Whether it may be .xls: only where it is known to fit (D69). */
export const mayBeXls = (choice: ExportChoice, of: Exportable): boolean =>
  (choice.rows === 'selected' || !of.list.totalIsAtLeast) &&
  exportedRows(choice, of) * of.fields[choice.columns].length <= MAX_XLS_CELLS;

const fitted = (choice: ExportChoice, of: Exportable): ExportChoice => ({
  ...choice,
  format: mayBeXls(choice, of) ? choice.wanted : 'xlsx',
});

/** What the dialog starts with. */
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

/** A choice after a change; what does not fit .xls is .xlsx as long as it does not. */
export const changed = (choice: ExportChoice, change: Partial<ExportChoice>, of: Exportable): ExportChoice =>
  fitted({ ...choice, ...change, wanted: change.format ?? choice.wanted }, of);

/** What is chosen leaves as it was chosen, whatever narrows the list by now. */
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
