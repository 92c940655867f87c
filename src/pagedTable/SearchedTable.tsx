import { Button, Input } from 'antd';
import type { TableColumnsType } from 'antd';
import { t } from '../locales/t.ts';
import { PagedTable } from './PagedTable.tsx';
import type { ServerTable } from './useTable.ts';
import './searchedTable.css';

interface SearchedTableProps<Row> {
  readonly title: string;
  readonly rowKey: keyof Row & string;
  /** What can be searched for. */
  readonly hint: string;
  readonly columns: TableColumnsType<Row>;
  readonly table: ServerTable<Row>;
}

/** A list with one search field, its errors and its pages. */
export function SearchedTable<Row extends object>({ title, rowKey, hint, columns, table }: SearchedTableProps<Row>) {
  const { isLoading, again, search } = table;
  return (
    <section aria-label={title} className="searched-table">
      <div className="searched-table-bar">
        <Input.Search allowClear placeholder={hint} aria-label={hint} maxLength={100} onSearch={search} />
        <Button loading={isLoading} onClick={again}>
          {t('environment.refresh')}
        </Button>
      </div>
      <PagedTable<Row>
        rowKey={rowKey}
        columns={columns}
        scroll={{ x: 'max-content' }}
        fetched={table}
        failureText={(message) => t('monitor.failed', { message })}
        emptyText={t('monitor.none')}
        pageNo={table.pageNo}
        pageSize={table.pageSize}
        onTurn={table.turn}
      />
    </section>
  );
}
