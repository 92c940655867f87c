/** Something that goes on by itself and ends with its form. */
export interface RunningWork {
  /** How much of it is under way: files. */
  readonly count: () => number;
  readonly stop: () => void;
}

/** What goes on behind a form until it is done: files on their way. Leaving the form ends it. */
export interface Running {
  /** Returns how to take it back, when it is done. */
  add(work: RunningWork): () => void;
  /** Over all work. */
  count(): number;
  /** Ends all of it; how much was under way. */
  stop(): number;
  /** Told when work begins and when it is done. */
  subscribe(listener: () => void): () => void;
}

export function createRunning(): Running {
  const works = new Set<RunningWork>();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const count = (): number => [...works].reduce((sum, work) => sum + work.count(), 0);
  return {
    add(work) {
      works.add(work);
      tell();
      return () => {
        if (works.delete(work)) tell();
      };
    },
    count,
    stop() {
      const stopped = count();
      for (const work of works) work.stop();
      return stopped;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
