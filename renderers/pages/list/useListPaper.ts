import type { CompiledPage, Values } from '../../../engine/index.ts';
import type { ListData } from '../../list/paging/useListData.ts';
import { usePrintedRows } from '../../list/export/usePrintedRows.ts';
import type { ListDialog } from './ListDialogs.tsx';

/** Returns whether the current page contains all records; for a tree, the open rows are printed. */
const isWhole = (page: CompiledPage, result: ListData['result']): boolean =>
  page.tree !== undefined || result === null || (!result.totalIsAtLeast && result.total <= result.records.length);

/** Prints all records of the list: immediately when all are displayed, else after reading them. */
export function useListPaper(
  page: CompiledPage,
  result: ListData['result'],
  openDialog: (dialog: ListDialog | undefined) => void,
) {
  const { rows, print } = usePrintedRows<Values>();
  return {
    rows,
    /** Called when the records to print have been read. */
    onRead: (records: readonly Values[]): void => {
      openDialog(undefined);
      print(records);
    },
    begin: (): void => {
      if (isWhole(page, result)) print(null);
      else openDialog({ kind: 'paper' });
    },
  };
}
