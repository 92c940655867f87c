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

const TYPES: Readonly<Record<BenchColumn['kind'], CompiledColumn['type']>> = {
  input: 'input',
  number: 'inputNumber',
  money: 'inputNumber',
  select: 'select',
  date: 'date',
  checkbox: 'normal',
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
    type: TYPES[column.kind],
    valueType: column.kind === 'number' || column.kind === 'money' ? 'decimal' : 'text',
    width: column.width,
    placeholder: '',
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
