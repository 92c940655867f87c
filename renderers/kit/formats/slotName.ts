import type { CompiledColumn } from '../../../engine/index.ts';

/** Returns the slot name that a `slot` column gives in `props`: `widget` or `slotName`; otherwise its key. */
export function slotNameOf({ props, key }: Pick<CompiledColumn, 'props' | 'key'>): string {
  const named = props?.['widget'] ?? props?.['slotName'];
  return typeof named === 'string' ? named : key;
}
