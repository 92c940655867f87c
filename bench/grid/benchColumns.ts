import type { CellCheck, CompiledColumn, Option } from '../../engine/index.ts';

/** A column of the workload that all peers draw (`window.__data`). */
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

type Compiled = Pick<CompiledColumn, 'type' | 'traits' | 'valueType'>;

const NUMBER: Compiled = {
  type: 'inputNumber',
  traits: { order: 'number', series: 'numbers' },
  valueType: 'decimal',
};

/** As the kinds of these types have it, which a table that is handed compiled columns does not load. */
const COMPILED: Readonly<Record<BenchColumn['kind'], Compiled>> = {
  input: { type: 'input', traits: { order: 'text', series: 'counters' }, valueType: 'text' },
  number: NUMBER,
  money: NUMBER,
  select: { type: 'select', traits: { order: 'text', choice: 'few', isChosen: true }, valueType: 'text' },
  date: { type: 'date', traits: { order: 'moment', series: 'days', isChosen: true }, valueType: 'text' },
  checkbox: { type: 'normal', traits: { order: 'text', staff: 'read' }, valueType: 'text' },
};

function checksOf({ title, rules = {} }: BenchColumn): CellCheck[] {
  const checks: CellCheck[] = [];
  const add = (id: string, message: string, test: CellCheck['test']): void => {
    checks.push({ id, at: 'save', message, test });
  };
  if (rules.required === true) add('required', `${title} is required`, (value) => value !== null && value !== '');
  if (rules.pattern !== undefined) {
    const pattern = new RegExp(rules.pattern);
    add('pattern', `${title} has a bad format`, (value) => pattern.test(String(value)));
  }
  if (rules.number !== undefined) {
    const { min } = rules.number;
    add('min', `${title} is too small`, (value) => Number(value) >= min);
  }
  if (rules.unique === true) add('unique', `${title} is not unique`, () => true);
  return checks;
}

/** The workload's columns as the page compiler would give them. */
export function compileBenchColumns(schema: BenchSchema): CompiledColumn[] {
  const options = schema.dict.map(({ value, label }): Option => ({ value, text: label }));
  return schema.columns.map((column) => ({
    key: column.key,
    title: column.title,
    ...COMPILED[column.kind],
    width: column.width,
    placeholder: '',
    requiredMessage: `${column.title} is required`,
    checks: checksOf(column),
    visible: true,
    disabled: false,
    required: false,
    whenDisabled: 'keep',
    statistics: [],
    dbColumn: column.key,
    ...(column.kind === 'select' && { options }),
  }));
}
