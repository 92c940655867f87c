import type { Values } from '../../engine/index.ts';
import type { BenchColumn, BenchSchema } from './benchPage.ts';

const KINDS: readonly BenchColumn['kind'][] = ['input', 'number', 'select', 'date', 'money'];

const dict = Array.from({ length: 300 }, (_, index) => ({ value: String(index + 100), label: `Option ${index}` }));

const columnAt = (index: number): BenchColumn => {
  const base = { key: `c${index}`, title: `Column ${index}`, width: 120 };
  if (index === 0)
    return { ...base, kind: 'input', rules: { required: true, pattern: String.raw`^G\d{6}$`, unique: true } };
  const kind = KINDS[index % KINDS.length] ?? 'input';
  if (kind === 'number' || kind === 'money') return { ...base, kind, rules: { required: true, number: { min: 0 } } };
  return { ...base, kind, ...(index % 2 === 0 && { rules: { required: true } }) };
};

/** Columns of five kinds, most of them with rules; the first is unique. */
export const ownSchema = (columns: number): BenchSchema => ({
  rowHeight: 32,
  columns: Array.from({ length: columns }, (_, index) => columnAt(index)),
  dict,
});

/** Deterministic; cells differ from each other where their kind allows it. */
function valueAt({ kind }: BenchColumn, row: number, column: number): string {
  const mixed = (Math.imul(row + 1, 2_654_435_761) ^ Math.imul(column + 1, 1_597_334_677)) >>> 0;
  switch (kind) {
    case 'number':
    case 'money':
      return `${mixed % 90_000}.${String(mixed % 100).padStart(2, '0')}`;
    case 'select':
      return dict[mixed % dict.length]?.value ?? '';
    case 'date':
      return `2026-${String((mixed % 12) + 1).padStart(2, '0')}-${String((mixed % 28) + 1).padStart(2, '0')}`;
    default:
      return `Text ${mixed.toString(36)}`;
  }
}

export const skuOf = (row: number): string => `G${String(row).padStart(6, '0')}`;

const cellsOf = (schema: BenchSchema, row: number): string[] =>
  schema.columns.map((column, index) => (index === 0 ? skuOf(row) : valueAt(column, row, index)));

export const ownRows = (schema: BenchSchema, count: number): Values[] =>
  Array.from({ length: count }, (_, row) => {
    const cells = cellsOf(schema, row);
    const values: Values = { id: `r${row}` };
    schema.columns.forEach(({ key }, index) => {
      values[key] = cells[index] ?? null;
    });
    return values;
  });

const isBlank = (value: Values[string] | undefined): boolean => value === undefined || value === null || value === '';

type IsGood = (value: string) => boolean;

const PLAIN_DECIMAL = /^-?\d+(?:\.\d+)?$/;
const PLAIN_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const options: ReadonlySet<string> = new Set(dict.map(({ value }) => value));

function isDay(text: string): boolean {
  const [, year, month, day] = PLAIN_DAY.exec(text) ?? [];
  return year !== undefined && new Date(Number(year), Number(month), 0).getDate() >= Number(day) && Number(day) > 0;
}

/** The checks that the page applies to each kind of value regardless of its rules. */
const OF_KIND: Readonly<Record<BenchColumn['kind'], IsGood>> = {
  input: (text) => !text.includes('\0'),
  number: (text) => PLAIN_DECIMAL.test(text),
  money: (text) => PLAIN_DECIMAL.test(text),
  select: (text) => options.has(text),
  date: isDay,
  checkbox: (text) => text === 'Y' || text === 'N',
};

/** Runs the same checks in a plain loop. Returns the number of invalid cells. */
export function plainCheck({ columns }: BenchSchema, rows: readonly Values[]): number {
  let bad = 0;
  for (const { key, kind, rules = {} } of columns) {
    const pattern = rules.pattern === undefined ? undefined : new RegExp(rules.pattern);
    const min = rules.number?.min;
    const isGood = OF_KIND[kind];
    const seen = new Map<unknown, number>();
    if (rules.unique === true) for (const { [key]: value } of rows) seen.set(value, (seen.get(value) ?? 0) + 1);
    for (const { [key]: value } of rows) {
      if (isBlank(value)) {
        if (rules.required === true) bad += 1;
        continue;
      }
      const text = String(value);
      if (
        !isGood(text) ||
        (pattern !== undefined && !pattern.test(text)) ||
        (min !== undefined && !(Number(text) >= min)) ||
        (seen.get(value) ?? 0) > 1
      )
        bad += 1;
    }
  }
  return bad;
}

/** The same data as a spreadsheet writes it to the clipboard. */
export const ownBlock = (schema: BenchSchema, count: number): string =>
  Array.from({ length: count }, (_, row) => `${cellsOf(schema, row).join('\t')}\r\n`).join('');
