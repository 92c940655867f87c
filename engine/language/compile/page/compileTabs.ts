import { isSecret } from '../../columnKinds/index.ts';
import type { CompiledColumn, CompiledListTab, CompiledListTotal } from '../../compiled/compiledPage.ts';
import type { ListTabSchema } from '../../../generated/page.ts';
import type { Path } from '../../../core/paths.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import { columnsOfFilter } from '../../../core/recordFilter.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { complain, expressionAt } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';
import { recordFilterOf } from '../parts/recordFilter.ts';

/** Reports tabs or totals of a tree: its records are loaded level by level, so neither can cover all of them. */
function refuseOfTree(compilation: PageCompilation, key: 'tabs' | 'totals'): void {
  const { page } = compilation;
  if (page.kind !== 'tree' || (page.list[key] ?? []).length === 0) return;
  complain(compilation, ['list', key], describeProblem('wrong-kind.listTabs', { key }));
}

function compileTab(compilation: PageCompilation, tab: ListTabSchema, path: Path): CompiledListTab | undefined {
  const at = [...path, 'where'];
  const context = { values: new Map(), details: new Map(), record: compilation.record, expected: 'boolean' } as const;
  const expression = expressionAt(compilation, { path: at, source: tab.where }, context);
  if (expression === undefined) return undefined;
  const filter = recordFilterOf(expression.source);
  if (filter === undefined)
    return void complain(compilation, at, { ...describeProblem('not-a-filter'), ...hints('filter') });
  const reads = [...new Set(columnsOfFilter(filter))];
  for (const key of reads) {
    const column = compilation.page.columns.find((candidate) => candidate.key === key);
    if (column !== undefined && isSecret(column.type))
      complain(compilation, at, describeProblem('refused-column.secret', { key }));
  }
  return { key: tab.key ?? tab.title, title: tab.title, filter, reads, counts: tab.count ?? true };
}

/** Compiles the tabs above a list: conditions that the database can evaluate (L13). */
export function compileTabs(compilation: PageCompilation): CompiledListTab[] {
  refuseOfTree(compilation, 'tabs');
  const seen = new Set<string>();
  return (compilation.page.list.tabs ?? []).flatMap((tab, index) => {
    const path = ['list', 'tabs', index];
    const { key = tab.title } = tab;
    if (seen.has(key)) {
      const said = describeProblem('duplicate-key.listTab', { key });
      complain(compilation, [...path, tab.key === undefined ? 'title' : 'key'], said);
    }
    seen.add(key);
    return compileTab(compilation, tab, path) ?? [];
  });
}

/** Returns whether a sum may be grouped by the column: single text or boolean values. */
const splits = ({ type, valueType, multiple, traits }: CompiledColumn): boolean =>
  (valueType === 'text' || valueType === 'boolean') &&
  traits.order === 'text' &&
  multiple !== true &&
  traits.choice !== 'several' &&
  !isSecret(type);

/** Compiles the sums below a list (L13). */
export function compileTotals(
  compilation: PageCompilation,
  columnByKey: ReadonlyMap<string, CompiledColumn>,
): CompiledListTotal[] {
  refuseOfTree(compilation, 'totals');
  const seen = new Set<string>();
  const columnAt = (key: string, path: Path): CompiledColumn | undefined => {
    const column = columnByKey.get(key);
    if (column === undefined)
      complain(compilation, path, {
        ...describeProblem('unknown-column', { name: key }),
        ...didYouMean(key, columnByKey.keys()),
      });
    return column;
  };
  return (compilation.page.list.totals ?? []).flatMap((total, index) => {
    const path = ['list', 'totals', index];
    const [column, per] = [
      columnAt(total.column, [...path, 'column']),
      total.per === undefined ? undefined : columnAt(total.per, [...path, 'per']),
    ];
    if (column === undefined) return [];
    const { key } = column;
    if (column.valueType !== 'decimal')
      complain(compilation, [...path, 'column'], describeProblem('wrong-total', { key }));
    if (per !== undefined && !splits(per))
      complain(compilation, [...path, 'per'], describeProblem('wrong-total.per', { key: per.key }));
    const name = `${key} ${total.per ?? ''}`;
    if (seen.has(name)) complain(compilation, [...path, 'column'], describeProblem('duplicate-key.listTotal', { key }));
    seen.add(name);
    return [{ column, per }];
  });
}
