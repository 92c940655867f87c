import type { CompiledDictionary } from '../../dicts/index.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import type { PlacedColumn } from '../parts/placedColumn.ts';
import { complain } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

/** Checks `param`: only dictionaries have attributes to filter by, options in the page have none. */
export function checkParam(
  compilation: PageCompilation,
  { column, path }: PlacedColumn,
  dictionary: CompiledDictionary | undefined,
): void {
  if (!('param' in column) || column.param === undefined || 'popupCode' in column) return;
  const at = [...path, 'param'];
  if ('options' in column && column.options !== undefined)
    complain(compilation, at, {
      ...describeProblem('misplaced-key.param', { key: column.key }),
      ...hints('narrowDictionary'),
    });
  if (dictionary === undefined) return;
  const known = dictionary.attributes;
  for (const name of Object.keys(column.param)) {
    if (known.has(name)) continue;
    const said = describeProblem('unknown-attribute.ofDictionary', { dictionary: dictionary.dictCode, name });
    complain(compilation, [...at, name], { ...said, ...didYouMean(name, known.keys()) });
  }
}
