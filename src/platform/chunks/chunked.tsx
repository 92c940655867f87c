import { lazy } from 'react';
import type { FunctionComponent } from 'react';
import { partsMayCome } from './heldParts.ts';
import { loadChunk } from './loadChunk.ts';

const failed = new Set<() => void>();

/** Allows failed chunks to be loaded again: React caches a failure permanently. */
export function forgetFailedChunks(): void {
  for (const renew of failed) renew();
  failed.clear();
}

export type Chunked<P> = FunctionComponent<P> & {
  /** Prefetches the chunk. A failure is reported when the component renders. */
  readonly prepare: () => Promise<void>;
};

/**
 * A lazy component; the surrounding error boundary handles a load failure. `mayCome`: rendered only after it resolves.
 * Default: immediately.
 */
export function chunked<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  mayCome?: () => Promise<void>,
): Chunked<P> {
  const fetchPart = async () => {
    try {
      const part = await loadChunk(load);
      await mayCome?.();
      return { default: part };
    } catch (error) {
      failed.add(renew);
      throw error;
    }
  };
  // TypeScript cannot infer that the props of a lazy component equal those of the loaded one while P is generic.
  const make = () => lazy(fetchPart) as unknown as FunctionComponent<P>;
  let Part = make();
  const renew = (): void => {
    Part = make();
  };
  const prepare = async (): Promise<void> => {
    await loadChunk(load).catch(() => undefined);
  };
  return Object.assign((props: P) => <Part {...props} />, { prepare });
}

/** A lazy dialog. Not rendered while the sign-in dialog is open over the page. */
export const chunkedDialog = <P extends object>(load: () => Promise<FunctionComponent<P>>): Chunked<P> =>
  chunked(load, partsMayCome);
