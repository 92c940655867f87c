import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { bookParts, rowsXml, sheetFrame, type WorkbookHead } from './sheetXml.ts';
import type { SheetCell } from './sheetCells.ts';

/** A workbook that is read while its rows are written. */
export interface XlsxFile {
  /** Closes early when its reader goes. */
  readonly stream: Readable;
  /** Waits while the reader is slow; rejects when `signal` is aborted. */
  readonly write: (rows: readonly (readonly SheetCell[])[]) => Promise<void>;
  readonly end: () => void;
  /** The reader sees that the file is not whole. */
  readonly fail: (error: Error) => void;
}

/** Nothing but the rows at hand is in memory. */
export function createXlsx(head: WorkbookHead, signal: AbortSignal): XlsxFile {
  const stream = new PassThrough();
  const sheet = new PassThrough();
  const zip = new ZipFile();
  const fail = (error: Error): void => {
    sheet.destroy();
    stream.destroy(error);
  };
  zip.on('error', fail);
  // Whoever reads it hears of it; before anybody does, an error without a listener would end the server.
  stream.on('error', () => undefined);
  zip.outputStream.pipe(stream);
  for (const [name, xml] of Object.entries(bookParts(head.title))) zip.addBuffer(Buffer.from(xml), name);
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  const frame = sheetFrame(head);
  sheet.write(frame.head);
  return {
    stream,
    write: async (rows) => {
      signal.throwIfAborted();
      if (!sheet.write(rowsXml(rows))) await once(sheet, 'drain', { signal });
    },
    end: () => void sheet.end(frame.foot),
    fail,
  };
}
