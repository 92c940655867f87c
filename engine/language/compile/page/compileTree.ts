import { readTreeCondition } from '../../columnKinds/treeCondition.ts';
import type { CompiledList, CompiledTree } from '../../compiled/compiledPage.ts';
import type { TreeSchema } from '../../../generated/page.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { complain } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

/** Default of `queryKey` (W9-16). */
const QUERY_KEY = 'parentId';

function checkColumns(compilation: PageCompilation, tree: TreeSchema, { columns }: CompiledList): void {
  const { page, values } = compilation;
  for (const key of ['parentKey', 'hasChildKey'] as const) {
    const name = tree[key];
    if (name === undefined || values.has(name)) continue;
    complain(compilation, ['tree', key], {
      ...describeProblem('unknown-column', { name }),
      ...didYouMean(name, values.keys()),
    });
  }
  const shown = columns.map(({ key }) => key);
  if (!shown.includes(tree.titleColumn)) {
    complain(compilation, ['tree', 'titleColumn'], {
      ...describeProblem('unknown-column.ofList', { name: tree.titleColumn }),
      ...didYouMean(tree.titleColumn, shown),
    });
  }
  const parent = page.columns.findIndex(({ key }) => key === tree.parentKey);
  if (page.columns[parent]?.viewPermission === undefined) return;
  complain(
    compilation,
    ['columns', parent, 'viewPermission'],
    describeProblem('misplaced-key.treeParent', { name: tree.parentKey }),
  );
}

function checkCondition(compilation: PageCompilation, { condition }: TreeSchema): void {
  const read = readTreeCondition(condition);
  if (read === undefined)
    return complain(compilation, ['tree', 'condition'], describeProblem('bad-condition.treePage'));
  for (const name of read.keys()) {
    if (compilation.record.has(name)) continue;
    const problem = { ...describeProblem('unknown-column', { name }), ...didYouMean(name, compilation.record.keys()) };
    complain(compilation, ['tree', 'condition'], problem);
  }
}

function checkActions(compilation: PageCompilation): void {
  for (const [index, { action }] of (compilation.page.list.actions ?? []).entries())
    if (action === 'addChild')
      complain(compilation, ['list', 'actions', index, 'action'], describeProblem('wrong-kind.addChild'));
}

/** Compiles how records are nested; only pages of kind tree have this. */
export function compileTree(compilation: PageCompilation, list: CompiledList): CompiledTree | undefined {
  const { page } = compilation;
  const { tree } = page;
  if (page.kind !== 'tree') {
    checkActions(compilation);
    if (tree === undefined) return undefined;
    return void complain(compilation, ['tree'], { ...describeProblem('wrong-kind.tree'), ...hints('kindTree') });
  }
  if (tree === undefined) {
    return void complain(compilation, ['kind'], describeProblem('missing-key.tree'));
  }
  checkColumns(compilation, tree, list);
  checkCondition(compilation, tree);
  return {
    ...tree,
    queryKey: tree.queryKey ?? QUERY_KEY,
    childrenUrl: tree.childrenUrl ?? `${page.resource.url}/childList`,
    onDelete: tree.onDelete ?? 'refuse',
  };
}
