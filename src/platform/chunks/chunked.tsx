import { lazy } from 'react';
import type { FunctionComponent } from 'react';
import { partsMayCome } from './heldParts.ts';
import { loadChunk } from './loadChunk.ts';

const failed = new Set<() => void>();

/** Lets what did not come be fetched again: React keeps a failure for good. */
export function forgetFailedChunks(): void {
  for (const renew of failed) renew();
  failed.clear();
}

export type Chunked<P> = FunctionComponent<P> & {
  /** Fetches the part ahead. A failure is met when the part is drawn. */
  readonly prepare: () => Promise<void>;
};

/**
 * A component that is fetched when it is first drawn; a failure is met by the boundary around it. `mayCome`: it is drawn
 * only then. Default: at once.
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
  // TypeScript cannot see that the props of a lazy component are those of what it brings while P is open.
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

/** A dialog. While the sign-in stands over the page it is not drawn. */
export const chunkedDialog = <P extends object>(load: () => Promise<FunctionComponent<P>>): Chunked<P> =>
  chunked(load, partsMayCome);
