import { addDecimals, multiplyDecimals } from '../../core/decimals.ts';
import { defineFunction } from '../../core/functionDefinition.ts';
import type { FunctionDefinition } from '../../core/functionDefinition.ts';

const DAY = 86_400_000;

/** Returns the day number of `2026-11-20`, ignoring any following text; undefined for a date that does not exist. */
const dayNumber = (date: string): number | undefined => {
  const day = date.slice(0, 10);
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return undefined;
  return time / DAY;
};

const daysBetween = defineFunction({
  description: 'Number of days from the first date to the second; negative if the second is earlier.',
  parameters: [
    { name: 'from', type: 'date' },
    { name: 'to', type: 'date' },
  ],
  result: 'decimal',
  apply: (from, to) => {
    const [start, end] = [dayNumber(from), dayNumber(to)];
    return start === undefined || end === undefined ? undefined : String(end - start);
  },
});

const splitCount = defineFunction({
  description: "Number of parts into which the separator divides the text: splitCount('1,2,3', ',') is 3.",
  parameters: [
    { name: 'text', type: 'text' },
    { name: 'separator', type: 'text' },
  ],
  result: 'decimal',
  apply: (text, separator) => String(text.split(separator).length),
});

const splitAt = defineFunction({
  description: "The n-th part of the text between separators, counted from 1; '' if there are fewer parts.",
  parameters: [
    { name: 'text', type: 'text' },
    { name: 'separator', type: 'text' },
    { name: 'n', type: 'decimal' },
  ],
  result: 'text',
  apply: (text, separator, n) => text.split(separator)[Number(n) - 1] ?? '',
});

const textOf = (count: number | undefined): string | undefined => (count === undefined ? undefined : String(count));

const sumWhere = defineFunction({
  description:
    "Sum of a column over the rows in which another column equals the choice: sumWhere($details.goods.firstQty, $details.goods.firstUnit, '035'). Blanks are ignored; 0 if there are no values.",
  parameters: [
    { name: 'values', type: 'decimals' },
    { name: 'column', type: 'texts' },
    { name: 'choice', type: 'text' },
  ],
  result: 'decimal',
  apply: (values, column, choice) =>
    values.filter((value, index) => value !== '' && column[index] === choice).reduce(addDecimals, '0'),
  ofTotals: (totals, [values = '', column = ''], choice) => totals.sumWhere(values, column, choice),
});

const sumProduct = defineFunction({
  description:
    'Sum of the products of two columns, row by row: sumProduct($details.goods.gQty, $details.goods.declPrice). Rows in which one of them is blank are ignored; 0 if there are no values.',
  parameters: [
    { name: 'values', type: 'decimals' },
    { name: 'others', type: 'decimals' },
  ],
  result: 'decimal',
  apply: (values, others) =>
    values
      .map((value, index) => [value, others[index] ?? ''] as const)
      .filter(([value, other]) => value !== '' && other !== '')
      .reduce((sum, [value, other]) => addDecimals(sum, multiplyDecimals(value, other)), '0'),
});

const countWhere = defineFunction({
  description: 'Number of rows in which the column equals the choice. Blank only if the choice is.',
  parameters: [
    { name: 'column', type: 'texts' },
    { name: 'choice', type: 'text' },
  ],
  result: 'decimal',
  apply: (column, choice) => String(column.filter((value) => value === choice).length),
  ofTotals: (totals, [column = ''], choice) => textOf(totals.countWhere(column, choice)),
});

const joinRows = defineFunction({
  description:
    "Joins two columns row by row to one text, with a space between the two values: joinRows($details.licenses.docuCode, $details.licenses.certCode, '; '). Rows in which both are blank are ignored.",
  parameters: [
    { name: 'column', type: 'texts' },
    { name: 'other', type: 'texts' },
    { name: 'separator', type: 'text' },
  ],
  result: 'text',
  apply: (column, other, separator) =>
    column
      .map((value, index) => [value, other[index] ?? ''].filter((text) => text !== '').join(' '))
      .filter((text) => text !== '')
      .join(separator),
});

const isInList = defineFunction({
  description: 'Whether the column has the value in any row.',
  parameters: [
    { name: 'value', type: 'text' },
    { name: 'column', type: 'texts' },
  ],
  result: 'boolean',
  apply: (value, column) => column.includes(value),
  ofTotals: (totals, [column = ''], value) => {
    const rows = totals.countWhere(column, value);
    return rows === undefined ? undefined : rows > 0;
  },
});

/** Functions of dates, parts of a text, and the rows of a detail. */
export const RECORD_FUNCTIONS: Readonly<Record<string, FunctionDefinition>> = {
  daysBetween,
  splitCount,
  splitAt,
  sumWhere,
  sumProduct,
  countWhere,
  joinRows,
  isInList,
};
