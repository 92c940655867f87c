import { useMemo } from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import type { ExportOrder, ExportWatch } from '../../kit/ports/exports.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { Exportable, ExportedList } from './exportChoice.ts';
import { allFields, listedFields } from './exportFields.ts';
import { WorkbookDialog } from './WorkbookDialog.tsx';

export interface ExportDialogProps {
  readonly t: Ports['t'];
  readonly page: CompiledPage;
  readonly list: ExportedList;
  /** Keys of the list's columns as the user arranged them; null: those of the page. */
  readonly shown: readonly string[] | null;
  readonly onClose: () => void;
}

/** Dialog for exporting the list of a page. */
export function ExportDialog({ t, page, list, shown, onClose }: ExportDialogProps) {
  const { can, exports } = usePorts();
  const of: Exportable = useMemo(
    () => ({ list, fields: { listed: listedFields(page, can, shown), all: allFields(page, can) } }),
    [can, list, page, shown],
  );
  const save = async (order: ExportOrder, watch: ExportWatch): Promise<void> => exports?.save(page, order, watch);
  const begin = async (order: ExportOrder, watch: ExportWatch): Promise<void> => exports?.begin(page, order, watch);
  return <WorkbookDialog {...{ t, title: page.title, of, save, begin, onClose }} />;
}
