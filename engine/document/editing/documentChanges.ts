import type { RecordState } from '../record/recordState.ts';

/** Runs changes of a document: everything is applied and validated before listeners are notified, once. */
export class DocumentChanges {
  revision = 0;
  readonly #state: Pick<RecordState, 'asOne'>;
  readonly #judge: () => void;
  readonly #listeners = new Set<() => void>();
  #isUnderWay = false;

  /** @param judge validates what a change affects. */
  constructor(state: Pick<RecordState, 'asOne'>, judge: () => void) {
    this.#state = state;
    this.#judge = judge;
  }

  /** Changes made during `act` are part of the same change. */
  run<T>(act: () => T): T {
    if (this.#isUnderWay) return act();
    const done = this.#state.asOne(() => this.#carryOut(act));
    for (const listener of this.#listeners) listener();
    return done;
  }

  /** Ends before the tables notify their listeners, because a listener may make another change. */
  #carryOut<T>(act: () => T): T {
    this.#isUnderWay = true;
    try {
      const done = act();
      this.#judge();
      this.revision += 1;
      return done;
    } finally {
      this.#isUnderWay = false;
    }
  }

  /** Validates again after an event that changes no value. */
  judgeAnew(): void {
    this.run(() => undefined);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
