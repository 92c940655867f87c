import { useCallback, useMemo } from 'react';
import { compileFormilySchema, type ColumnType, type PageDocument } from '../../../engine/index.ts';
import { connectWidget } from '../../form/connectWidget.tsx';
import { FieldItem } from '../../form/FieldItem.tsx';
import { followedKeys } from '../../form/followedKeys.ts';
import { FormGroup } from '../../form/FormGroup.tsx';
import type { GroupReveals } from '../../form/groupReveals.ts';
import { MissingComponent } from '../../form/MissingComponent.tsx';
import { SchemaForm, type FormComponents } from '../../form/SchemaForm.tsx';
import { PopupOriginProvider } from '../../popup/popupOrigin.ts';
import { usePorts } from '../../portsContext.ts';
import { useRegistry } from '../../registryContext.ts';
import type { Registry, Widget } from '../../widgets/widget.ts';
import { permittedSource } from './access.ts';
import { withLazyGroups } from './lazyGroups.ts';

export interface HeaderFormProps {
  readonly document: PageDocument;
  readonly reveals: GroupReveals;
  readonly idPrefix: string;
}

const formComponents = (registry: Registry): FormComponents => {
  const widgets: readonly Widget<ColumnType>[] = Object.values(registry);
  return {
    FieldItem,
    Group: FormGroup,
    MissingComponent,
    ...Object.fromEntries(widgets.map((widget) => [widget.type, connectWidget(widget)])),
  };
};

/** The groups of header fields, drawn by Formily over the document. */
export function HeaderForm({ document, reveals, idPrefix }: HeaderFormProps) {
  const { can } = usePorts();
  const registry = useRegistry();
  const components = useMemo(() => formComponents(registry), [registry]);
  const { page } = document;
  const schema = useMemo(() => withLazyGroups(compileFormilySchema(page), page.form.groups), [page]);
  const source = useMemo(() => permittedSource(document, can), [can, document]);
  const followed = useMemo(() => followedKeys(page), [page]);
  const columnOf = useCallback((key: string) => page.columnByKey.get(key), [page]);
  const origin = useMemo(
    () => ({ pageId: page.id, columns: page.columns, scope: () => document.scope() }),
    [document, page],
  );
  return (
    <PopupOriginProvider value={origin}>
      <SchemaForm
        key={page.hash}
        schema={schema}
        components={components}
        source={source}
        columnOf={columnOf}
        followed={followed}
        reveals={reveals}
        idPrefix={idPrefix}
      />
    </PopupOriginProvider>
  );
}
