import type { CompiledPage } from '../../../engine/index.ts';
import type { ReceivedContent, StoredContents } from '../../core/blobStore/storedContents.ts';
import type { DictionaryTexts } from '../../data/dictionaries/dictionaryTexts.ts';
import type { Db } from '../../core/database/db.ts';
import type { PageCaller } from '../../data/recordStore/caller.ts';
import type { TableSources } from '../../data/tables/tableSources.ts';
import type { PlannedExport } from './answerWorkbook.ts';
import { eachSheetRows } from './exportRecords.ts';
import type { ExportRequest } from './exportRequest.ts';
import type { SheetCell } from './sheetCells.ts';
import type { Workers } from '../../core/workers/workers.ts';
import { writeXls } from './xlsFile.ts';
import { createXlsx } from './xlsxFile.ts';

const MAX_MB = 1024;

export interface WorkbookOrder {
  readonly request: ExportRequest;
  readonly plan: PlannedExport;
  readonly sources: {
    readonly texts: DictionaryTexts;
    readonly from: TableSources;
    readonly pages: () => readonly CompiledPage[];
  };
  /** Aborts the export at any point. */
  readonly stop: AbortController;
  /** Called with the number of rows written. */
  readonly onRows: (count: number) => void;
}

/** Writes a workbook into the content store, where no file owns it yet. */
export async function makeWorkbook(
  { db, contents, workers }: { readonly db: Db; readonly contents: StoredContents; readonly workers: Workers },
  asked: PageCaller,
  { request, plan: { format, head }, sources, stop, onRows }: WorkbookOrder,
): Promise<ReceivedContent> {
  const { signal } = stop;
  const most = MAX_MB * 1024 * 1024;
  const each = (take: (cells: readonly (readonly SheetCell[])[]) => Promise<void>): Promise<void> =>
    eachSheetRows(db, asked, {
      request,
      sources,
      signal,
      take: async (cells) => {
        await take(cells);
        onRows(cells.length);
      },
    });
  if (format === 'xls') {
    const all: (readonly SheetCell[])[] = [];
    await each(async (cells) => void all.push(...cells));
    const bytes = await writeXls(workers, { head, rows: all }, { owner: asked.caller.user, signal });
    return contents.receive([bytes], most);
  }
  const file = createXlsx(head, signal);
  const received = contents.receive(file.stream, most);
  // Without this, writing rows would wait for ever once the store has failed.
  received.catch(() => stop.abort());
  try {
    await each((cells) => file.write(cells));
    file.end();
  } catch (error) {
    file.fail(error instanceof Error ? error : new Error(String(error)));
    // Rejects with the first error: of the rows or of the store.
    await received;
    throw error;
  }
  return received;
}
