import type { CompiledList, CompiledTree } from '../../compiledPage.ts';
import { hints, says } from '../../problems.ts';
import { didYouMean } from '../../suggestions.ts';
import { complain } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

/** How records stand below each other; pages of kind tree have it, others do not. */
export function compileTree(compilation: PageCompilation, list: CompiledList): CompiledTree | undefined {
  const { page, values } = compilation;
  const { tree } = page;
  if (page.kind !== 'tree') {
    if (tree === undefined) return undefined;
    return void complain(compilation, ['tree'], { ...says('wrong-kind.tree'), ...hints('kindTree') });
  }
  if (tree === undefined) {
    return void complain(compilation, ['kind'], says('missing-key.tree'));
  }
  for (const key of ['parentKey', 'hasChildKey'] as const) {
    const name = tree[key];
    if (name === undefined || values.has(name)) continue;
    complain(compilation, ['tree', key], { ...says('unknown-column', { name }), ...didYouMean(name, values.keys()) });
  }
  const shown = list.columns.map(({ key }) => key);
  if (!shown.includes(tree.titleColumn)) {
    complain(compilation, ['tree', 'titleColumn'], {
      ...says('unknown-column.ofList', { name: tree.titleColumn }),
      ...didYouMean(tree.titleColumn, shown),
    });
  }
  return tree;
}
