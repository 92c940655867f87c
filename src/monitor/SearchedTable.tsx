import { Alert, Button, Input, Table } from 'antd';
import type { TableColumnsType } from 'antd';
import { textOf } from '../http/envelope.ts';
import { t } from '../locales/t.ts';
import type { ServerTable } from './useTable.ts';
import './monitor.css';

type Row = Readonly<Record<string, unknown>>;

interface SearchedTableProps {
  readonly title: string;
  readonly rowKey: string;
  /** What can be searched for. */
  readonly hint: string;
  readonly columns: TableColumnsType<Row>;
  readonly table: ServerTable;
}

/** A list with one search field, its errors and its pages. */
export function SearchedTable({ title, rowKey, hint, columns, table }: SearchedTableProps) {
  const { value, failure, isLoading, again, pageNo, pageSize, search, turn } = table;
  return (
    <section aria-label={title} className="searched-table">
      <div className="searched-table-bar">
        <Input.Search allowClear placeholder={hint} aria-label={hint} maxLength={100} onSearch={search} />
        <Button loading={isLoading} onClick={again}>
          {t('environment.refresh')}
        </Button>
      </div>
      {failure !== undefined && (
        <Alert
          type="error"
          showIcon
          message={t('monitor.failed', { message: failure.message })}
          action={<Button onClick={again}>{t('page.retry')}</Button>}
        />
      )}
      <Table<Row>
        rowKey={(row) => textOf(row, rowKey)}
        size="small"
        scroll={{ x: 'max-content' }}
        loading={isLoading && value === undefined}
        dataSource={[...(value?.rows ?? [])]}
        columns={columns}
        locale={{ emptyText: t('monitor.none') }}
        pagination={{
          current: pageNo,
          pageSize,
          total: value?.total ?? 0,
          size: 'small',
          showSizeChanger: true,
          showTotal: (count) => t('messages.total', { count }),
          onChange: turn,
        }}
      />
    </section>
  );
}
