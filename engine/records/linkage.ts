import type { CompiledColumn } from '../language/compiled/compiledPage.ts';
import type { Values } from '../core/values.ts';

type Linked = Pick<CompiledColumn, 'linkageKey'>;

/**
 * Returns the columns that a change clears: all whose choices depend on a changed one, along the chain, up to one that
 * is set in the same change (contract §9.5).
 */
export function blankedByLinkage(
  columns: ReadonlyMap<string, Linked>,
  { changed, set = changed }: { readonly changed: Values; readonly set?: Values },
): Values {
  const blanked: Record<string, null> = {};
  for (const key of Object.keys(changed))
    for (
      let next = columns.get(key)?.linkageKey;
      next !== undefined && !Object.hasOwn(set, next) && !Object.hasOwn(blanked, next);
      next = columns.get(next)?.linkageKey
    )
      blanked[next] = null;
  return blanked;
}
