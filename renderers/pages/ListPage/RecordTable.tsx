import { Button, Empty, Table, type TableProps } from 'antd';
import { useMemo, type Dispatch, type ReactNode } from 'react';
import type { CompiledAction, CompiledPage, Values } from '../../../engine/index.ts';
import { toText } from '../../formats.ts';
import { usePorts } from '../../portsContext.ts';
import { useRegistry } from '../../registryContext.ts';
import { listColumns } from './listColumns.tsx';
import { pageSizes, type ListEvent, type ListState } from './listState.ts';
import { rowActions } from '../recordActions.ts';
import { RowActions } from './RowActions.tsx';
import { SelectPage } from './SelectPage.tsx';
import type { ListData } from './useListData.ts';
import type { RowCommands } from './useRowCommands.ts';

export interface RecordTableProps {
  readonly page: CompiledPage;
  readonly state: ListState;
  readonly data: ListData;
  readonly commands: RowCommands;
  readonly dispatch: Dispatch<ListEvent>;
}

const selectPage = (checkbox: ReactNode): ReactNode => <SelectPage>{checkbox}</SelectPage>;

const selectionWidth = 40;
const actionsLeastWidth = 150;
/** Cell padding, the buttons' own, and 更多. */
const aroundActions = 72;

/** About as wide as the text is drawn: letters of Chinese take 13 px, others 7. */
const textWidth = (text: string): number => [...text].reduce((sum, letter) => sum + (letter >= '\u2e80' ? 13 : 7), 0);

/** Room for two buttons in a row and 更多, in whatever language. */
function actionsWidthOf({ list }: CompiledPage, view: string): number {
  const widths = list.actions.map(({ title }) => textWidth(title));
  const [first = 0, second = 0] = [...widths, textWidth(view)].sort((one, other) => other - one);
  return Math.max(actionsLeastWidth, first + second + aroundActions);
}

function useColumns({ page, state, commands }: Pick<RecordTableProps, 'page' | 'state' | 'commands'>) {
  const { can, button, user, t } = usePorts();
  const registry = useRegistry();
  const { open, act } = commands;
  return useMemo(() => {
    const columns = listColumns({ page, registry, can, sort: state.sort, onOpen: open });
    const actionsWidth = actionsWidthOf(page, t('list.view'));
    const width = columns.reduce((sum, column) => sum + Number(column.width), selectionWidth + actionsWidth);
    const actions = {
      key: 'operations',
      title: t('list.operations'),
      width: actionsWidth,
      fixed: 'right' as const,
      render: (_: unknown, record: Values) => (
        <RowActions
          page={page}
          record={record}
          actions={rowActions(record, { page, can, user, ...(button === undefined ? {} : { button }) })}
          onAction={(action: CompiledAction | null) => act(action, record)}
        />
      ),
    };
    return { columns: [...columns, actions], width };
  }, [act, button, can, open, page, registry, state.sort, t, user]);
}

const sortOf = (sorter: Parameters<NonNullable<TableProps<Values>['onChange']>>[2]): ListState['sort'] => {
  const one = Array.isArray(sorter) ? sorter[0] : sorter;
  if (!one?.order || one.columnKey === undefined) return null;
  return { column: String(one.columnKey), order: one.order === 'ascend' ? 'asc' : 'desc' };
};

/** antd's checkbox hands the label on; its types do not know of it. */
const labelled = (label: string): object => ({ 'aria-label': label });

const sameSort = (one: ListState['sort'], other: ListState['sort']): boolean =>
  one?.column === other?.column && one?.order === other?.order;

/** The records: paging, order and selection are the server's and the state's, antd draws them. */
export function RecordTable({ page, state, data, commands, dispatch }: RecordTableProps) {
  const { t } = usePorts();
  const { columns, width } = useColumns({ page, state, commands });
  const { result, failure } = data;
  const records = result?.records ?? [];

  const select = (keys: readonly unknown[]): void => {
    const known = new Map([
      ...state.selected,
      ...records.map((record): [string, Values] => [toText(record['id']), record]),
    ]);
    const chosen = keys.map(String);
    dispatch({ kind: 'select', selected: new Map(chosen.map((id) => [id, known.get(id) ?? { id }])) });
  };

  return (
    <Table<Values>
      className="wb-records"
      size="small"
      aria-label={t('list.table', { title: page.title })}
      rowKey={(record) => toText(record['id'])}
      columns={columns}
      dataSource={records}
      loading={data.loading}
      scroll={{ x: width }}
      sticky
      locale={{
        emptyText: data.loading ? (
          ' '
        ) : failure === null ? (
          <Empty description={t('list.empty')} image={Empty.PRESENTED_IMAGE_SIMPLE} />
        ) : (
          <div className="wb-failure" role="alert">
            <p>{failure}</p>
            <Button onClick={() => dispatch({ kind: 'reload' })}>{t('common.retry')}</Button>
          </div>
        ),
      }}
      rowSelection={{
        columnWidth: selectionWidth,
        columnTitle: selectPage,
        preserveSelectedRowKeys: true,
        selectedRowKeys: [...state.selected.keys()],
        onChange: select,
        getCheckboxProps: (record) => labelled(t('list.selectRow', { row: records.indexOf(record) + 1 })),
      }}
      onRow={(record) => ({ onDoubleClick: () => commands.open(record) })}
      onChange={(_pagination, _filters, sorter) => {
        const sort = sortOf(sorter);
        if (!sameSort(sort, state.sort)) dispatch({ kind: 'sort', sort });
      }}
      pagination={{
        current: state.pageNo,
        pageSize: state.pageSize,
        total: result?.total ?? 0,
        pageSizeOptions: [...pageSizes],
        showSizeChanger: true,
        showQuickJumper: true,
        onChange: (pageNo, pageSize) => dispatch({ kind: 'turn', pageNo, pageSize }),
        showTotal: (total, [from, to]) =>
          t(result?.totalIsAtLeast === true ? 'list.rangeAtLeast' : 'list.range', { from, to, total }),
      }}
    />
  );
}
