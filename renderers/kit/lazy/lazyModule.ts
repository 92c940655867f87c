import { fetchPart } from './partLoader.ts';

/** Code without a face in a chunk of its own. Once that is there, it is used at once. */
export interface LazyModule<T> {
  /** Undefined until it is there. */
  readonly loaded: T | undefined;
  /** Rejects when it cannot be fetched; asked for again, it is fetched again. */
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
