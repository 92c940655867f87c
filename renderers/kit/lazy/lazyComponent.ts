import { createElement, useEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react';
import { fetchPart } from './partLoader.ts';

export interface LazyOptions<Props> {
  /** Placeholder while the component is loading. Default: nothing. */
  readonly waiting?: ((props: Props) => ReactNode) | undefined;
  /** Shown when loading fails. Default: nothing. */
  readonly failed?: (props: Props, retry: () => void) => ReactNode;
}

/** A component in a separate chunk. Once loaded, it renders immediately. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads the chunk; resolves even when that fails. */
  readonly prefetch: () => Promise<void>;
}

/** Unlike React's `lazy`, loading can be retried, and a prefetched component renders without a gap. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, failed }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const fetchIt = async (): Promise<void> => {
    try {
      Loaded = await fetchPart(load);
    } catch {
      // The next request loads it again.
      loading = undefined;
    }
  };
  const prefetch = (): Promise<void> => (loading ??= fetchIt());

  function Late(props: Props): ReactNode {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    const [attempt, setAttempt] = useState(0);
    const [failedAttempt, setFailedAttempt] = useState(-1);
    useEffect(() => {
      if (Loaded !== undefined) return undefined;
      let isGone = false;
      const follow = async (): Promise<void> => {
        await prefetch();
        if (isGone) return;
        if (Loaded === undefined) setFailedAttempt(attempt);
        else redraw();
      };
      void follow();
      return () => {
        isGone = true;
      };
    }, [attempt]);
    if (Loaded !== undefined) return createElement(Loaded, props);
    if (failedAttempt !== attempt) return waiting?.(props) ?? null;
    return failed?.(props, () => setAttempt(attempt + 1)) ?? null;
  }
  return Object.assign(Late, { prefetch });
}
