import { readableAttributes } from '../../dicts/index.ts';
import type { CompiledDictionary } from '../../dicts/index.ts';
import { part, describeProblem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import type { PlacedColumn } from '../parts/placedColumn.ts';
import { complain } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

/**
 * Checks `fill`: the targets are columns of the same record or row, the sources are attributes of the dictionary, and
 * their types match.
 */
export function checkFill(
  compilation: PageCompilation,
  { column, path, row }: PlacedColumn,
  dictionary: CompiledDictionary | undefined,
): void {
  if (!('fill' in column) || column.fill === undefined) return;
  const siblings = row ?? compilation.values;
  const attributes = dictionary && readableAttributes(dictionary);
  for (const [target, attribute] of Object.entries(column.fill)) {
    const at = [...path, 'fill', target];
    const targetType = siblings.get(target);
    const type = attributes?.get(attribute);
    if (targetType === undefined) {
      complain(compilation, at, {
        ...describeProblem('unknown-column', { name: target }),
        ...didYouMean(target, siblings.keys()),
      });
    }
    if (attributes && type === undefined) {
      const said = describeProblem('unknown-attribute.ofDictionary', {
        dictionary: dictionary?.dictCode ?? '',
        name: attribute,
      });
      complain(compilation, at, { ...said, ...didYouMean(attribute, attributes.keys()) });
    }
    if (targetType !== undefined && type !== undefined && targetType !== type) {
      const types = { type: part(`type.${type}`), columnType: part(`type.${targetType}`) };
      complain(compilation, at, describeProblem('wrong-type.fill', { attribute, column: target, ...types }));
    }
  }
}
