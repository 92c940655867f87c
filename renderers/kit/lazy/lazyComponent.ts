import { createElement, useEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react';
import { fetchPart } from './partLoader.ts';

export interface LazyOptions<Props> {
  /** What keeps the component's place until it is there. Default: nothing. */
  readonly waiting?: ((props: Props) => ReactNode) | undefined;
  /** What stands there when it cannot be fetched. Default: nothing. */
  readonly failed?: (props: Props, retry: () => void) => ReactNode;
}

/** A component in a chunk of its own. Once that is there, it is drawn at once. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Fetches the chunk; resolves also when that fails. */
  readonly prefetch: () => Promise<void>;
}

/** Unlike React's `lazy` it can be tried again, and what was prefetched is drawn without a gap. */
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
      // Asked for again, it is fetched again.
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
