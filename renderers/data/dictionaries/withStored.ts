import type { DictItem } from '../../kit/ports/ports.ts';

/**
 * Returns the choices, followed by stored codes that are no longer offered, so that these are visible and can be
 * removed.
 */
export const withStored = (items: readonly DictItem[], codes: readonly string[]): readonly DictItem[] => {
  const known = new Set(items.map(({ value }) => value));
  const gone = codes.filter((code) => !known.has(code));
  return gone.length === 0 ? items : [...items, ...gone.map((code) => ({ value: code, text: code }))];
};
