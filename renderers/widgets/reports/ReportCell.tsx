import type { Values } from '../../../engine/index.ts';
import type { ReportColumn } from '../../kit/ports/reportPort.ts';
import { cellLink, cellText } from './cellText.ts';

export interface ReportCellProps {
  readonly column: ReportColumn;
  readonly row: Values;
  /** Opens a path of the product in its tab. */
  readonly onLink: (path: string) => void;
}

/** A cell of a report: its text, or a link to the target of `href`. */
export function ReportCell({ column, row, onLink }: ReportCellProps) {
  const text = cellText(column, row);
  const link = cellLink(column, row);
  return (
    <div className="wb-cell-text" title={text}>
      {link === undefined ? (
        text
      ) : (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          onClick={(event) => {
            event.stopPropagation();
            if (!link.startsWith('/')) return;
            event.preventDefault();
            onLink(link);
          }}
        >
          {text}
        </a>
      )}
    </div>
  );
}
