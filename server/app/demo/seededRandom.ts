/** Generates the same numbers on every machine, so that the demo is identical everywhere. */
export interface SeededRandom {
  /** Returns an integer from `low` to `high`, both inclusive. */
  readonly between: (low: number, high: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
}

/** Mulberry32: 32 bits of state, sufficient for demo data. */
export const seededRandom = (seed: number): SeededRandom => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    pick: (list) => {
      const item = list[between(0, list.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
};
