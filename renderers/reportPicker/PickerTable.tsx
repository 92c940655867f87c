import { present } from '../../engine/index.ts';
import { Button, Empty, Table, type TableProps } from 'antd';
import { useMemo, type HTMLAttributes } from 'react';
import type { Values } from '../../engine/index.ts';
import '../theme/records.css';
import type { ReportInfo } from '../ports/ports.ts';
import { usePorts } from '../ports/portsContext.ts';
import { pickerColumns, widthOf } from './pickerColumns.tsx';
import { PickerTotals } from './PickerTotals.tsx';
import type { PickerRows } from './usePickerRows.ts';
import type { Picking } from './usePicking.ts';
import type { RowFocus } from './useRowFocus.ts';
import { pageSizes, type Sort } from '../records/paging.ts';

export interface PickerTableProps {
  readonly info: ReportInfo;
  readonly picking: Picking;
  readonly multi: boolean;
  readonly focus: RowFocus;
  readonly onLink: (path: string) => void;
}

const selectionWidth = 44;

const sortOf = (sorter: Parameters<NonNullable<TableProps<Values>['onChange']>>[2]): Sort | null => {
  const one = Array.isArray(sorter) ? sorter[0] : sorter;
  if (!one?.order || one.columnKey === undefined) return null;
  return { column: String(one.columnKey), order: one.order === 'ascend' ? 'asc' : 'desc' };
};

const sameSort = (one: Sort | null, other: Sort | null): boolean =>
  one?.column === other?.column && one?.order === other?.order;

/** antd's box hands these on; its types do not know of them. Rows are reached by arrows, so their boxes are no tab stops. */
const box = (label: string): object => ({ 'aria-label': label, tabIndex: -1 });

function rowHandlers({ picking: { keyed, state, toggle, take }, focus }: PickerTableProps) {
  const keys = [...keyed.keys()];
  return (_: Values, index = 0): HTMLAttributes<HTMLElement> => {
    const key = keys[index] ?? '';
    return {
      tabIndex: index === focus.active ? 0 : -1,
      'aria-selected': state.chosen.has(key),
      onFocus: () => focus.onFocus(index),
      onKeyDown: (event) => focus.onKeyDown(event, index),
      onClick: (event) => {
        const { target } = event;
        if (target instanceof Element && target.closest('.ant-table-selection-column') === null) toggle(key);
      },
      onDoubleClick: () => take(key),
    };
  };
}

function Nothing({ rows, onRetry }: { readonly rows: PickerRows; readonly onRetry: () => void }) {
  const { t } = usePorts();
  if (rows.loading) return <> </>;
  if (rows.failure === undefined) return <Empty description={t('popup.empty')} image={Empty.PRESENTED_IMAGE_SIMPLE} />;
  return (
    <div className="wb-failure" role="alert">
      <p>{rows.failure}</p>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </div>
  );
}

/** The foot of the table; undefined where nothing is summed. */
const totalsOf = (columns: ReportInfo['columns']) =>
  columns.some(({ isTotal }) => isTotal)
    ? (rows: readonly Values[]) => <PickerTotals columns={columns} rows={rows} />
    : undefined;

/** The rows to pick from: paging, order and totals. */
export function PickerTable(props: PickerTableProps) {
  const { info, picking, multi, onLink } = props;
  const { rows, keyed, state, dispatch } = picking;
  const { t } = usePorts();
  const columns = useMemo(
    () => pickerColumns({ columns: info.columns, sort: state.sort, onLink }),
    [info.columns, onLink, state.sort],
  );
  const width = info.columns.reduce((sum, column) => sum + widthOf(column), selectionWidth);
  const summary = useMemo(() => totalsOf(info.columns), [info.columns]);
  const onRow = rowHandlers(props);
  const shown = rows.failure === undefined ? [...keyed.values()] : [];
  const keyOf = new Map([...keyed].map(([key, row]) => [row, key]));
  const result = rows.answer?.result;
  return (
    <Table<Values>
      className="wb-records wb-picker-rows"
      size="small"
      aria-label={t('list.table', { title: info.title })}
      rowKey={(row) => keyOf.get(row) ?? ''}
      columns={columns}
      dataSource={shown}
      loading={rows.loading}
      scroll={{ x: width, y: 'var(--wb-picker-height)' }}
      locale={{ emptyText: <Nothing rows={rows} onRetry={() => dispatch({ kind: 'retry' })} /> }}
      rowSelection={{
        type: multi ? 'checkbox' : 'radio',
        columnWidth: selectionWidth,
        preserveSelectedRowKeys: true,
        selectedRowKeys: [...state.chosen.keys()],
        onChange: (keys, chosen) => {
          const known = new Map([...state.chosen, ...keyed]);
          const next = keys
            .map(String)
            .map((key, index): [string, Values] => [key, known.get(key) ?? chosen[index] ?? {}]);
          dispatch({ kind: 'choose', chosen: new Map(next) });
        },
        getCheckboxProps: (row) => box(t('list.selectRow', { row: shown.indexOf(row) + 1 })),
      }}
      onRow={onRow}
      onChange={(_pagination, _filters, sorter) => {
        const sort = sortOf(sorter);
        if (!sameSort(sort, state.sort)) dispatch({ kind: 'sort', sort });
      }}
      {...present({ summary: shown.length === 0 ? undefined : summary })}
      pagination={{
        current: state.pageNo,
        pageSize: state.pageSize,
        total: result?.total ?? 0,
        pageSizeOptions: [...pageSizes],
        showSizeChanger: true,
        onChange: (pageNo, pageSize) => dispatch({ kind: 'turn', pageNo, pageSize }),
        showTotal: (total, [from, to]) =>
          t(result?.totalIsAtLeast === true ? 'paginator.rangeAtLeast' : 'paginator.range', { from, to, total }),
      }}
    />
  );
}
