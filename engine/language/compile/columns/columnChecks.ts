import type { CompiledColumn } from '../../compiled/compiledPage.ts';
import { isSecret } from '../../columnKinds/index.ts';
import type { PlacedColumn } from '../parts/placedColumn.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import { complain } from '../parts/pageCompilation.ts';
import type { AuthorChecks, PageCompilation } from '../parts/pageCompilation.ts';
import { checkFill } from './checkFill.ts';
import { checkLinkage } from './checkLinkage.ts';
import { checkParam } from './checkParam.ts';
import { checkPopup } from './checkPopup.ts';
import { checkTree } from './checkTree.ts';

/** Reports keys and types that are only valid in a detail, or only in the head. */
function checkPlace(compilation: PageCompilation, { column, path, row }: PlacedColumn): void {
  const misplaced = (key: 'statistics' | 'isOrder'): void =>
    complain(compilation, [...path, key], describeProblem(`misplaced-key.${key}`));
  if (row) {
    const { type } = column;
    if (isSecret(type))
      complain(compilation, [...path, 'type'], describeProblem('misplaced-key.secretInDetail', { type }));
    return;
  }
  if ('statistics' in column && column.statistics !== undefined) misplaced('statistics');
  if ('isOrder' in column && column.isOrder === true) misplaced('isOrder');
  for (const [index, rule] of (column.validateRules ?? []).entries()) {
    if (rule.unique !== true && rule.pattern !== 'only') continue;
    const key = rule.unique === true ? 'unique' : 'pattern';
    complain(compilation, [...path, 'validateRules', index, key], {
      ...describeProblem('misplaced-key.unique'),
      ...hints('uniqueOfResource'),
    });
  }
}

/** Checks that the default value passes the column's own checks. */
function checkDefault(compilation: PageCompilation, { column, path }: PlacedColumn, compiled: CompiledColumn): void {
  const { defaultValue, precision, scale } = compiled;
  const { resource, tree } = compilation.page;
  const mustBeLiteral = column.key === resource.statusKey || column.key === tree?.parentKey;
  if (compiled.defaultExpression !== undefined && mustBeLiteral)
    complain(compilation, [...path, 'defaultValue'], describeProblem('wrong-default.literal', { key: column.key }));
  if (column.defaultValue === undefined || defaultValue === undefined || defaultValue === '') return;
  // Contradictory digit limits reject every value.
  if (scale !== undefined && precision !== undefined && scale > precision) return;
  const failed = compiled.checks.find((check) => check.id !== 'required' && !check.test(defaultValue, {}));
  if (failed === undefined) return;
  const value = JSON.stringify(column.defaultValue);
  complain(compilation, [...path, 'defaultValue'], describeProblem('wrong-default', { value, said: failed.message }));
}

/** Reports problems of a column that do not prevent its compilation. */
export const checkColumn: AuthorChecks['checkColumn'] = (compilation, place, { compiled, dictionary }) => {
  const { column } = place;
  checkFill(compilation, place, dictionary);
  checkPlace(compilation, place);
  checkLinkage(compilation, place);
  checkParam(compilation, place, dictionary);
  checkTree(compilation, place, dictionary);
  if ('popupCode' in column && compiled.popup) checkPopup(compilation, { ...place, column }, compiled.popup);
  checkDefault(compilation, place, compiled);
};
