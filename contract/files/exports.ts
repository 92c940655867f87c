/** Last part of the address of an export: GET `<url>/exportXls` with the parameters of the list (W7-30, contract §6.3). */
export const EXPORT_OPERATION = 'exportXls';

/** How many rows the answer of an export has; told before the first of them. */
export const ROWS_HEADER = 'x-total-rows';

/** What an export is asked besides the parameters of the list. */
export const EXPORT_PARAMETERS = {
  /** Ids of the chosen records, by commas: of those that the list shows, only these. */
  selections: 'selections',
  /** Keys of columns, by commas; blank: those of the list. */
  fields: 'exportFields',
  /** `texts` (default) or `codes`: what stands for a code. */
  values: 'exportValues',
  /** `xls` or `xlsx`; blank: .xls up to 20,000 cells, else .xlsx (D34, D69). */
  format: 'exportFormat',
  /** The second form (W7-30): all of the others as JSON, where the address is opened with a ticket. */
  all: 'paramsStr',
} as const;

export type ExportFormat = 'xls' | 'xlsx';

export const WORKBOOK_TYPE: Readonly<Record<ExportFormat, string>> = {
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Records that can be chosen by their ids. */
export const MAX_SELECTIONS = 5000;
