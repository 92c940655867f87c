import type { LazyModule } from '../../../kit/lazy/lazyModule.ts';

/** Who follows a press, with code that comes late. */
export interface PressFollower<T> {
  readonly code: LazyModule<T>;
  readonly begin: (code: T) => void;
  /** It could not be fetched; the next press tries again. */
  readonly onFailed: () => void;
}

/** Begins to follow a press, at once or when the code for it is there; let go before, it was no drag. */
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
