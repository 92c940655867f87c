import { createSchemaField, FormProvider, type ISchema, type JSXComponent } from '@formily/react';
import { useEffect, useId, useMemo } from 'react';
import type { CompiledColumn, FormilySchema } from '../../../engine/index.ts';
import './form.css';
import './fieldSet.css';
import { drawableSchema, missingComponent } from './drawableSchema.ts';
import { createFieldForm } from './fieldForm.ts';
import type { FieldSource } from './fieldSource.ts';
import { FormContextProvider, type RowPlace } from './formContext.ts';
import { noReveals, RevealsProvider, type GroupReveals } from './groupReveals.ts';
import { refuseExpressions } from './schemaCompiler.ts';

refuseExpressions();

const SchemaField = createSchemaField();

/** Components by the names that a compiled schema uses: column types, decorators, groups. */
export type FormComponents = Readonly<Record<string, JSXComponent>>;

export interface SchemaFormProps {
  /** From the engine: `compileFormilySchema(page)` or `compileQueryFormilySchema(page)`. */
  readonly schema: FormilySchema;
  readonly components: FormComponents;
  readonly source: FieldSource;
  readonly columnOf: (key: string) => CompiledColumn | undefined;
  /** Keys on which other fields depend while they are typed; none by default. */
  readonly followed?: ReadonlySet<string>;
  readonly reveals?: GroupReveals;
  /** The row that the fields belong to; absent: the record's head. */
  readonly row?: RowPlace;
  /** Prefix of the DOM ids; random by default. */
  readonly idPrefix?: string;
}

const noneFollowed: ReadonlySet<string> = new Set();

/** Renders a compiled Formily schema over a source that owns the values. */
export function SchemaForm(props: SchemaFormProps) {
  const { schema, components, source, columnOf, idPrefix, row } = props;
  const { reveals = noReveals, followed = noneFollowed } = props;
  const ownPrefix = useId();
  const prefix = idPrefix ?? ownPrefix;
  const fieldForm = useMemo(() => createFieldForm(source), [source]);
  useEffect(() => fieldForm.connect(), [fieldForm]);

  const drawable = useMemo(
    () => drawableSchema(schema, new Set([...Object.keys(components), missingComponent])) as ISchema,
    [components, schema],
  );
  const context = useMemo(
    () => ({
      source,
      values: fieldForm,
      columnOf,
      row,
      isFollowed: (key: string) => followed.has(key),
      idOf: (key: string) => `${prefix}-${key}`,
    }),
    [columnOf, fieldForm, followed, prefix, row, source],
  );
  return (
    <FormContextProvider value={context}>
      <RevealsProvider value={reveals}>
        <FormProvider form={fieldForm.form}>
          <SchemaField schema={drawable} components={components} />
        </FormProvider>
      </RevealsProvider>
    </FormContextProvider>
  );
}
