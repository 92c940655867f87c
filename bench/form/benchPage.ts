import {
  compilePage,
  formatProblem,
  localizeProblem,
  type ColumnSchema,
  type CompiledDictionary,
  type CompiledPage,
  type PageSchema,
  type Value,
  type Values,
  type WireRecord,
} from '../../engine/index.ts';

/** A field of the workload that all peers render (`window.__data`). */
export interface BenchField {
  readonly key: string;
  readonly title: string;
  readonly kind: 'text' | 'number' | 'select' | 'date' | 'checkbox' | 'textarea';
  readonly required?: boolean;
  readonly pattern?: string;
  readonly min?: number;
  readonly maxLength?: number;
  readonly visible?: { readonly field: string; readonly minLength: number };
  readonly disabled?: { readonly field: string; readonly contains: string };
  readonly compute?: { readonly from: string; readonly suffix?: string; readonly times?: number };
}

export interface BenchSpec {
  readonly columns: number;
  readonly fields: readonly BenchField[];
  readonly dict: readonly { readonly value: string; readonly label: string }[];
}

export type BenchValue = string | number | boolean;
export type BenchValues = Readonly<Record<string, BenchValue>>;

const TYPES = {
  text: 'input',
  number: 'inputNumber',
  select: 'select',
  date: 'date',
  checkbox: 'checkbox',
  textarea: 'textarea',
} as const;

const formulaOf = ({ from, suffix, times }: NonNullable<BenchField['compute']>): string =>
  suffix === undefined ? `coalesce($values.${from}, 0) * ${times}` : `concat(text($values.${from}), '${suffix}')`;

function columnOf(field: BenchField): ColumnSchema {
  const { key, title, kind, required, pattern, maxLength, visible, disabled, compute } = field;
  const rules = [
    ...(required === true ? [{ required: true, at: 'save' as const }] : []),
    ...(pattern === undefined ? [] : [{ pattern, message: 'bad format' }]),
    ...(maxLength === undefined ? [] : [{ maxLength }]),
  ];
  return {
    type: TYPES[kind],
    key,
    title,
    ...(rules.length !== 0 && { validateRules: rules }),
    ...(kind === 'select' && { dictCode: 'bench' }),
    ...(visible && { visible: `length(text($values.${visible.field})) >= ${visible.minLength}` }),
    ...(disabled && { disabled: `contains(text($values.${disabled.field}), '${disabled.contains}')` }),
    ...(compute && { compute: { value: formulaOf(compute), mode: 'always' } }),
  } as ColumnSchema;
}

/** Compiles the workload to one of our pages; all dependencies and checks are defined in its JSON. */
export function compileBenchPage(spec: BenchSpec): CompiledPage {
  const schema: PageSchema = {
    schemaVersion: 1,
    kind: 'list',
    title: 'Form',
    resource: { url: '/bench/form', table: 'bench_form', permission: 'bench:form', dataScope: 'all' },
    columns: spec.fields.map(columnOf),
    rules: spec.fields.flatMap(({ key, min }) =>
      min === undefined
        ? []
        : [{ id: key, at: 'save', must: `$values.${key} >= ${min}`, marks: [`/${key}`], message: 'too small' }],
    ),
    list: { columns: ['f0'] },
    form: { groups: [{ key: 'all', title: 'Form', columns: spec.columns, fields: spec.fields.map(({ key }) => key) }] },
  };
  const items = spec.dict.map(({ value, label }) => ({ value, text: label }));
  const dictionary: CompiledDictionary = {
    dictCode: 'bench',
    title: 'bench',
    kind: 'items',
    items,
    attributes: new Map(),
  };
  const { page, problems } = compilePage(schema, { id: 'bench/form', dictionaries: new Map([['bench', dictionary]]) });
  if (page === undefined || problems.length > 0)
    throw new Error(problems.map((problem) => formatProblem(localizeProblem(problem))).join('\n'));
  return page;
}

/**
 * Converts values of the workload to record values: numbers become decimal text, booleans the checkbox's two values.
 */
export const toRecordValues = (values: BenchValues): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]): [string, Value] => [
      key,
      typeof value === 'boolean' ? (value ? 'Y' : 'N') : String(value),
    ]),
  );

export const toRecord = (values: BenchValues): WireRecord => ({ id: 'bench', version: 1, ...toRecordValues(values) });

const READ: Readonly<Record<BenchField['kind'], (value: string) => BenchValue>> = {
  text: (value) => value,
  number: Number,
  select: (value) => value,
  date: (value) => value,
  checkbox: (value) => value === 'Y',
  textarea: (value) => value,
};

export const fromRecordValues = (spec: BenchSpec, values: Values): Record<string, BenchValue> =>
  Object.fromEntries(
    spec.fields.flatMap(({ key, kind }): [string, BenchValue][] => {
      const value = values[key];
      return value === null || value === undefined ? [] : [[key, READ[kind](String(value))]];
    }),
  );
