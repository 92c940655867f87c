import type { CompiledPage, Values } from '../../../engine/index.ts';
import type { ListData } from '../../list/paging/useListData.ts';
import { usePrintedRows } from '../../list/export/usePrintedRows.ts';
import type { ListDialog } from './ListDialogs.tsx';

/** Whether the page of the list is all that there is; of a tree, what is opened is what is meant. */
const isWhole = (page: CompiledPage, result: ListData['result']): boolean =>
  page.tree !== undefined || result === null || (!result.totalIsAtLeast && result.total <= result.records.length);

/** Prints all records of the list: at once where it shows them, else when they were read. */
export function useListPaper(
  page: CompiledPage,
  result: ListData['result'],
  openDialog: (dialog: ListDialog | undefined) => void,
) {
  const { rows, print } = usePrintedRows<Values>();
  return {
    rows,
    /** What is printed was read. */
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
