import { Tag } from 'antd';
import { memo, useId, type CSSProperties, type MouseEvent } from 'react';
import type { SentMatrixColumn } from '../../../contract/rights/rightsMatrix.ts';
import type { CellState, GridRow } from './gridRows.ts';
import { matrixText } from './matrixText.ts';
import { ROW_HEIGHT, useGridCursor } from './useGridCursor.ts';
import './matrix.css';

const SIGNS: Readonly<Record<CellState, string>> = { allowed: '✓', denied: '✕', disabled: '◐' };

type Indent = CSSProperties & Record<'--wb-matrix-depth', number>;

interface RowProps extends GridRow {
  readonly index: number;
  /** Column of the focused cell; -1: the focus is in another row. */
  readonly active: number;
  readonly id: string;
}

/** Rendered once while it is in view: scrolling renders only rows that come into view. */
const Row = memo(function Row({ row, depth, states, index, active, id }: RowProps) {
  const indent: Indent = { '--wb-matrix-depth': depth };
  return (
    <div role="row" aria-rowindex={index + 2} className="wb-matrix-row">
      <div role="rowheader" className="wb-matrix-name" style={indent} title={`${row.title} ${row.perms}`.trim()}>
        <span className="wb-matrix-title">{row.title}</span>
        {row.status === '0' && <Tag>{matrixText('matrix.off')}</Tag>}
        {row.perms !== '' && <code>{row.perms}</code>}
      </div>
      {states.map((state, column) => (
        <div
          key={column}
          id={`${id}-${index}-${column}`}
          role="gridcell"
          aria-colindex={column + 2}
          aria-selected={column === active}
          data-state={state}
          data-row={index}
          data-column={column}
          className="wb-matrix-cell"
          title={state === 'disabled' ? matrixText('matrix.disabledHint') : undefined}
        >
          <span aria-hidden>{SIGNS[state]}</span> {matrixText(`matrix.${state}`)}
        </div>
      ))}
    </div>
  );
});

interface RightsGridProps {
  readonly rows: readonly GridRow[];
  readonly columns: readonly SentMatrixColumn[];
  readonly busy: boolean;
  readonly onWhy: (row: GridRow, column: SentMatrixColumn) => void;
}

/** Grid of entries and rights by user or role: one tab stop, navigated with arrow keys. */
export function RightsGrid({ rows, columns, busy, onWhy }: RightsGridProps) {
  const id = useId();
  const open = ({ row, column }: { readonly row: number; readonly column: number }): void => {
    const [of, by] = [rows[row], columns[column]];
    if (of !== undefined && by !== undefined) onWhy(of, by);
  };
  const size = { rows: rows.length, columns: columns.length };
  const { grid, corner, active, first, last, moveTo, onKeyDown, onScroll } = useGridCursor(size, open);
  // One handler for all cells, so that scrolling does not re-render them.
  const onClick = ({ target }: MouseEvent): void => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"]') : null;
    if (cell === null) return;
    const picked = { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
    moveTo(picked);
    open(picked);
  };
  const isDrawn = active.row >= first && active.row < last;
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={0}
      aria-label={matrixText('matrix.table')}
      aria-busy={busy}
      aria-readonly
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-activedescendant={isDrawn ? `${id}-${active.row}-${active.column}` : undefined}
      className="wb-matrix"
      onClick={onClick}
      onKeyDown={onKeyDown}
      onScroll={onScroll}
    >
      <div role="rowgroup" className="wb-matrix-head">
        <div role="row" aria-rowindex={1} className="wb-matrix-row">
          <div ref={corner} role="columnheader" aria-colindex={1} className="wb-matrix-name">
            {matrixText('matrix.entry')}
          </div>
          {columns.map(({ id: of, name, code }, column) => (
            <div
              key={of}
              role="columnheader"
              aria-colindex={column + 2}
              className="wb-matrix-cell"
              title={`${name} ${code}`}
            >
              <span>{name}</span>
              <code>{code}</code>
            </div>
          ))}
        </div>
      </div>
      <div
        role="rowgroup"
        className="wb-matrix-body"
        style={{ height: rows.length * ROW_HEIGHT, paddingTop: first * ROW_HEIGHT }}
      >
        {rows.slice(first, last).map((row, at) => (
          <Row
            key={row.row.id}
            {...row}
            {...{ id }}
            index={first + at}
            active={first + at === active.row ? active.column : -1}
          />
        ))}
      </div>
    </div>
  );
}
