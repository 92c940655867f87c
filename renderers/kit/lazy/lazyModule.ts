import { fetchPart } from './partLoader.ts';

/** Code without UI in a separate chunk. Once loaded, it is available synchronously. */
export interface LazyModule<T> {
  /** Undefined until it is loaded. */
  readonly loaded: T | undefined;
  /** Rejects when loading fails; the next call tries again. */
  readonly fetch: () => Promise<T>;
}

export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  const fetchIt = async (): Promise<T> => {
    try {
      loaded = await fetchPart(load);
      return loaded;
    } catch (failure) {
      loading = undefined;
      throw failure;
    }
  };
  return {
    get loaded() {
      return loaded;
    },
    fetch: () => (loading ??= fetchIt()),
  };
}
