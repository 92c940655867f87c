import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { CompiledPage, Values } from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { ShownRow } from '../../list/treeRows/shownRows.ts';
import { pressedRow } from '../../list/treeRows/treeRowKeys.ts';
import type { TreeRowsModel } from '../../list/treeRows/useTreeRows.ts';
import type { DrawnColumn } from './useRecordColumns.ts';
import { RowButton } from '../../kit/blocks/RowButton.tsx';
import { TreeRecordRow } from './TreeRecordRow.tsx';
import type { RowCommands } from './useRowCommands.ts';
import type { Selection } from './useSelection.ts';
import '../../kit/theme/treeRows.css';

export interface TreeRecordsProps {
  readonly page: CompiledPage;
  readonly columns: readonly DrawnColumn[];
  readonly commands: RowCommands;
  readonly selected: ReadonlyMap<string, Values>;
  readonly toggle: Selection['toggle'];
  readonly tree: TreeRowsModel;
  readonly titleColumn: string;
}

interface LeafNewsProps {
  readonly rows: readonly ShownRow[];
  readonly titleColumn: string;
}

/**
 * Announces to screen readers that an open record turned out to have no children (W4-7). Placed outside the table,
 * whose children must be rows.
 */
export function LeafAnnouncement({ rows, titleColumn }: LeafNewsProps) {
  const { t } = usePorts();
  const before = useRef<ReadonlyMap<string, ShownRow>>(new Map());
  const [news, setNews] = useState('');
  useEffect(() => {
    const leaf = rows.find(({ id, isOpen }) => isOpen === undefined && before.current.get(id)?.isOpen === true);
    before.current = new Map(rows.map((row) => [row.id, row]));
    if (leaf !== undefined) setNews(t('list.noneBelow', { name: toText(leaf.record[titleColumn]) }));
  }, [rows, t, titleColumn]);
  return (
    <span role="status" className="wb-unseen">
      {news}
    </span>
  );
}

interface FailedRowProps {
  readonly row: ShownRow;
  readonly columns: number;
  readonly onRetry: () => void;
}

/** Row shown when the children of a record could not be loaded. */
function FailedRow({ row, columns, onRetry }: FailedRowProps) {
  const { t } = usePorts();
  return (
    <tr role="row" aria-level={row.level + 1}>
      <td role="gridcell" colSpan={columns} className="wb-treerow-failed">
        <span role="alert">{t('list.belowFailed', { message: row.failure ?? '' })}</span>
        <RowButton onClick={onRetry}>{t('common.retry')}</RowButton>
      </td>
    </tr>
  );
}

/** Returns whether a key belongs to the focused control in a row: Enter presses a button, Space toggles a checkbox. */
const isOwnKey = ({ key, target, currentTarget }: KeyboardEvent): boolean =>
  target !== currentTarget && (key === 'Enter' || key === ' ');

/**
 * The records of a tree from top to bottom. One row is the tab stop; arrow keys move between rows, expand and collapse
 * (W4-7).
 */
export function TreeRecords({ page, columns, commands, selected, toggle, tree, titleColumn }: TreeRecordsProps) {
  const { rows, open, close, retry } = tree;
  const [active, setActive] = useState<string>();
  const latest = useLatest({ rows, commands, toggle, open, close });

  const switchRow = useCallback(
    (id: string, isOpen: boolean) => latest.current[isOpen ? 'close' : 'open'](id),
    [latest],
  );
  const press = useCallback(
    (event: KeyboardEvent<HTMLTableRowElement>, id: string) => {
      const { currentTarget } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || isOwnKey(event)) return;
      // React also passes on keys from a menu or dialog that a row opened.
      if (!(event.target instanceof Node && currentTarget.contains(event.target))) return;
      const now = latest.current;
      const act = pressedRow(event.key, now.rows, id);
      if (act === undefined) return;
      event.preventDefault();
      const index = now.rows.findIndex((row) => row.id === id);
      if (act.kind === 'open' || act.kind === 'close') now[act.kind](id);
      else if (act.kind === 'enter') now.commands.open(now.rows[index]?.record ?? {});
      else if (act.kind === 'select') now.toggle(index, event.shiftKey);
      else currentTarget.parentElement?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(act.id)}"]`)?.focus();
    },
    [latest],
  );
  /** Opens the parent when a child is created, so that the child is visible back in the list. */
  const within = useMemo<RowCommands>(
    () => ({
      ...commands,
      createBelow: (record) => {
        latest.current.open(toText(record['id']));
        commands.createBelow(record);
      },
    }),
    [commands, latest],
  );
  const stop = rows.some(({ id }) => id === active) ? active : rows[0]?.id;
  return (
    <>
      {rows.flatMap((row, index) => {
        const { id, record, level, position, count, isOpen, isWaiting } = row;
        return [
          <TreeRecordRow
            key={id}
            {...{ page, columns, record, index, toggle, titleColumn, level, position, count, isOpen, isWaiting }}
            commands={within}
            name={toText(record[titleColumn])}
            selected={selected.has(id)}
            isTabStop={id === stop}
            onSwitch={switchRow}
            onPress={press}
            onReach={setActive}
          />,
          row.failure === undefined ? null : (
            <FailedRow key={`${id} failed`} row={row} columns={columns.length + 2} onRetry={() => retry(id)} />
          ),
        ];
      })}
    </>
  );
}
