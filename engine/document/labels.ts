import type { CompiledPage } from '../compiledPage.ts';

/** What undo offers for a change of fields: `修改 毛重`, `修改 运费标记 等 3 项`. */
export const changeLabel = (page: CompiledPage, keys: readonly string[]): string => {
  const [first = ''] = keys;
  const title = page.columnByKey.get(first)?.title ?? first;
  return keys.length > 1 ? `修改 ${title} 等 ${keys.length} 项` : `修改 ${title}`;
};
