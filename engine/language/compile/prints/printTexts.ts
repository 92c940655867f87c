import { TEXT_SUFFIX } from '../../compiled/compiledPrint.ts';
import type { PrintText } from '../../compiled/compiledPrint.ts';
import { amountInWords } from '../../../text/amountInWords.ts';
import { isDecimalText, roundDecimal, shortestDecimal } from '../../../core/decimals.ts';
import type { LineSchema } from '../../../generated/print.ts';
import type { Path } from '../../../core/paths.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import type { CompiledExpression, Result, Scope } from '../../../core/scope.ts';
import type { ValueType } from '../../../core/values.ts';
import { complainOf, isCoded, printExpression } from './printCompilation.ts';
import type { PrintCompilation, PrintPlace } from './printCompilation.ts';

type Format = NonNullable<LineSchema['format']>;

/** Groups thousands: `25153.32` → `25,153.32`. */
const grouped = (text: string): string => {
  const [whole = '', ...fraction] = text.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
};

/** Formats of values that are not texts of codes. `scale`: decimal places of the column. */
const FORMATS: { readonly [F in Format]: (text: string, scale: number) => string } = {
  plain: (text) => (isDecimalText(text) ? shortestDecimal(text) : text),
  scale: (text, scale) => (isDecimalText(text) ? roundDecimal(text, scale) : text),
  amount: (text) => (isDecimalText(text) ? grouped(roundDecimal(text, 2)) : text),
  day: (text) => text.slice(0, 10).replaceAll('-', ''),
};

interface Look {
  readonly format?: Format | undefined;
  /** Decimal places of the column; only columns have them. */
  readonly scale?: number | undefined;
}

/** Formats a number for print. */
export const writeNumber =
  ({ format = 'plain', scale = 0 }: Look) =>
  (text: string): string =>
    FORMATS[format](text, scale);

/** Digits in a text are not a number: `0110` is unchanged. */
const written = (value: Result, type: ValueType, look: Look): string => {
  if (value === undefined || value === null) return '';
  const text = String(value);
  if (type === 'boolean') return text === 'true' ? '✓' : '';
  return type === 'text' && (look.format ?? 'plain') === 'plain' ? text : writeNumber(look)(text);
};

/** Returns the column that is shown: `$values.tradeMode_dictText` shows `tradeMode`. */
const fieldOf = ([root, first = '', second = '']: readonly string[], detail: string | undefined): readonly Path[] => {
  const column = (name: string): string => (name.endsWith(TEXT_SUFFIX) ? name.slice(0, -TEXT_SUFFIX.length) : name);
  if (root === '$values') return [[column(first)]];
  if (root === '$row' && detail !== undefined) return [[detail, '*', column(first)]];
  return root === '$details' && second !== '' ? [[first]] : [];
};

const fieldsIn = ({ reads }: CompiledExpression, { detail }: PrintPlace): readonly Path[] =>
  reads.flatMap((path) => fieldOf(path, detail));

/** Compiles an expression to the text of its value. */
export function textOfValue(
  compilation: PrintCompilation,
  place: PrintPlace,
  { source, ...look }: Look & { readonly source: string },
): PrintText | undefined {
  if (look.format === 'scale' && look.scale === undefined)
    return void complainOf(compilation, place.path, describeProblem('misplaced-format'));
  const expression = printExpression(compilation, { ...place, source });
  if (expression === undefined || expression.type === 'list') return undefined;
  const { type, evaluate } = expression;
  return { read: (scope) => written(evaluate(scope), type, look), fields: fieldsIn(expression, place) };
}

/**
 * Compiles an amount in Chinese capitals, preceded by its title; the amount is blank if it cannot be written exactly.
 */
export function textOfWords(
  compilation: PrintCompilation,
  place: PrintPlace,
  { source, title }: { readonly source: string; readonly title: string },
): PrintText | undefined {
  const expression = printExpression(compilation, { ...place, source }, 'decimal');
  if (expression === undefined) return undefined;
  const inWords = (scope: Scope): string => {
    const value = expression.evaluate(scope);
    return (typeof value === 'string' ? amountInWords(value) : undefined) ?? '';
  };
  return { read: (scope) => `${title}${inWords(scope)}`, fields: fieldsIn(expression, place) };
}

/** Compiles the value of a column: of the row inside a table, else of the head; codes are replaced by their texts. */
function textOfColumn(
  compilation: PrintCompilation,
  place: PrintPlace,
  { key, format }: { readonly key: string; readonly format?: Format | undefined },
): PrintText | undefined {
  const { detail, path } = place;
  const columns =
    detail === undefined
      ? compilation.columns
      : new Map(compilation.page.detailByKey.get(detail)?.columns.map((column) => [column.key, column]));
  const column = columns.get(key);
  if (column === undefined) {
    const said =
      detail === undefined
        ? describeProblem('unknown-column', { name: key })
        : describeProblem('unknown-column.inDetail', { name: key, detail });
    return void complainOf(compilation, path, { ...said, ...didYouMean(key, columns.keys()) });
  }
  const root = detail === undefined ? '$values' : '$row';
  const name = isCoded(column) ? `${key}${TEXT_SUFFIX}` : key;
  return textOfValue(compilation, place, { source: `${root}.${name}`, format, scale: column.scale });
}

const fixed = (text: string): PrintText => ({
  read: () => text,
  fields: [],
  isNumbered: /\$\{pages?\}/.test(text),
});

interface Said extends LineSchema {
  readonly text?: string | undefined;
}

/** Compiles the text of a part from `column`, `value` or `text`; undefined if it has none. */
export function printText(compilation: PrintCompilation, place: PrintPlace, said: Said): PrintText | undefined {
  const { column, value, text, format } = said;
  const { path, detail } = place;
  const given = (['column', 'value', 'text'] as const).filter((key) => said[key] !== undefined);
  const [, second] = given;
  if (second !== undefined) {
    return void complainOf(compilation, [...path, second], {
      ...describeProblem('ambiguous-print'),
      ...hints('oneOf', { names: given }),
    });
  }
  if (column !== undefined)
    return textOfColumn(compilation, { path: [...path, 'column'], detail }, { key: column, format });
  if (value !== undefined)
    return textOfValue(compilation, { path: [...path, 'value'], detail }, { source: value, format });
  return text === undefined ? undefined : fixed(text);
}

export const BLANK = fixed('');
