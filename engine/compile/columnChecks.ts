import type { CompiledColumn } from '../compiledPage.ts';
import type { ColumnSchema } from '../generated/page.ts';
import type { ColumnPlace } from './columnPlace.ts';
import { hints, says } from '../problems.ts';
import { complain } from './pageCompilation.ts';
import type { PageCompilation } from './pageCompilation.ts';

/** The digits of a number that names none: 19 in all, 5 of them behind the point; a percentage has none behind. */
export const digitsOf = (column: Extract<ColumnSchema, { precision?: number }>) => ({
  precision: column.precision ?? (column.type === 'progress' ? 3 : 19),
  scale: column.scale ?? (column.type === 'progress' ? 0 : 5),
});

/** Keys that only mean something in a detail, or only in the head. */
export function checkPlace(compilation: PageCompilation, { column, path, row }: ColumnPlace): void {
  const misplaced = (key: 'statistics' | 'isOrder'): void =>
    complain(compilation, [...path, key], says(`misplaced-key.${key}`));
  if ('setTagColor' in column && column.setTagColor !== undefined && column.type !== 'tags')
    complain(
      compilation,
      [...path, 'setTagColor'],
      says('misplaced-key.tagColor', { key: column.key, type: column.type }),
    );
  if (row) return;
  if ('statistics' in column && column.statistics !== undefined) misplaced('statistics');
  if ('isOrder' in column && column.isOrder === true) misplaced('isOrder');
  for (const [index, rule] of (column.validateRules ?? []).entries()) {
    if (rule.unique !== true && rule.pattern !== 'only') continue;
    const key = rule.unique === true ? 'unique' : 'pattern';
    complain(compilation, [...path, 'validateRules', index, key], {
      ...says('misplaced-key.unique'),
      ...hints('uniqueOfResource'),
    });
  }
}

/** Names that reach beyond plain settings: handlers, markup, what React keeps for itself. */
const REFUSED_PROPS = /^(on[A-Z].*|dangerouslySetInnerHTML|innerHTML|ref|key|children|style)$/;

export function checkProps(compilation: PageCompilation, { column, path }: ColumnPlace): void {
  for (const name of Object.keys(column.props ?? {})) {
    if (!REFUSED_PROPS.test(name)) continue;
    complain(compilation, [...path, 'props', name], {
      ...says('refused-setting', { name }),
      ...hints('settingsInWidgets'),
    });
  }
}

export function limitsMatch(compilation: PageCompilation, { column, path }: ColumnPlace): boolean {
  if (column.type !== 'inputNumber' && column.type !== 'progress') return true;
  const { scale, precision } = digitsOf(column);
  if (scale <= precision) return true;
  const key = column.scale === undefined ? 'precision' : 'scale';
  complain(compilation, [...path, key], says('out-of-range.scale', { scale, precision }));
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
  const value = JSON.stringify(column.defaultValue);
  complain(compilation, [...path, 'defaultValue'], says('wrong-default', { value, said: failed.message }));
}
