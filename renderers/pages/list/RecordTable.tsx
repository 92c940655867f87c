import { useEffect, useMemo, type Dispatch, type RefCallback } from 'react';
import type { CompiledPage, Values } from '../../../engine/index.ts';
import { shownOrder } from '../../data/records/shownOrder.ts';
import { setWidths } from '../../table/grid/columns/columnArrangement.ts';
import { toText } from '../../kit/formats/formats.ts';
import { PART } from '../../kit/shortcuts/parts.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { listOrderOf } from '../../list/state/listOrder.ts';
import { drawnRows } from '../../list/columns/drawnRows.ts';
import { useMedia } from '../../kit/hooks/useMedia.ts';
import { RecordCards } from './RecordCards.tsx';
import type { ListLook } from '../../list/columns/useListSettings.ts';
import type { ListEvent, ListState } from '../../list/state/listState.ts';
import { RecordHead } from './RecordHead.tsx';
import { ListAnnouncement } from './ListAnnouncement.tsx';
import { RecordPager } from '../../list/paging/RecordPager.tsx';
import { RecordRow } from './RecordRow.tsx';
import '../../kit/theme/records.css';
import { useTreeRows } from '../../list/treeRows/useTreeRows.ts';
import { ScrolledTable } from '../../kit/blocks/ScrolledTable.tsx';
import { LeafAnnouncement, TreeRecords } from './TreeRecords.tsx';
import type { ListData } from '../../list/paging/useListData.ts';
import type { RowCommands } from './useRowCommands.ts';
import { useRecordColumns } from './useRecordColumns.ts';
import { useOpenedLines } from '../recordDetail/useOpenedLines.ts';
import { useSelection } from './useSelection.ts';

export interface RecordTableProps {
  readonly page: CompiledPage;
  readonly state: ListState;
  readonly data: ListData;
  readonly commands: RowCommands;
  readonly dispatch: Dispatch<ListEvent>;
  readonly look: ListLook;
  /** Records to print instead of the displayed ones; null: the displayed ones. */
  readonly paper: readonly Values[] | null;
  readonly place: RefCallback<HTMLDivElement>;
}

/** Width up to which the cards layout applies (D60). */
const NARROW = '(max-width: 767px)';

/** Returns the displayed records from top to bottom; forms opened from here can step through them. */
function useShownRecords(
  page: CompiledPage,
  records: readonly Values[],
  { rows }: ReturnType<typeof useTreeRows>,
): readonly Values[] {
  const shown = useMemo(
    () => (page.tree === undefined ? records : rows.map(({ record }) => record)),
    [page.tree, records, rows],
  );
  useEffect(() => {
    const ids = shown.map(({ id }) => String(id));
    shownOrder.keep(page.id, ids);
  }, [page.id, shown]);
  return shown;
}

/** Returns how many of all records are printed. */
function paperNote(t: Ports['t'], paper: readonly Values[] | null, result: ListData['result']): string {
  const { records = [], total = 0, totalIsAtLeast = false } = result ?? {};
  const count = (paper ?? records).length;
  const all = totalIsAtLeast ? `${total}+` : total;
  if (!totalIsAtLeast && count >= total) return t('paper.all', { total: count });
  return t(paper === null ? 'paper.page' : 'paper.some', { count, total: all });
}

/** The table of records; paging and order are done by the server. */
export function RecordTable(props: RecordTableProps) {
  const { page, state, data, commands, dispatch, look, paper, place } = props;
  const { t } = usePorts();
  const { result, loading } = data;
  const records = useMemo(() => result?.records ?? [], [result]);
  const { arrangement, arrange } = look;
  const { columns, widths } = useRecordColumns({ page, records, commands, arrangement });
  const size = (key: string, width: number): void => arrange(setWidths(arrangement, { [key]: width }));
  const { sort } = state;
  const order = useMemo(() => listOrderOf(page, sort), [page, sort]);
  const tree = useTreeRows({ page, result, order });
  const shown = useShownRecords(page, records, tree);
  const selection = useSelection(shown, state.selected, dispatch);
  const chosen = { selected: state.selected };
  const lines = useOpenedLines(page);
  const label = t('list.table', { title: page.title });
  const { cards } = drawnRows(page, look.settings);
  const isCards = useMedia(NARROW) && cards && page.tree === undefined && paper === null;

  const rowOf = (record: Values, index: number) => (
    <RecordRow
      key={toText(record['id'])}
      {...{ page, columns, record, index, commands, lines }}
      selected={state.selected.has(toText(record['id']))}
      toggle={selection.toggle}
    />
  );

  return (
    <div
      ref={place}
      className="wb-records"
      {...PART}
      data-waits={loading && records.length === 0}
      data-density={look.settings.density}
      data-opens={lines !== undefined}
      data-pins={columns.some(({ pin }) => pin === 'left')}
    >
      {isCards ? (
        <RecordCards
          {...{ page, columns, records, selection, commands, label, sort, dispatch, lines }}
          {...chosen}
          busy={loading}
        />
      ) : (
        <ScrolledTable
          {...{ label, widths }}
          busy={loading}
          paper={{ rows: paper === null ? undefined : () => paper.map(rowOf), note: paperNote(t, paper, result) }}
          role={page.tree === undefined ? 'table' : 'treegrid'}
          head={
            <RecordHead
              {...{ columns, selection, dispatch, sort }}
              unsorted={page.list.unsorted}
              onSize={size}
              isEmpty={records.length === 0}
            />
          }
          rows={
            page.tree === undefined ? (
              records.map(rowOf)
            ) : (
              <TreeRecords
                {...{ page, columns, commands, tree }}
                {...chosen}
                toggle={selection.toggle}
                titleColumn={page.tree.titleColumn}
              />
            )
          }
        />
      )}
      {page.tree === undefined ? null : <LeafAnnouncement rows={tree.rows} titleColumn={page.tree.titleColumn} />}
      <ListAnnouncement {...{ page, state, data, commands, dispatch }} />
      <RecordPager page={page} state={state} result={result} dispatch={dispatch} />
    </div>
  );
}
