/** State read by the switches in instrumented sources. One per process; no mutant is active at first. */
interface Awake {
  id: number | undefined;
  /** Mutants whose code was reached since the set was emptied; undefined: not recorded. */
  reached: Set<number> | undefined;
  turns: number;
  /** Loop iterations above this number count as an infinite loop. */
  mostTurns: number;
}

export const awake: Awake = { id: undefined, reached: undefined, turns: 0, mostTurns: Infinity };

Object.assign(globalThis, {
  __mutant(id: number): boolean {
    awake.reached?.add(id);
    return id === awake.id;
  },
  __turn(): void {
    awake.turns += 1;
    if (awake.turns > awake.mostTurns) throw new Error('a loop does not end');
  },
});
