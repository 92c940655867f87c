import type { Values } from '../../../engine/index.ts';
import type { ListResult } from '../../kit/ports/ports.ts';

/** Records that a list prints at most: what is more leaves as a workbook. */
export const MAX_PAPER_ROWS = 2_000;

/** Records of one call; the most that the server answers with. */
const ROWS_A_CALL = 200;

interface Reading {
  readonly page: (pageNo: number, pageSize: number) => Promise<ListResult>;
  /** How many there are by now. */
  readonly onRead: (count: number) => void;
}

/** All records of a query, page by page, each once: somebody may add one while they are read. */
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
