import { isSecret, kindOf } from '../../columnKinds/index.ts';
import type { CompiledColumn, CompiledDetail, CompiledListExpand } from '../../compiled/compiledPage.ts';
import { describeProblem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { complain } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

/** Returns whether users may see the column of a line. */
const isShown = ({ type, visible }: CompiledColumn): boolean =>
  visible !== false && kindOf(type).staff !== 'none' && !isSecret(type);

function columnsOf(compilation: PageCompilation, detail: CompiledDetail): readonly CompiledColumn[] {
  const wanted = compilation.page.list.expand?.columns;
  if (wanted === undefined) return detail.columns.filter(isShown);
  return wanted.flatMap((key, index) => {
    const path = ['list', 'expand', 'columns', index];
    const column = detail.columns.find((one) => one.key === key);
    if (column === undefined) {
      const said = describeProblem('unknown-column.inDetail', { name: key, detail: detail.key });
      const known = detail.columns.map((one) => one.key);
      complain(compilation, path, { ...said, ...didYouMean(key, known) });
      return [];
    }
    if (isSecret(column.type)) complain(compilation, path, describeProblem('refused-column.secret', { key }));
    return [column];
  });
}

/** Compiles the lines that a row of a list shows when expanded. Tree rows expand to records instead. */
export function compileExpand(
  compilation: PageCompilation,
  detailByKey: ReadonlyMap<string, CompiledDetail>,
): CompiledListExpand | undefined {
  const { kind, list } = compilation.page;
  if (list.expand === undefined) return undefined;
  if (kind === 'tree')
    complain(compilation, ['list', 'expand'], describeProblem('wrong-kind.listTabs', { key: 'expand' }));
  const { detail: name } = list.expand;
  const detail = detailByKey.get(name);
  if (detail === undefined) {
    const said = { ...describeProblem('unknown-detail', { name }), ...didYouMean(name, detailByKey.keys()) };
    return void complain(compilation, ['list', 'expand', 'detail'], said);
  }
  return { detail, columns: columnsOf(compilation, detail) };
}
