import type { CompiledPage, Condition } from '../../../engine/index.ts';

const readsOf = (condition: Condition): readonly (readonly string[])[] =>
  typeof condition === 'boolean' ? [] : condition.reads;

/** Fields of the head that another one's state or value follows, or the ribbon: it must not wait until they are left. */
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
