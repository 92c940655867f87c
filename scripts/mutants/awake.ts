/** What the switches of instrumented sources ask. One a process; nobody is awake at first. */
interface Awake {
  id: number | undefined;
  /** Mutants that were asked for since it was emptied; undefined: nobody wants to know. */
  reached: Set<number> | undefined;
  turns: number;
  /** More turns of loops than that are one without an end. */
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
