import { useCallback, useMemo, useRef } from 'react';
import {
  compileRowFormilySchema,
  type CompiledDetail,
  type PageDocument,
  type TableRow,
} from '../../../engine/index.ts';
import { fieldComponents } from '../../form/fields/fieldComponents.ts';
import { SchemaForm } from '../../form/fields/SchemaForm.tsx';
import { useEnterGoesOn } from '../../kit/keyboard/useEnterGoesOn.ts';
import { RecordOriginProvider } from '../../widgets/pickers/recordOrigin.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useRegistry } from '../../widgets/registryContext.ts';
import { useThemeVariables } from '../../kit/theme/useThemeVariables.ts';
import { rowSource } from './rowSource.ts';
import { useRowSteps } from './useRowSteps.ts';

export interface RowFormProps {
  readonly document: PageDocument;
  readonly detail: CompiledDetail;
  readonly row: TableRow;
}

/** All fields of a row, rendered by Formily from the document (W2-2). */
export function RowForm({ document, detail, row }: RowFormProps) {
  const { can, t, enterGoesOn } = usePorts();
  const registry = useRegistry();
  const components = useMemo(() => fieldComponents(registry), [registry]);
  const schema = useMemo(() => compileRowFormilySchema(detail.columns), [detail]);
  const source = useMemo(() => rowSource({ document, detail, row, can, t }), [can, detail, document, row, t]);
  const place = useMemo(() => ({ detail: detail.key, rowId: row.id }), [detail, row.id]);
  const columnOf = useCallback((key: string) => detail.columns.find((column) => column.key === key), [detail]);
  const origin = useMemo(
    () => ({
      pageId: document.page.id,
      detail: detail.key,
      columns: detail.columns,
      scope: () => ({ ...document.scope(), row: row.values }),
    }),
    [detail, document, row],
  );
  const root = useRef<HTMLDivElement>(null);
  useRowSteps(root, document);
  return (
    <div ref={root} style={useThemeVariables()} {...useEnterGoesOn(enterGoesOn)}>
      <RecordOriginProvider value={origin}>
        <SchemaForm
          key={row.id}
          row={place}
          schema={schema}
          components={components}
          source={source}
          columnOf={columnOf}
        />
      </RecordOriginProvider>
    </div>
  );
}
