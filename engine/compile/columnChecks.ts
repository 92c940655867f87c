import type { CompiledColumn } from '../compiledPage.ts';
import type { ColumnSchema } from '../generated/page.ts';
import type { ColumnPlace } from './columnPlace.ts';
import { complain } from './pageCompilation.ts';
import type { PageCompilation } from './pageCompilation.ts';

/** The digits of a number that names none: 19 in all, 5 of them behind the point; a percentage has none behind. */
export const digitsOf = (column: Extract<ColumnSchema, { precision?: number }>) => ({
  precision: column.precision ?? (column.type === 'progress' ? 3 : 19),
  scale: column.scale ?? (column.type === 'progress' ? 0 : 5),
});

/** Keys that only mean something in a detail, or only in the head. */
export function checkPlace(compilation: PageCompilation, { column, path, row }: ColumnPlace): void {
  const misplaced = (key: string, message: string): void =>
    complain(compilation, [...path, key], { code: 'misplaced-key', message });
  if ('setTagColor' in column && column.setTagColor !== undefined && column.type !== 'tags')
    misplaced('setTagColor', `"${column.key}" is of type ${column.type}; colours belong to type tags`);
  if (row) return;
  if ('statistics' in column && column.statistics !== undefined)
    misplaced('statistics', 'statistics stand below the columns of a detail, not in the head');
  if ('isOrder' in column && column.isOrder === true)
    misplaced('isOrder', 'the rows of a detail are numbered, not records');
  for (const [index, rule] of (column.validateRules ?? []).entries()) {
    if (rule.unique !== true && rule.pattern !== 'only') continue;
    const key = rule.unique === true ? 'unique' : 'pattern';
    const message = 'unique compares the rows of a detail, not records';
    const hint = 'name the column in "unique" of the resource';
    complain(compilation, [...path, 'validateRules', index, key], { code: 'misplaced-key', message, hint });
  }
}

/** Names that reach beyond plain settings: handlers, markup, what React keeps for itself. */
const REFUSED_PROPS = /^(on[A-Z].*|dangerouslySetInnerHTML|innerHTML|ref|key|children|style)$/;

export function checkProps(compilation: PageCompilation, { column, path }: ColumnPlace): void {
  for (const name of Object.keys(column.props ?? {})) {
    if (!REFUSED_PROPS.test(name)) continue;
    const message = `the setting "${name}" is not for schemas`;
    const hint = 'handlers, markup and styles stand in widgets';
    complain(compilation, [...path, 'props', name], { code: 'refused-setting', message, hint });
  }
}

export function limitsMatch(compilation: PageCompilation, { column, path }: ColumnPlace): boolean {
  if (column.type !== 'inputNumber' && column.type !== 'progress') return true;
  const { scale, precision } = digitsOf(column);
  if (scale <= precision) return true;
  const message = `scale ${scale} is more than precision ${precision}`;
  complain(compilation, [...path, column.scale === undefined ? 'precision' : 'scale'], {
    code: 'out-of-range',
    message,
  });
  return false;
}

/** What a new record starts with passes the column's own checks. */
export function checkDefault(
  compilation: PageCompilation,
  { column, path }: ColumnPlace,
  compiled: CompiledColumn,
): void {
  const { defaultValue } = compiled;
  if (column.defaultValue === undefined || defaultValue === undefined || defaultValue === '') return;
  const failed = compiled.checks.find((check) => check.id !== 'required' && !check.test(defaultValue, {}));
  if (failed === undefined) return;
  const message = `the default value ${JSON.stringify(column.defaultValue)} fails its own column: ${failed.message}`;
  complain(compilation, [...path, 'defaultValue'], { code: 'wrong-default', message });
}
