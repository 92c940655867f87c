import { kindOf } from '../../columnKinds/index.ts';
import type { CompiledColumn, CompiledList, CompiledQueryItem } from '../../compiled/compiledPage.ts';
import type { Path } from '../../../core/paths.ts';
import { describeProblem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { complain } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

/** Returns whether the record stores the text as users read it: no codes, files or secrets. */
const isTyped = ({ valueType, traits, dictCode, options, upload, picker, tree }: CompiledColumn): boolean =>
  valueType === 'text' &&
  traits.order === 'text' &&
  traits.isSecret !== true &&
  [dictCode, options, upload, picker, tree].every((code) => code === undefined);

/** Maximum number of default search columns. */
const MAX_USUAL = 5;

/**
 * Compiles how the global search finds records of a list: the columns that name them, and the column with their due
 * date.
 */
export function compileSearch(
  compilation: PageCompilation,
  columnByKey: ReadonlyMap<string, CompiledColumn>,
  query: readonly CompiledQueryItem[],
): Pick<CompiledList, 'search' | 'due'> {
  const { list } = compilation.page;
  const at = (key: string, path: Path): CompiledColumn | undefined => {
    const column = columnByKey.get(key);
    if (column === undefined)
      complain(compilation, path, {
        ...describeProblem('unknown-column', { name: key }),
        ...didYouMean(key, columnByKey.keys()),
      });
    return column;
  };
  const named = list.search?.flatMap((key, index) => {
    const path = ['list', 'search', index];
    const column = at(key, path);
    if (column !== undefined && !isTyped(column)) complain(compilation, path, describeProblem('wrong-search', { key }));
    return column ?? [];
  });
  const usual = query
    .filter(({ rule, detail, column }) => rule === 'like' && detail === undefined && columnByKey.has(column.key))
    .map(({ column }) => column)
    .filter(isTyped);
  const due = list.due === undefined ? undefined : at(list.due, ['list', 'due']);
  if (due !== undefined && !kindOf(due.type).wire.startsWith('date'))
    complain(compilation, ['list', 'due'], describeProblem('wrong-due', { key: due.key }));
  return { search: named ?? usual.slice(0, MAX_USUAL), due };
}
