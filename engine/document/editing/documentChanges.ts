import type { RecordState } from '../record/recordState.ts';

/** Changes of a document from beginning to end: all is carried out and judged before anybody hears of it, once. */
export class DocumentChanges {
  revision = 0;
  readonly #state: Pick<RecordState, 'asOne'>;
  readonly #judge: () => void;
  readonly #listeners = new Set<() => void>();
  #isUnderWay = false;

  /** `judge`: looks again at what a change concerns. */
  constructor(state: Pick<RecordState, 'asOne'>, judge: () => void) {
    this.#state = state;
    this.#judge = judge;
  }

  /** What is changed meanwhile is a part of the change. */
  run<T>(act: () => T): T {
    if (this.#isUnderWay) return act();
    const done = this.#state.asOne(() => this.#carryOut(act));
    for (const listener of this.#listeners) listener();
    return done;
  }

  /** Over before the tables tell of it: who hears of a change may make another. */
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

  /** Something has become known that changes no value. */
  judgeAnew(): void {
    this.run(() => undefined);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
