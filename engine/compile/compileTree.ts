import type { CompiledList, CompiledTree } from '../compiledPage.ts';
import { didYouMean } from '../suggestions.ts';
import { complain } from './pageCompilation.ts';
import type { PageCompilation } from './pageCompilation.ts';

/** How records stand below each other; pages of kind tree have it, others do not. */
export function compileTree(compilation: PageCompilation, list: CompiledList): CompiledTree | undefined {
  const { page, values } = compilation;
  const { tree } = page;
  if (page.kind !== 'tree') {
    if (tree === undefined) return undefined;
    const message = 'only pages of kind tree have "tree"';
    return void complain(compilation, ['tree'], { code: 'wrong-kind', message, hint: 'write "kind": "tree"' });
  }
  if (tree === undefined) {
    const message = 'a page of kind tree needs "tree": parentKey and titleColumn';
    return void complain(compilation, ['kind'], { code: 'missing-key', message });
  }
  for (const key of ['parentKey', 'hasChildKey'] as const) {
    const name = tree[key];
    if (name === undefined || values.has(name)) continue;
    const message = `unknown column "${name}"`;
    complain(compilation, ['tree', key], { code: 'unknown-column', message, ...didYouMean(name, values.keys()) });
  }
  const shown = list.columns.map(({ key }) => key);
  if (!shown.includes(tree.titleColumn)) {
    const message = `the list has no column "${tree.titleColumn}"`;
    complain(compilation, ['tree', 'titleColumn'], {
      code: 'unknown-column',
      message,
      ...didYouMean(tree.titleColumn, shown),
    });
  }
  return tree;
}
