import type { CompiledPage } from '../../engine/index.ts';
import { LateExport } from '../listExport/LateExport.ts';
import { LateImport } from '../listImport/LateImport.ts';
import { listOrderOf } from '../listState/listOrder.ts';
import type { ListState } from '../listState/listState.ts';
import type { ListResult } from '../ports/ports.ts';
import { usePorts } from '../ports/portsContext.ts';

/** What stands over a list: its sheets on their way out or in. */
export type ListDialog = 'export' | 'import';

export interface ListDialogsProps {
  readonly page: CompiledPage;
  readonly state: ListState;
  readonly result: ListResult | null;
  /** Keys of the columns that are shown; null: those of the page. */
  readonly shown: readonly string[] | null;
  readonly open: ListDialog | undefined;
  readonly onClose: () => void;
}

/** The dialog that stands over a list, if any. */
export function ListDialogs({ page, state, result, shown, open, onClose }: ListDialogsProps) {
  const { t } = usePorts();
  const { filters, tab, sort, selected } = state;
  if (open === undefined) return null;
  if (open === 'import') return <LateImport {...{ t, page, onClose }} />;
  const list = {
    filters,
    tab,
    shown,
    order: listOrderOf(page, sort),
    selected: [...selected.keys()],
    total: result?.total ?? 0,
    totalIsAtLeast: result?.totalIsAtLeast ?? false,
  };
  return <LateExport {...{ t, page, list, onClose }} />;
}
