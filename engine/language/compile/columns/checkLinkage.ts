import { kindOf } from '../../columnKinds/index.ts';
import { findDictionary, isDictExpression, readableAttributes } from '../../dicts/index.ts';
import type { ColumnSchema } from '../../../generated/page.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import type { PlacedColumn } from '../parts/placedColumn.ts';
import { linkageOf, siblingsOf } from './linkage.ts';
import { complain } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

/** Attribute of an item that holds the value of its parent. */
const PARENT = 'parent';

/** Returns whether a chain of dependent columns leads back to its start. */
function comesBack(start: string, columns: ReadonlyMap<string, ColumnSchema>): boolean {
  const seen = new Set<string>();
  for (
    let key = linkageOf(columns.get(start));
    key !== undefined && !seen.has(key);
    key = linkageOf(columns.get(key))
  ) {
    if (key === start) return true;
    seen.add(key);
  }
  return false;
}

/** Checks that the choices depend on one column only, and that both columns have a type that lists all its choices. */
function checkFollower({ column, path }: PlacedColumn, siblings: ReadonlyMap<string, ColumnSchema>): Problem[] {
  const key = linkageOf(column) ?? '';
  const at = [...path, 'linkageKey'];
  const [first] = [...siblings.values()].filter((one) => linkageOf(one) === key);
  const problems: Problem[] = [];
  if (first !== undefined && first.key !== column.key) {
    problems.push({ ...describeProblem('duplicate-key.linkage', { key, first: first.key }), path: at });
  }
  for (const one of [column, siblings.get(key)]) {
    if (one === undefined || kindOf(one.type).canFollow === true || !('dictCode' in one || 'options' in one)) continue;
    problems.push({ ...describeProblem('wrong-type.linkage', { key: one.key, type: one.type }), path: at });
  }
  return problems;
}

/**
 * Checks that the column whose choices follow exists in the same record or row, and that its dictionary names the
 * parent of each item.
 */
export function checkLinkage(compilation: PageCompilation, place: PlacedColumn): void {
  const { column, path } = place;
  const linkageKey = linkageOf(column);
  if (linkageKey === undefined) return;
  const at = [...path, 'linkageKey'];
  const siblings = siblingsOf(compilation, place);
  const following = siblings.get(linkageKey);
  if (following === undefined) {
    const said = describeProblem('unknown-column', { name: linkageKey });
    complain(compilation, at, { ...said, ...didYouMean(linkageKey, siblings.keys()) });
    return;
  }
  for (const problem of checkFollower(place, siblings)) complain(compilation, problem.path, problem);
  if (comesBack(column.key, siblings)) {
    complain(compilation, at, { ...describeProblem('cycle', { name: column.key }), ...hints('breakCircle') });
    return;
  }
  const dictCode = 'dictCode' in following ? following.dictCode : undefined;
  const dictionary = dictCode === undefined ? undefined : findDictionary(compilation.dictionaries, dictCode);
  if (dictCode !== undefined && dictionary === undefined && !isDictExpression(dictCode)) return;
  if (dictionary && readableAttributes(dictionary).get(PARENT) === 'text') return;
  const hint = hints('parent', { attribute: PARENT });
  complain(compilation, at, { ...describeProblem('missing-attribute', { key: linkageKey }), ...hint });
}
