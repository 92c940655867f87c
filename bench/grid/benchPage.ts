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

/** A column of the workload that all peers render (`window.__data`). */
export interface BenchColumn {
  readonly key: string;
  readonly title: string;
  readonly kind: 'input' | 'number' | 'money' | 'select' | 'date' | 'checkbox';
  readonly width: number;
  readonly rules?: {
    readonly required?: boolean;
    readonly pattern?: string;
    readonly unique?: boolean;
    readonly number?: { readonly min: number };
  };
}

export interface BenchSchema {
  readonly rowHeight: number;
  readonly columns: readonly BenchColumn[];
  readonly dict: readonly { readonly value: string; readonly label: string }[];
}

/** A row in the format that all peers receive. */
export type BenchRow = Readonly<Record<string, string | number | boolean | null>>;

const TYPES = {
  input: 'input',
  number: 'inputNumber',
  money: 'inputNumber',
  select: 'select',
  date: 'date',
  checkbox: 'checkbox',
} as const;

function columnOf({ key, title, kind, width, rules = {} }: BenchColumn): ColumnSchema {
  const { required, pattern, unique } = rules;
  const checks = [
    ...(required === true ? [{ required, at: 'save' as const }] : []),
    ...(pattern === undefined ? [] : [{ pattern, message: 'bad format' }]),
    ...(unique === true ? [{ unique }] : []),
  ];
  return {
    type: TYPES[kind],
    key,
    title,
    width,
    ...(checks.length > 0 && { validateRules: checks }),
    ...(kind === 'select' && { dictCode: 'bench' }),
  } as ColumnSchema;
}

/** Compiles the workload to one of our pages; minimum values become row rules. */
export function compileBenchPage({ columns, dict }: BenchSchema): CompiledPage {
  const schema: PageSchema = {
    schemaVersion: 1,
    kind: 'list',
    title: 'Grid',
    resource: { url: '/bench/grid', table: 'bench_grid', permission: 'bench:grid', dataScope: 'all' },
    columns: [{ type: 'input', key: 'code', title: 'Code' }],
    details: [{ key: 'rows', title: 'Rows', table: 'bench_row', columns: columns.map(columnOf) }],
    rules: columns.flatMap(({ key, rules }) =>
      rules?.number === undefined
        ? []
        : [
            {
              id: key,
              at: 'save',
              each: 'rows',
              must: `$row.${key} >= ${rules.number.min}`,
              marks: [`/rows/*/${key}`],
              message: 'too small',
            },
          ],
    ),
    list: { columns: ['code'] },
    form: { groups: [{ key: 'head', title: 'Head', fields: ['code'] }], tabs: [{ detail: 'rows' }] },
  };
  const items = dict.map(({ value, label }) => ({ value, text: label }));
  const known: CompiledDictionary = { dictCode: 'bench', title: 'bench', kind: 'items', items, attributes: new Map() };
  const { page, problems } = compilePage(schema, { id: 'bench/grid', dictionaries: new Map([['bench', known]]) });
  if (page === undefined || problems.length > 0)
    throw new Error(problems.map((problem) => formatProblem(localizeProblem(problem))).join('\n'));
  return page;
}

const TICKED = { true: 'Y', false: 'N' } as const;

/**
 * Converts a value of the workload to a record value: numbers become decimal text, booleans the checkbox's two values.
 */
function toValue(value: BenchRow[string] | undefined): Value {
  if (typeof value === 'boolean') return TICKED[`${value}`];
  return value === undefined || value === null || value === '' ? null : String(value);
}

/** Copies the rows and converts only numbers and booleans; all other values are text already, as sent to a client. */
export function toRows(rows: readonly BenchRow[], { columns }: BenchSchema): Values[] {
  const changed = columns.filter(({ kind }) => kind === 'number' || kind === 'checkbox').map(({ key }) => key);
  return rows.map((row) => {
    const values: Values = { ...(row as Values) };
    for (const key of changed) values[key] = toValue(row[key]);
    return values;
  });
}

/** Wraps the rows as the lines of a stored record. */
export const toRecord = (page: CompiledPage, rows: readonly Values[]): WireRecord => ({
  id: 'bench',
  version: 1,
  [page.detailByKey.get('rows')?.wireName ?? 'rows']: rows,
});

/** Converts the lines to the format that all peers return. */
export const fromRows = ({ columns }: BenchSchema, rows: readonly Values[]): BenchRow[] =>
  rows.map((row) => ({
    id: String(row['id']),
    ...Object.fromEntries(
      columns.map(({ key, kind }): [string, string | boolean] => {
        const value = row[key];
        return [key, kind === 'checkbox' ? value === 'Y' : value === null || value === undefined ? '' : String(value)];
      }),
    ),
  }));
