/**
 * Last segment of the address of an export: GET `<url>/exportXls` with the parameters of the list (W7-30, contract
 * §6.3).
 */
export const EXPORT_OPERATION = 'exportXls';

/** Number of rows in the answer of an export; sent before the first row. */
export const ROWS_HEADER = 'x-total-rows';

/** Parameters of an export in addition to those of the list. */
export const EXPORT_PARAMETERS = {
  /** Comma-separated ids of the selected records: only those of the list's records are exported. */
  selections: 'selections',
  /** Comma-separated column keys; blank: the columns of the list. */
  fields: 'exportFields',
  /** `texts` (default) or `codes`: how coded values are written. */
  values: 'exportValues',
  /** `xls` or `xlsx`; blank: .xls up to 20,000 cells, else .xlsx (D34, D69). */
  format: 'exportFormat',
  /** The second form (W7-30): all other parameters as JSON, for an address that is opened with a ticket. */
  all: 'paramsStr',
} as const;

export type ExportFormat = 'xls' | 'xlsx';

export const WORKBOOK_TYPE: Readonly<Record<ExportFormat, string>> = {
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Maximum number of records that can be selected by id. */
export const MAX_SELECTIONS = 5000;
