import { useOnPaper } from '../hooks/useOnPaper.ts';
import { useRef, type ReactNode, type UIEvent } from 'react';
import '../theme/paper.css';

export interface ScrolledTableProps {
  readonly label: string;
  /** Of the columns, in pixels. */
  readonly widths: readonly number[];
  readonly head: ReactNode;
  readonly rows: ReactNode;
  /** Stays in sight below the rows. Absent: none. */
  readonly foot?: ReactNode;
  /** Rows on paper in place of those in sight, and what is said below them. Default: those in sight, nothing. */
  readonly paper?: { readonly rows?: (() => ReactNode) | undefined; readonly note: ReactNode } | undefined;
  readonly busy: boolean;
  /** Nothing in the rows can be focused: they are a stop themselves, where arrows scroll. Default: something can. */
  readonly isPlain?: boolean | undefined;
  /** Of records below each other: `treegrid`. Default: a plain table. */
  readonly role?: 'table' | 'treegrid';
}

/**
 * A table whose head stays in sight above long pages, and its scroll bar below them. Head and rows are two tables for the eye,
 * since what scrolls to the side cannot be held at the top of what it stands in, and one for who is read to.
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
        // One table again: the browser repeats its head on each sheet.
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
