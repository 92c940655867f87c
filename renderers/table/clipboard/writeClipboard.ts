import { writeHtmlTable, writeTabSeparated, type CopiedCell } from '../../../engine/index.ts';
import { OWN_TYPE, writeOwnCells, type OwnCells } from './ownCells.ts';

/** A plain cell alone is copied without a line end: it may go into any field. */
function plainText(rows: readonly (readonly string[])[]): string {
  const text = writeTabSeparated(rows);
  const alone = rows.length === 1 && rows[0]?.length === 1;
  return alone && !text.startsWith('"') ? text.trimEnd() : text;
}

export function writeClipboard(data: DataTransfer, cells: OwnCells, isNumber: (column: number) => boolean): void {
  const copied = cells.rows.map((row) =>
    row.map(({ text }, column): CopiedCell => ({ text, isNumber: isNumber(column) })),
  );
  data.setData('text/plain', plainText(cells.rows.map((row) => row.map(({ text }) => text))));
  data.setData('text/html', writeHtmlTable(copied));
  data.setData(OWN_TYPE, writeOwnCells(cells));
}
