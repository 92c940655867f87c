import { createSchemaField, FormProvider, type ISchema, type JSXComponent } from '@formily/react';
import { useEffect, useId, useMemo } from 'react';
import type { CompiledColumn, FormilySchema } from '../../engine/index.ts';
import './form.css';
import { drawableSchema, missingComponent } from './drawableSchema.ts';
import { createFieldForm } from './fieldForm.ts';
import type { FieldSource } from './fieldSource.ts';
import { FormContextProvider } from './formContext.ts';
import { createGroupReveals, type GroupReveals } from './groupReveals.ts';
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
  readonly reveals?: GroupReveals;
  /** Start of the DOM ids; random by default. */
  readonly idPrefix?: string;
}

const noReveals = createGroupReveals();

/** Draws a compiled Formily schema over a source that owns the values. */
export function SchemaForm({ schema, components, source, columnOf, reveals = noReveals, idPrefix }: SchemaFormProps) {
  const ownPrefix = useId();
  const prefix = idPrefix ?? ownPrefix;
  const fieldForm = useMemo(() => createFieldForm(source), [source]);
  useEffect(() => fieldForm.connect(), [fieldForm]);

  const drawable = useMemo(
    () => drawableSchema(schema, new Set([...Object.keys(components), missingComponent])) as ISchema,
    [components, schema],
  );
  const context = useMemo(
    () => ({ source, columnOf, reveals, idOf: (key: string) => `${prefix}-${key}` }),
    [columnOf, prefix, reveals, source],
  );
  return (
    <FormContextProvider value={context}>
      <FormProvider form={fieldForm.form}>
        <SchemaField schema={drawable} components={components} />
      </FormProvider>
    </FormContextProvider>
  );
}
