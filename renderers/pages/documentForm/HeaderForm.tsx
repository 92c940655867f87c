import { useCallback, useMemo } from 'react';
import { compileFormilySchema, type PageDocument } from '../../../engine/index.ts';
import { fieldComponents } from '../../form/fields/fieldComponents.ts';
import { followedKeys } from '../../form/fields/followedKeys.ts';
import { HiddenGroupsProvider } from '../../form/fields/hiddenGroups.ts';
import type { GroupReveals } from '../../form/fields/groupReveals.ts';
import { SchemaForm } from '../../form/fields/SchemaForm.tsx';
import { useEnterGoesOn } from '../../kit/keyboard/useEnterGoesOn.ts';
import { RecordOriginProvider } from '../../widgets/pickers/recordOrigin.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useRegistry } from '../../widgets/registryContext.ts';
import { permittedSource } from '../../form/document/access.ts';
import type { CompiledGroup, FormilySchema } from '../../../engine/index.ts';

/** Number of groups of a long form that are rendered immediately. */
const eagerGroups = 2;
/**
 * Up to this many open fields are rendered immediately: late rendering shifts the content below while staff work there.
 */
const eagerFields = 80;

/**
 * Makes groups lazy: folded ones are rendered when they are opened; in a long form, those after the second when they
 * come near the window.
 */
function withLazyGroups(schema: FormilySchema, groups: readonly CompiledGroup[]): FormilySchema {
  const open = groups.filter(({ folded }) => !folded);
  const isLong = open.reduce((sum, { fields }) => sum + fields.length, 0) > eagerFields;
  const eager = new Set(isLong ? open.slice(0, eagerGroups) : open);
  const late = new Map(groups.filter((group) => !eager.has(group)).map(({ key, fields }) => [key, fields.length]));
  const properties = Object.entries(schema.properties ?? {}).map(([key, group]): [string, FormilySchema] => {
    const size = late.get(key);
    if (size === undefined) return [key, group];
    return [key, { ...group, 'x-component-props': { ...group['x-component-props'], lazy: true, size } }];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

export interface HeaderFormProps {
  readonly document: PageDocument;
  readonly reveals: GroupReveals;
  readonly idPrefix: string;
  /** Groups that are not displayed. Default: none. */
  readonly hidden?: ReadonlySet<string> | undefined;
}

const noneHidden: ReadonlySet<string> = new Set();

/** The groups of header fields, rendered by Formily from the document. */
export function HeaderForm({ document, reveals, idPrefix, hidden = noneHidden }: HeaderFormProps) {
  const { can, enterGoesOn } = usePorts();
  const registry = useRegistry();
  const components = useMemo(() => fieldComponents(registry), [registry]);
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
    <HiddenGroupsProvider value={hidden}>
      <RecordOriginProvider value={origin}>
        <div className="wb-header-fields" {...useEnterGoesOn(enterGoesOn)}>
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
        </div>
      </RecordOriginProvider>
    </HiddenGroupsProvider>
  );
}
