/** Background work that ends with its form. */
export interface RunningWork {
  /** Number of running items: files. */
  readonly count: () => number;
  readonly stop: () => void;
}

/** Background work of a form: running uploads. Leaving the form ends it. */
export interface Running {
  /** Returns a function that removes the work when it is done. */
  add(work: RunningWork): () => void;
  /** Sum over all work. */
  count(): number;
  /** Stops all work; returns how many items were running. */
  stop(): number;
  /** Called when work begins or ends. */
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
