import type { CompiledColumn, CompiledHeader, CompiledHeaderTotal, CompiledList } from '../../compiled/compiledPage.ts';
import type { Path } from '../../../core/paths.ts';
import { describeProblem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { complain, type PageCompilation } from '../parts/pageCompilation.ts';
import type { CompiledParts } from './compileList.ts';
import { compileTrack } from './compileTrack.ts';

/**
 * Compiles the header line above the form of a record (decision 0075); missing settings default to those of its list.
 */
export function compileHeader(
  compilation: PageCompilation,
  { columnByKey, detailByKey }: CompiledParts,
  list: CompiledList,
): CompiledHeader {
  const { form, pasteMemoryKey = '' } = compilation.page;
  const { number, customer, totals } = form.header ?? {};
  const path = ['form', 'header'];

  const columnAt = (key: string, at: Path, columns = columnByKey): CompiledColumn | undefined => {
    const column = columns.get(key);
    if (column === undefined)
      complain(compilation, at, {
        ...describeProblem('unknown-column', { name: key }),
        ...didYouMean(key, columns.keys()),
      });
    return column;
  };
  const totalAt = (name: string, at: Path): CompiledHeaderTotal | undefined => {
    const [first = '', key] = name.split('.');
    if (key === undefined) return asTotal(columnAt(first, at), at);
    const detail = detailByKey.get(first);
    if (detail === undefined) {
      const hint = didYouMean(first, detailByKey.keys());
      return void complain(compilation, at, { ...describeProblem('unknown-detail', { name: first }), ...hint });
    }
    const total = asTotal(columnAt(key, at, new Map(detail.columns.map((column) => [column.key, column]))), at);
    return total && { ...total, detail: first };
  };
  const asTotal = (column: CompiledColumn | undefined, at: Path): CompiledHeaderTotal | undefined => {
    if (column === undefined || column.valueType === 'decimal') return column && { column };
    return void complain(compilation, at, describeProblem('wrong-total', { key: column.key }));
  };

  return {
    number: number === undefined ? list.columns[0] : columnAt(number, [...path, 'number']),
    customer: customer === undefined ? columnByKey.get(pasteMemoryKey) : columnAt(customer, [...path, 'customer']),
    totals:
      totals === undefined
        ? list.totals.flatMap(({ column, per }) => (per === undefined ? { column } : []))
        : totals.flatMap((name, index) => totalAt(name, [...path, 'totals', index]) ?? []),
    track: compileTrack(compilation, list.actions),
  };
}
