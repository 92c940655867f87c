import {
  blockOf,
  readTabSeparated,
  writeHtmlTable,
  writeTabSeparated,
  type Block,
  type CopiedCell,
} from '../../../engine/index.ts';
import { readHtmlBlock } from './htmlBlock.ts';
import { OWN_TYPE, readOwnBlock, writeOwnCells, type OwnCells } from './ownBlock.ts';

/** The best of what the clipboard has: own values, a table with types, plain text. */
export function readClipboard(data: DataTransfer): Block {
  const own = readOwnBlock(data.getData(OWN_TYPE));
  if (own !== undefined) return own;
  const table = readHtmlBlock(data.getData('text/html'));
  if (table !== undefined) return table;
  return blockOf(readTabSeparated(data.getData('text/plain')).map((row) => row.map((text) => ({ text }))));
}

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
