import { parentPort, workerData } from 'node:worker_threads';
import { utils, write } from '@e965/xlsx';

/**
 * Runs in a thread of its own, so that it is plain JavaScript: what runs sources reaches no threads. `workerData` is an
 * `XlsBook` of xlsFile.ts, its cells are those of sheetCells.ts.
 */

const FORMATS = { date: 'yyyy\\-mm\\-dd', moment: 'yyyy\\-mm\\-dd\\ hh:mm:ss' };

/** A cell of format `@` stays a text also when somebody edits it. */
const toCell = (cell) => {
  if (cell === null) return null;
  if (cell.kind === 'text') return { t: 's', v: cell.text, z: '@' };
  if (cell.kind === 'number') return { t: 'n', v: Number(cell.text) };
  return { t: 'n', v: cell.serial, z: FORMATS[cell.kind] };
};

/** One workbook as BIFF8: the library holds all of it in memory and the processor for long. */
function writeBook({ name, widths, head, rows }) {
  const sheet = utils.aoa_to_sheet([...head, ...rows.map((row) => row.map(toCell))]);
  const last = widths.length - 1;
  sheet['!merges'] = last > 0 ? [0, 1].map((row) => ({ s: { r: row, c: 0 }, e: { r: row, c: last } })) : [];
  sheet['!cols'] = widths.map((wpx) => ({ wpx }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, name);
  return write(book, { type: 'buffer', bookType: 'biff8' });
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(writeBook(workerData));
