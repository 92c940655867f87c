import { Button, Empty, Spin } from 'antd';
import { useMemo, type Dispatch } from 'react';
import { standsAt, type CompiledPage } from '../../engine/index.ts';
import { toText } from '../formats/formats.ts';
import { usePorts } from '../ports/portsContext.ts';
import { useRegistry } from '../registry/registryContext.ts';
import { listOrderOf } from '../listState/listOrder.ts';
import type { ListEvent, ListState } from '../listState/listState.ts';
import { recordColumns } from './recordColumns.tsx';
import { RecordHead } from './RecordHead.tsx';
import { RecordPager } from './RecordPager.tsx';
import { RecordRow } from './RecordRow.tsx';
import '../theme/records.css';
import { useTreeRows } from '../treeRows/useTreeRows.ts';
import { ScrolledTable } from '../blocks/ScrolledTable.tsx';
import { LeafNews, TreeRecords } from './TreeRecords.tsx';
import type { ListData } from './useListData.ts';
import type { RowCommands } from './useRowCommands.ts';
import { useSelection } from './useSelection.ts';

export interface RecordTableProps {
  readonly page: CompiledPage;
  readonly state: ListState;
  readonly data: ListData;
  readonly commands: RowCommands;
  readonly dispatch: Dispatch<ListEvent>;
}

const selectionWidth = 40;
/** What the levels of a tree take of its title, four of them without scrolling. */
const levelsWidth = 96;
const actionsLeastWidth = 150;
/** Cell padding, the buttons' own, and 更多. */
const aroundActions = 72;

/** About as wide as the text is drawn: letters of Chinese take 13 px, others 7. */
const textWidth = (text: string): number => [...text].reduce((sum, letter) => sum + (letter >= '\u2e80' ? 13 : 7), 0);

/** Room for two buttons in a row and 更多, in whatever language. */
function actionsWidthOf({ list }: CompiledPage, view: string): number {
  const widths = list.actions.filter(({ action }) => standsAt(action, 'row')).map(({ title }) => textWidth(title));
  const [first = 0, second = 0] = [...widths, textWidth(view)].sort((one, other) => other - one);
  return Math.max(actionsLeastWidth, first + second + aroundActions);
}

/** Columns as they are drawn, and how wide all of them are. */
function useRecordColumns({ page, commands }: Pick<RecordTableProps, 'page' | 'commands'>) {
  const { can, t } = usePorts();
  const registry = useRegistry();
  const columns = useMemo(
    () => recordColumns({ page, registry, can, onOpen: commands.open }),
    [can, commands.open, page, registry],
  );
  const widths = useMemo(() => {
    const ofTree = (key: string) => (key === page.tree?.titleColumn ? levelsWidth : 0);
    return [
      selectionWidth,
      ...columns.map(({ key, width }) => width + ofTree(key)),
      actionsWidthOf(page, t('list.view')),
    ];
  }, [columns, page, t]);
  return { columns, widths };
}

/** The records: paging and order are the server's. */
export function RecordTable(props: RecordTableProps) {
  const { page, state, data, commands, dispatch } = props;
  const { t } = usePorts();
  const { result, failure, loading } = data;
  const records = useMemo(() => result?.records ?? [], [result]);
  const { columns, widths } = useRecordColumns(props);
  const order = useMemo(() => listOrderOf(page, state.sort), [page, state.sort]);
  const tree = useTreeRows({ page, result, order });
  const shown = useMemo(
    () => (page.tree === undefined ? records : tree.rows.map(({ record }) => record)),
    [page.tree, records, tree.rows],
  );
  const selection = useSelection(shown, state.selected, dispatch);
  const drawn = { page, columns, commands, selected: state.selected, toggle: selection.toggle };

  return (
    <div className="wb-records" data-waits={loading && records.length === 0}>
      <ScrolledTable
        label={t('list.table', { title: page.title })}
        widths={widths}
        busy={loading}
        role={page.tree === undefined ? 'table' : 'treegrid'}
        head={<RecordHead {...{ columns, selection, dispatch }} sort={state.sort} isEmpty={records.length === 0} />}
        rows={
          page.tree === undefined ? (
            records.map((record, index) => (
              <RecordRow
                key={toText(record['id'])}
                {...{ page, columns, record, index, commands }}
                selected={state.selected.has(toText(record['id']))}
                toggle={selection.toggle}
              />
            ))
          ) : (
            <TreeRecords {...drawn} tree={tree} titleColumn={page.tree.titleColumn} />
          )
        }
      />
      {page.tree === undefined ? null : <LeafNews rows={tree.rows} titleColumn={page.tree.titleColumn} />}
      {loading ? (
        <div className="wb-records-wait">
          <Spin />
        </div>
      ) : null}
      {!loading && failure !== null && records.length === 0 ? (
        <div className="wb-failure" role="alert">
          <p>{failure}</p>
          <Button onClick={() => dispatch({ kind: 'reload' })}>{t('common.retry')}</Button>
        </div>
      ) : null}
      {!loading && failure === null && records.length === 0 ? (
        <Empty className="wb-records-empty" description={t('list.empty')} image={Empty.PRESENTED_IMAGE_SIMPLE} />
      ) : null}
      <RecordPager state={state} result={result} dispatch={dispatch} />
    </div>
  );
}
