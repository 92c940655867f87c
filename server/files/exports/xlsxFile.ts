import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { bookParts, rowsXml, sheetFrame, type WorkbookHead } from './sheetXml.ts';
import type { SheetCell } from './sheetCells.ts';

/** A workbook that is read while its rows are written. */
export interface XlsxFile {
  /** Closes early if its reader disconnects. */
  readonly stream: Readable;
  /** Waits while the reader is slow; rejects if `signal` is aborted. */
  readonly write: (rows: readonly (readonly SheetCell[])[]) => Promise<void>;
  readonly end: () => void;
  /** Ends the stream with an error, so that the reader recognizes an incomplete file. */
  readonly fail: (error: Error) => void;
}

/** Creates a streamed workbook: only the current rows are in memory. */
export function createXlsx(head: WorkbookHead, signal: AbortSignal): XlsxFile {
  const stream = new PassThrough();
  const sheet = new PassThrough();
  const zip = new ZipFile();
  const fail = (error: Error): void => {
    sheet.destroy();
    stream.destroy(error);
  };
  zip.on('error', fail);
  // The reader receives errors through its own listener; without any listener, an error would end the server.
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
