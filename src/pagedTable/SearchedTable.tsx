import { Button, Input } from 'antd';
import type { TableColumnsType } from 'antd';
import { t } from '../locales/t.ts';
import { PagedTable } from './PagedTable.tsx';
import type { ServerTable } from './useTable.ts';
import './searchedTable.css';
import { textOf } from '../../contract/reading.ts';

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
        rowKey={(row) => textOf(row, rowKey)}
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
