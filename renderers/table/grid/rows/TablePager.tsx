import { Paginator } from '../../../kit/blocks/Paginator.tsx';
import type { TablePorts } from '../cells/cellEditors.ts';
import type { TablePagination } from './pagination.ts';
import type { RowEvents } from './rowEvents.ts';

export interface TablePagerProps {
  readonly pagination: TablePagination;
  readonly t: TablePorts['t'];
  readonly onPageChange: RowEvents['onPageChange'];
}

/** The pager below the table; it displays pages and does not load any (contract §9.4). */
export function TablePager({ pagination, t, onPageChange }: TablePagerProps) {
  return (
    <Paginator
      t={t}
      className="wb-table-pager"
      current={pagination.current}
      pageSize={pagination.pageSize}
      pageSizes={pagination.pageSizeOptions}
      total={pagination.total}
      onChange={(current, pageSize) => onPageChange?.({ current, pageSize })}
    />
  );
}
