import type { Values } from '../../../engine/index.ts';
import type { ListResult } from '../../kit/ports/ports.ts';

/** Maximum number of printed records of a list; for more, use the workbook export. */
export const MAX_PAPER_ROWS = 2_000;

/** Records per call; the server's maximum. */
const ROWS_A_CALL = 200;

interface Reading {
  readonly page: (pageNo: number, pageSize: number) => Promise<ListResult>;
  /** Called with the number of records read so far. */
  readonly onRead: (count: number) => void;
}

/** Reads all records of a query, page by page; each only once, even if one is added meanwhile. */
export async function readAll({ page, onRead }: Reading): Promise<readonly Values[]> {
  const records = new Map<unknown, Values>();
  for (let pageNo = 1; records.size < MAX_PAPER_ROWS; pageNo += 1) {
    const { records: read } = await page(pageNo, ROWS_A_CALL);
    for (const record of read) records.set(record['id'], record);
    onRead(records.size);
    if (read.length < ROWS_A_CALL) break;
  }
  return [...records.values()].slice(0, MAX_PAPER_ROWS);
}
