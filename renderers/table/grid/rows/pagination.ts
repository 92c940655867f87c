/** The page that the table displays (contract §9.4). */
export interface TablePagination {
  /** One-based. Default: 1. */
  readonly current?: number;
  /** Default: 10. */
  readonly pageSize?: number;
  /** Default: 10, 20 and 30. */
  readonly pageSizeOptions?: readonly number[];
  /** Default while unknown: 100. */
  readonly total?: number;
}
