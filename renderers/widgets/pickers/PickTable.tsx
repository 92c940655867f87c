import { EmptyState } from '../../kit/blocks/EmptyState.tsx';
import { Button, Table, type TableProps } from 'antd';
import { useMemo, type HTMLAttributes } from 'react';
import type { Values } from '../../../engine/index.ts';
import { shortened } from '../../kit/blocks/shortened.ts';
import { toText } from '../../kit/formats/formats.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { Sort } from '../../data/records/paging.ts';
import type { RowFocus } from '../reports/useRowFocus.ts';
import '../../kit/theme/records.css';
import type { PickerLook } from './pickerLook.ts';
import type { PickList } from './usePickList.ts';

export interface PickTableProps {
  readonly look: PickerLook;
  readonly list: PickList;
  readonly multiple: boolean;
  readonly focus: RowFocus;
  /** Returns the stored value of a row; undefined: it cannot be picked. */
  readonly valueOf: (row: Values) => string | undefined;
  readonly isPicked: (value: string) => boolean;
  readonly onToggle: (row: Values) => void;
  readonly onTake: (row: Values) => void;
  /** Picks or unpicks all rows of the page. */
  readonly onToggleAll: (isPicked: boolean) => void;
}

type Columns = NonNullable<TableProps<Values>['columns']>;

const SELECTION_WIDTH = 44;
const USUAL_WIDTH = 120;

/** Returns the sort column for the server: the code, when its text is displayed. */
const sortedBy = (key: string): string => key.replace(/_dictText$/, '');
/** Columns that cannot be sorted. */
const UNSORTED = new Set(['orgCodeTxt']);

function columnsOf({ look, list }: PickTableProps): Columns {
  const { sort } = list.question;
  return look.columns.map(({ key, title, width = USUAL_WIDTH }) => ({
    key,
    title,
    width,
    sorter: !UNSORTED.has(key),
    sortOrder: sort?.column !== sortedBy(key) ? null : sort.order === 'asc' ? 'ascend' : 'descend',
    render: (_: unknown, row: Values) => {
      const text = toText(row[key]);
      const cut = shortened(text);
      return (
        <div className="wb-cell-text" title={cut === text ? undefined : text}>
          {cut}
        </div>
      );
    },
  }));
}

const sortOf = (sorter: Parameters<NonNullable<TableProps<Values>['onChange']>>[2]): Sort | null => {
  const one = Array.isArray(sorter) ? sorter[0] : sorter;
  if (!one?.order || one.columnKey === undefined) return null;
  return { column: sortedBy(String(one.columnKey)), order: one.order === 'ascend' ? 'asc' : 'desc' };
};

/**
 * antd's checkbox passes these on, although its types do not declare them. Rows are reached by arrow keys, so their
 * checkboxes are not tab stops.
 */
const box = (label: string): object => ({ 'aria-label': label, tabIndex: -1 });

function Nothing({ list }: Pick<PickTableProps, 'list'>) {
  const { t } = usePorts();
  if (list.loading) return <> </>;
  if (list.failure === undefined)
    return <EmptyState picture="notFound" text={t('popup.empty')} hint={t('empty.otherWords')} />;
  return (
    <div className="wb-failure" role="alert">
      <p>{list.failure}</p>
      <Button onClick={() => list.ask('retry')}>{t('common.retry')}</Button>
    </div>
  );
}

function rowHandlers({ focus, valueOf, isPicked, onToggle, onTake }: PickTableProps) {
  return (row: Values, index = 0): HTMLAttributes<HTMLElement> => ({
    tabIndex: index === focus.active ? 0 : -1,
    'aria-selected': isPicked(valueOf(row) ?? ''),
    onFocus: () => focus.onFocus(index),
    onKeyDown: (event) => focus.onKeyDown(event, index),
    onClick: ({ target }) => {
      if (target instanceof Element && target.closest('.ant-table-selection-column') === null) onToggle(row);
    },
    onDoubleClick: () => onTake(row),
  });
}

/** The rows to pick from, with paging, order and selection. */
export function PickTable(props: PickTableProps) {
  const { look, list, multiple, valueOf, isPicked, onToggle, onToggleAll } = props;
  const { question, ask, result } = list;
  const { t } = usePorts();
  const rows = useMemo(() => (list.failure === undefined ? [...list.rows] : []), [list.failure, list.rows]);
  const keyOf = (row: Values): string => valueOf(row) ?? `row ${rows.indexOf(row)}`;
  return (
    <Table<Values>
      className="wb-records wb-picker-rows"
      size="small"
      aria-label={look.title}
      rowKey={keyOf}
      columns={columnsOf(props)}
      dataSource={rows}
      loading={list.loading}
      scroll={{
        x: look.columns.reduce((sum, { width = USUAL_WIDTH }) => sum + width, SELECTION_WIDTH),
        y: 'var(--wb-picker-height)',
      }}
      locale={{ emptyText: <Nothing list={list} /> }}
      rowSelection={{
        type: multiple ? 'checkbox' : 'radio',
        columnWidth: SELECTION_WIDTH,
        selectedRowKeys: rows.map(keyOf).filter(isPicked),
        onSelect: onToggle,
        onSelectAll: (isAll) => onToggleAll(isAll),
        getCheckboxProps: (row) => box(t('list.selectRow', { row: rows.indexOf(row) + 1 })),
      }}
      onRow={rowHandlers(props)}
      onChange={(_pagination, _filters, sorter) => {
        const sort = sortOf(sorter);
        const { sort: before } = question;
        if (sort?.column !== before?.column || sort?.order !== before?.order) ask({ sort });
      }}
      pagination={{
        current: question.pageNo,
        pageSize: question.pageSize,
        total: result?.total ?? 0,
        pageSizeOptions: [...look.sizes],
        showSizeChanger: true,
        showQuickJumper: true,
        onChange: (pageNo, pageSize) => ask(pageSize === question.pageSize ? { pageNo } : { pageSize }),
        showTotal: (total, [from, to]) =>
          t(result?.totalIsAtLeast === true ? 'paginator.rangeAtLeast' : 'paginator.range', { from, to, total }),
      }}
    />
  );
}
