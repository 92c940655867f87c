import { forwardRef, useMemo } from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import { RecordOriginProvider } from '../../widgets/pickers/recordOrigin.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { EditableTable } from '../../table/EditableTable.tsx';
import { ThemedTables } from '../../table/ThemedTables.tsx';
import type { EditableTableHandle } from '../../table/ui/props/tableProps.ts';
import type { PreviewTable } from './previewTables.ts';

/** Permission prefix of this table: rows can be edited and removed, but not added. */
const GUARDS = 'sheet:';
const ADD = `${GUARDS}add`;

/** A sheet in the editable table. */
export const PreviewSheet = forwardRef<
  EditableTableHandle,
  { readonly page: CompiledPage; readonly table: PreviewTable }
>(function PreviewSheet({ page, table: { part, title, model } }, ref) {
  const ports = usePorts();
  const can = useMemo(() => (code: string) => (code.startsWith(GUARDS) ? code !== ADD : ports.can(code)), [ports]);
  const origin = useMemo(
    () => ({
      pageId: page.id,
      detail: part.detail,
      columns: model.columns,
      scope: () => ({ values: {}, details: {}, user: ports.user }),
    }),
    [model, page, part, ports.user],
  );
  return (
    <RecordOriginProvider value={origin}>
      <ThemedTables>
        <div className="wb-import-table">
          <EditableTable
            ref={ref}
            model={model}
            ports={ports}
            can={can}
            authPre={GUARDS}
            label={title}
            size="tiny"
            height="fill"
            rowNumber={false}
            toolbarConfig={{ btns: ['remove', 'clearSelection'] }}
          />
        </div>
      </ThemedTables>
    </RecordOriginProvider>
  );
});
