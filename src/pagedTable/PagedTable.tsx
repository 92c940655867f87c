import { Table, type TableProps } from 'antd';
import { t } from '../locales/t.ts';
import type { Fetched } from '../ui/useFetched.ts';
import { RetryAlert } from '../ui/RetryAlert.tsx';

interface PagedTableProps<Row> extends Pick<TableProps<Row>, 'rowKey' | 'columns' | 'scroll'> {
  readonly fetched: Fetched<{ readonly rows: readonly Row[]; readonly total: number }>;
  /** What could not be fetched, with the reason. */
  readonly failureText: (message: string) => string;
  readonly emptyText: string;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly onTurn: (pageNo: number, pageSize: number) => void;
}

/** A list that the server hands out page by page, or why it did not. */
export function PagedTable<Row extends object>(props: PagedTableProps<Row>) {
  const { fetched, failureText, emptyText, pageNo, pageSize, onTurn, ...table } = props;
  const { value, failure, isLoading, again } = fetched;
  return (
    <>
      {failure !== undefined && <RetryAlert message={failureText(failure.message)} onRetry={again} />}
      <Table<Row>
        {...table}
        size="small"
        loading={isLoading && value === undefined}
        dataSource={[...(value?.rows ?? [])]}
        locale={{ emptyText }}
        pagination={{
          current: pageNo,
          pageSize,
          total: value?.total ?? 0,
          size: 'small',
          showSizeChanger: true,
          showTotal: (count) => t('messages.total', { count }),
          // Another size begins at the first page.
          onChange: (page, size) => onTurn(size === pageSize ? page : 1, size),
        }}
      />
    </>
  );
}
