import type { CompiledPage, Condition } from '../../../engine/index.ts';

const readsOf = (condition: Condition): readonly (readonly string[])[] =>
  typeof condition === 'boolean' ? [] : condition.reads;

/**
 * Returns the header fields that another field's state or value, or the ribbon, depends on: their changes must be
 * applied before they lose the focus.
 */
export function followedKeys(page: CompiledPage): ReadonlySet<string> {
  const reads = page.columns.flatMap((column) => [
    ...readsOf(column.visible),
    ...readsOf(column.disabled),
    ...readsOf(column.required),
    ...(column.compute?.value.reads ?? []),
  ]);
  const balanced = (page.form.cockpit?.ribbon ?? []).flatMap(({ field }) => field?.key ?? []);
  return new Set([
    ...reads.flatMap(([root, key]) => (root === '$values' && key !== undefined ? [key] : [])),
    ...balanced,
  ]);
}
