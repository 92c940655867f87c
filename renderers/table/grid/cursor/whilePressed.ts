import type { LazyModule } from '../../../kit/lazy/lazyModule.ts';

/** A press handler whose code is lazy-loaded. */
export interface PressFollower<T> {
  readonly code: LazyModule<T>;
  readonly begin: (code: T) => void;
  /** The code could not be fetched; the next press tries again. */
  readonly onFailed: () => void;
}

/** Starts to track a press, immediately or after its code is loaded; a press released before that is not a drag. */
export function whilePressed<T>({ code, begin, onFailed }: PressFollower<T>): void {
  if (code.loaded !== undefined) {
    begin(code.loaded);
    return;
  }
  const released = new AbortController();
  const { signal } = released;
  const release = (): void => released.abort();
  window.addEventListener('pointerup', release, { signal });
  window.addEventListener('pointercancel', release, { signal });
  const follow = async (): Promise<void> => {
    const module = await code.fetch().catch(() => undefined);
    if (module === undefined) onFailed();
    else if (!signal.aborted) begin(module);
    released.abort();
  };
  void follow();
}
