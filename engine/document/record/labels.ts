import type { CompiledPage } from '../../language/compiled/compiledPage.ts';
import { fillWords, wordsOf } from '../../text/words/words.ts';

/** Undo label of a change of fields: `修改 毛重`, `修改 运费标记 等 3 项`. */
export const changeLabel = (page: CompiledPage, keys: readonly string[]): string => {
  const [first = ''] = keys;
  const title = page.columnByKey.get(first)?.title ?? first;
  const { changed, changedSeveral } = wordsOf(page.language);
  return fillWords(keys.length > 1 ? changedSeveral : changed, { title, count: keys.length });
};

/** The same for a cell. */
export const cellLabel = (page: CompiledPage, detail: string, key: string): string => {
  const title = page.detailByKey.get(detail)?.columns.find((column) => column.key === key)?.title ?? key;
  return fillWords(wordsOf(page.language).changed, { title });
};
