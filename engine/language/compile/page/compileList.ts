import { isMoment, isSecret, kindOf } from '../../columnKinds/index.ts';
import type {
  CompiledColumn,
  CompiledDetail,
  CompiledList,
  CompiledQueryItem,
  QueryRule,
} from '../../compiled/compiledPage.ts';
import type { QueryItemSchema } from '../../../generated/page.ts';
import type { Path } from '../../../core/paths.ts';
import { hints, part, describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { compileActions } from './compileActions.ts';
import { compileSuperQuery } from './compileSuperQuery.ts';
import { compileSearch } from './compileSearch.ts';
import { compileExpand } from './compileExpand.ts';
import { compileTabs, compileTotals } from './compileTabs.ts';
import { SYSTEM_COLUMNS, systemColumnsIn } from '../parts/fields.ts';
import { complain } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

export interface CompiledParts {
  readonly columnByKey: ReadonlyMap<string, CompiledColumn>;
  readonly detailByKey: ReadonlyMap<string, CompiledDetail>;
}

/** Partial matches apply to typed text; codes may match by prefix or suffix (W5.1-31), a range needs ordered values. */
const TEXT_RULES: ReadonlySet<QueryRule> = new Set(['eq', 'ne', 'in', 'like', 'left_like', 'right_like', 'ge', 'le']);
const ORDERED_RULES: ReadonlySet<QueryRule> = new Set(['eq', 'ne', 'in', 'gt', 'ge', 'lt', 'le', 'range']);

/** Returns a hint if a column of a detail is named as one of the head: `price`, `lines.price`. */
function ownerHint({ detailByKey }: CompiledParts, name: string): Pick<Problem, 'hint'> | undefined {
  for (const { key: detail, columns } of detailByKey.values())
    for (const { key } of columns)
      if (name === key || name === `${detail}.${key}`) return hints('ofDetail', { detail, key });
  return undefined;
}

/** Finds a column of the head or of the system, and reports it if it does not exist. */
function columnAt(
  compilation: PageCompilation,
  parts: CompiledParts,
  place: { key: string; path: Path },
): CompiledColumn | undefined {
  const { key, path } = place;
  const column = parts.columnByKey.get(key) ?? systemColumnsIn(compilation.language).get(key);
  if (column === undefined) {
    const known = [...parts.columnByKey.keys(), ...SYSTEM_COLUMNS.keys()];
    const hint = ownerHint(parts, key) ?? didYouMean(key, known);
    complain(compilation, path, { ...describeProblem('unknown-column', { name: key }), ...hint });
  }
  return column;
}

function detailColumnAt(
  compilation: PageCompilation,
  parts: CompiledParts,
  place: { detail: string; key: string; path: Path },
): CompiledColumn | undefined {
  const { detail: name, key, path } = place;
  const detail = parts.detailByKey.get(name);
  if (detail === undefined) {
    return void complain(compilation, path, {
      ...describeProblem('unknown-detail', { name }),
      ...didYouMean(name, parts.detailByKey.keys()),
    });
  }
  const column = detail.columns.find((candidate) => candidate.key === key);
  if (column === undefined) {
    const known = detail.columns.map((candidate) => candidate.key);
    const said = describeProblem('unknown-column.inDetail', { name: key, detail: name });
    complain(compilation, path, { ...said, ...didYouMean(key, known) });
  }
  return column;
}

interface QueryPlace {
  readonly item: QueryItemSchema;
  readonly path: Path;
}

/**
 * Returns the default comparison. A single picked value is compared for equality; one of several tree nodes is matched
 * as a part.
 */
function usualRule({ type, multiple, picker, tree }: CompiledColumn): QueryRule {
  if (picker !== undefined && multiple !== true) return 'eq';
  return tree !== undefined && multiple === true ? 'like' : kindOf(type).query.rule;
}

/** Compiles the comparisons of a query item: one, or several that users may choose from. */
function rulesOf(
  compilation: PageCompilation,
  column: CompiledColumn,
  { item, path }: QueryPlace,
): Pick<CompiledQueryItem, 'rule' | 'rules'> {
  const allowed = kindOf(column.type).order === 'text' ? TEXT_RULES : ORDERED_RULES;
  const check = (rule: QueryRule, at: Path): void => {
    if (allowed.has(rule)) return;
    const type = isMoment(column.type) ? column.type : part(`type.${column.valueType}`);
    complain(compilation, [...path, ...at], {
      ...describeProblem('wrong-rule', { type, rule }),
      ...hints('oneOf', { names: [...allowed] }),
    });
  };
  const { rules } = item;
  const rule = item.rule ?? rules?.[0] ?? usualRule(column);
  check(rule, ['rule']);
  if (rules === undefined) return { rule };
  if (item.rule !== undefined) complain(compilation, [...path, 'rule'], describeProblem('ambiguous-rules'));
  rules.forEach((each, index) => check(each, ['rules', index]));
  return { rule, rules };
}

/** Reports secret columns, which are neither listed nor searched. */
function refuseSecret(compilation: PageCompilation, { key, type }: CompiledColumn, path: Path): void {
  if (isSecret(type)) complain(compilation, path, describeProblem('refused-column.secret', { key }));
}

function compileQueryItem(
  compilation: PageCompilation,
  parts: CompiledParts,
  place: QueryPlace,
): CompiledQueryItem | undefined {
  const { item } = place;
  const path = [...place.path, 'column'];
  const point = item.column.indexOf('.');
  const detail = point === -1 ? undefined : item.column.slice(0, point);
  const key = item.column.slice(point + 1);
  const column =
    detail === undefined
      ? columnAt(compilation, parts, { key, path })
      : detailColumnAt(compilation, parts, { detail, key, path });
  if (column === undefined) return undefined;
  refuseSecret(compilation, column, path);
  return {
    key: item.column,
    column,
    detail,
    ...rulesOf(compilation, column, place),
    keepsBlanks: item.trim === false ? true : undefined,
    expanded: item.expanded ?? false,
  };
}

function compileQuery(compilation: PageCompilation, parts: CompiledParts): CompiledQueryItem[] {
  const seen = new Set<string>();
  return (compilation.page.list.query ?? []).flatMap((item, index) => {
    const path = ['list', 'query', index];
    if (seen.has(item.column)) {
      complain(compilation, [...path, 'column'], describeProblem('duplicate-key.query', { key: item.column }));
    }
    seen.add(item.column);
    return compileQueryItem(compilation, parts, { item, path }) ?? [];
  });
}

/** Compiles the list page; reports columns, orders and query items that name no existing column. */
export function compileList(compilation: PageCompilation, parts: CompiledParts): CompiledList {
  const { list } = compilation.page;
  const columns = list.columns.flatMap(
    (key, index) => columnAt(compilation, parts, { key, path: ['list', 'columns', index] }) ?? [],
  );
  for (const [index, { column }] of (list.sort ?? []).entries()) {
    columnAt(compilation, parts, { key: column, path: ['list', 'sort', index, 'column'] });
  }
  columns.forEach((column, index) => refuseSecret(compilation, column, ['list', 'columns', index]));
  const sort = list.sort?.map(({ column, order }) => ({ column, order: order ?? 'asc' }));
  const query = compileQuery(compilation, parts);
  return {
    columns,
    sort: sort ?? [{ column: 'createTime', order: 'desc' }],
    query,
    ...compileSearch(compilation, parts.columnByKey, query),
    superQuery: compileSuperQuery(compilation, parts),
    actions: compileActions(compilation),
    tabs: compileTabs(compilation),
    totals: compileTotals(compilation, parts.columnByKey),
    opens: list.opens ?? 'form',
    expand: compileExpand(compilation, parts.detailByKey),
    rows: list.rows ?? 'usual',
    narrow: list.narrow ?? 'scroll',
  };
}
