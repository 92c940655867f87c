import type { DictItem } from '../../kit/ports/ports.ts';

/** The choices, and behind them what is stored and offered no more, so that it is seen and can be taken out. */
export const withStored = (items: readonly DictItem[], codes: readonly string[]): readonly DictItem[] => {
  const known = new Set(items.map(({ value }) => value));
  const gone = codes.filter((code) => !known.has(code));
  return gone.length === 0 ? items : [...items, ...gone.map((code) => ({ value: code, text: code }))];
};
