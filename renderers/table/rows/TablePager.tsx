import { Pagination } from 'antd';
import type { TablePorts } from '../cells/cellEditors.ts';
import type { TablePagination } from './pagination.ts';
import type { RowEvents } from './rowEvents.ts';

export interface TablePagerProps {
  readonly pagination: TablePagination;
  readonly t: TablePorts['t'];
  readonly onPageChange: RowEvents['onPageChange'];
}

/** The pager below the table; it shows pages and loads none (contract §9.4). */
export function TablePager({ pagination, t, onPageChange }: TablePagerProps) {
  const { current = 1, pageSize = 10, pageSizeOptions = [10, 20, 30], total = 100 } = pagination;
  return (
    <Pagination
      className="wb-table-pager"
      size="small"
      current={current}
      pageSize={pageSize}
      pageSizeOptions={[...pageSizeOptions]}
      total={total}
      showSizeChanger
      showQuickJumper
      showTotal={(all, [from, to]) => t('table.pageTotal', { from, to, total: all })}
      onChange={(page, size) => onPageChange?.({ current: page, pageSize: size })}
    />
  );
}
