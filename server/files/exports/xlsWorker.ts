import { utils, write, type CellObject, type WorkBook } from '@e965/xlsx';
import { serveTasks } from '../../core/workers/serveTasks.ts';
import type { SheetCell } from './sheetCells.ts';
import type { TextWorkbook, XlsBook } from './xlsFile.ts';

const FORMATS = { date: 'yyyy\\-mm\\-dd', moment: 'yyyy\\-mm\\-dd\\ hh:mm:ss' };

/** A cell with format `@` remains a text when a user edits it. */
const textCell = (text: string): CellObject => ({ t: 's', v: text, z: '@' });

function toCell(cell: SheetCell): CellObject | null {
  if (cell === null) return null;
  if (cell.kind === 'text') return textCell(cell.text);
  if (cell.kind === 'number') return { t: 'n', v: Number(cell.text) };
  return { t: 'n', v: cell.serial, z: FORMATS[cell.kind] };
}

function bookOfRows({ name, widths, head, rows }: XlsBook): WorkBook {
  const sheet = utils.aoa_to_sheet([...head.map((row) => [...row]), ...rows.map((row) => row.map(toCell))]);
  const last = widths.length - 1;
  sheet['!merges'] = last > 0 ? [0, 1].map((row) => ({ s: { r: row, c: 0 }, e: { r: row, c: last } })) : [];
  sheet['!cols'] = widths.map((wpx) => ({ wpx }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, name);
  return book;
}

/** Writes only texts: a text that begins with `=` does not become a formula. */
function bookOfTexts({ sheets }: TextWorkbook): WorkBook {
  const book = utils.book_new();
  for (const { name, rows, widths } of sheets) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(textCell)));
    sheet['!cols'] = widths.map((wch) => ({ wch }));
    utils.book_append_sheet(book, sheet, name);
  }
  return book;
}

/** The library holds a whole workbook in memory and blocks the thread for long. */
serveTasks<XlsBook | TextWorkbook>((task): Uint8Array => {
  const bytes: Uint8Array =
    task.kind === 'rows'
      ? write(bookOfRows(task), { type: 'buffer', bookType: 'biff8' })
      : write(bookOfTexts(task), { type: 'buffer', bookType: task.format, compression: true });
  return bytes;
});
