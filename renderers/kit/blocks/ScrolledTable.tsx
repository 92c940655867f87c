import { useOnPaper } from '../hooks/useOnPaper.ts';
import { useRef, type ReactNode, type UIEvent } from 'react';
import '../theme/paper.css';

export interface ScrolledTableProps {
  readonly label: string;
  /** Widths of the columns, in pixels. */
  readonly widths: readonly number[];
  readonly head: ReactNode;
  readonly rows: ReactNode;
  /** Stays visible below the rows. Absent: none. */
  readonly foot?: ReactNode;
  /** Rows to print instead of the visible ones, and a note below them. Default: the visible rows, no note. */
  readonly paper?: { readonly rows?: (() => ReactNode) | undefined; readonly note: ReactNode } | undefined;
  readonly busy: boolean;
  /**
   * Nothing in the rows can be focused, so the scroll area is a tab stop where arrow keys scroll. Default: something
   * can.
   */
  readonly isPlain?: boolean | undefined;
  /** `treegrid` for hierarchical records. Default: a plain table. */
  readonly role?: 'table' | 'treegrid';
}

/**
 * A table whose header stays visible above long pages, and whose scroll bar stays visible below them. Header and rows
 * are two table elements, because an element that scrolls horizontally cannot be sticky within its own scroll
 * container; for screen readers they are one table.
 */
export function ScrolledTable(props: ScrolledTableProps) {
  const { label, widths, head, rows, foot, paper, busy, isPlain = false, role = 'table' } = props;
  const root = useRef<HTMLDivElement>(null);
  const printing = useOnPaper();
  const minWidth = widths.reduce((sum, width) => sum + width, 0);
  const follow = ({ currentTarget }: UIEvent): void => {
    const { scrollLeft } = currentTarget;
    for (const part of root.current?.querySelectorAll('[data-follows]') ?? [])
      if (part.scrollLeft !== scrollLeft) part.scrollLeft = scrollLeft;
  };
  const columns = (
    <colgroup role="presentation">
      {widths.map((width, index) => (
        <col key={index} style={{ width }} />
      ))}
    </colgroup>
  );
  return (
    <div
      ref={root}
      role={role}
      aria-label={label}
      aria-busy={busy}
      aria-multiselectable={role === 'treegrid' || undefined}
      className="wb-scrolled"
    >
      {printing && (
        // One table again for printing: the browser repeats its header on each sheet.
        <>
          <table className="wb-on-paper">
            {head}
            <tbody>{paper?.rows?.() ?? rows}</tbody>
            {foot !== undefined && <tfoot>{foot}</tfoot>}
          </table>
          {paper !== undefined && <p className="wb-on-paper wb-paper-note">{paper.note}</p>}
        </>
      )}
      <div role="rowgroup" className="wb-scrolled-head" data-follows onScroll={follow}>
        <table role="presentation" style={{ minWidth }}>
          {columns}
          {head}
        </table>
      </div>
      <div
        role="rowgroup"
        className="wb-scrolled-rows"
        tabIndex={isPlain ? 0 : undefined}
        data-follows
        onScroll={follow}
      >
        <table role="presentation" style={{ minWidth }}>
          {columns}
          <tbody role="presentation">{rows}</tbody>
        </table>
      </div>
      {/* The bar is for the mouse: the keyboard scrolls by what it reaches in the rows. */}
      <div className="wb-scrolled-end">
        {foot === undefined ? null : (
          <div role="rowgroup" className="wb-scrolled-foot" data-follows onScroll={follow}>
            <table role="presentation" style={{ minWidth }}>
              {columns}
              <tbody role="presentation">{foot}</tbody>
            </table>
          </div>
        )}
        <div aria-hidden tabIndex={-1} className="wb-scrolled-bar" data-follows onScroll={follow}>
          <div style={{ width: minWidth }} />
        </div>
      </div>
    </div>
  );
}
