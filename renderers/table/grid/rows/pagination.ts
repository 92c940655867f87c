/** Which page the table shows (contract §9.4). */
export interface TablePagination {
  /** From 1. Default: 1. */
  readonly current?: number;
  /** Default: 10. */
  readonly pageSize?: number;
  /** Default: 10, 20 and 30. */
  readonly pageSizeOptions?: readonly number[];
  /** Default: 100, until it is known. */
  readonly total?: number;
}
