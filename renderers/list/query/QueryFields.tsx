import { useCallback, useId, useMemo, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { kindOf, type CompiledColumn, type FormilySchema } from '../../../engine/index.ts';
import '../../form/fields/form.css';
import { FormContextProvider } from '../../form/fields/formContext.ts';
import { MissingComponent } from '../../form/fields/MissingComponent.tsx';
import { TipsMark } from '../../form/fields/TipsMark.tsx';
import type { QuerySource } from './querySource.ts';

/** Components by the names used in a compiled query: the column types. */
export type QueryComponents = Readonly<
  Record<string, ComponentType<{ readonly queryKey: string; readonly id: string }>>
>;

export interface QueryFieldsProps {
  /** Result of the engine's `compileQueryFormilySchema(page)`. */
  readonly schema: FormilySchema;
  readonly components: QueryComponents;
  readonly source: QuerySource;
  readonly columnOf: (key: string) => CompiledColumn | undefined;
}

interface QueryFieldProps {
  readonly name: string;
  readonly id: string;
  readonly title: string;
  readonly column: CompiledColumn | undefined;
  readonly source: QuerySource;
  readonly children: ReactNode;
}

/** Label and control, as in every form; a condition has no findings. */
function QueryField({ name, id, title, column, source, children }: QueryFieldProps) {
  const isShown = useSyncExternalStore(
    source.subscribe,
    useCallback(() => source.field(name).visible, [name, source]),
  );
  if (!isShown || (column !== undefined && kindOf(column.type).staff === 'none')) return null;
  return (
    <div className="wb-field" data-field={name} data-skip={column?.skip}>
      <label className="wb-field-label" htmlFor={id} title={title}>
        {title}
        {column?.tipsContent === undefined ? null : <TipsMark text={column.tipsContent} />}
      </label>
      <div className="wb-field-control">{children}</div>
    </div>
  );
}

const nobody = (): undefined => undefined;

/**
 * Renders the compiled schema of a query form. The schema is flat: fields in order, each with a label, without
 * dependencies. This avoids Formily, 40 kB that every list would otherwise load first.
 */
export function QueryFields({ schema, components, source, columnOf }: QueryFieldsProps) {
  const prefix = useId();
  const context = useMemo(
    () => ({
      source,
      values: {
        value: (key: string) => source.field(key).value,
        text: nobody,
        onValue: (_key: string, listener: () => void) => source.subscribe(listener),
      },
      columnOf,
      isFollowed: () => false,
      idOf: (key: string) => `${prefix}-${key}`,
    }),
    [columnOf, prefix, source],
  );
  return (
    <FormContextProvider value={context}>
      {Object.entries(schema.properties ?? {}).map(([name, field]) => {
        const { 'x-component': type = '', 'x-component-props': props = {} } = field;
        const Control = Object.hasOwn(components, type) ? components[type] : undefined;
        const column = columnOf(name);
        const id = context.idOf(name);
        return (
          <QueryField key={name} {...{ name, id, column, source }} title={column?.title ?? name}>
            {Control === undefined ? (
              <MissingComponent name={type} pointer={`/${name}`} />
            ) : (
              <Control queryKey={String(props['queryKey'])} id={id} />
            )}
          </QueryField>
        );
      })}
    </FormContextProvider>
  );
}
