import { useCallback, useMemo, useRef } from 'react';
import { useGo } from '../../shell/routes/useGo.ts';
import type { Tab } from '../../shell/tabs/tabList.ts';

export interface TabWalk {
  /** The tab that was walked to last and is not shown yet; null: the one that is shown. */
  readonly ahead: () => string | null;
  readonly walk: (to: Pick<Tab, 'key' | 'fullPath'>) => void;
  /** Closes the tab where the walk has come to, as soon as it is shown. */
  readonly close: (key: string, isShown: boolean) => void;
  /** A tab is shown now: the same function at all times. */
  readonly onActive: (handle: HTMLElement, key: string) => void;
}

/** Walks the strip as fast as the keys come: a tab is shown later than the next key, which is meant for it all the same. */
export function useTabWalk(ask: (key: string) => void): TabWalk {
  const walking = useRef(false);
  const target = useRef<{ readonly key: string; readonly closes: boolean } | null>(null);
  const go = useGo();
  // The keyboard stays in the strip while it walks along it, though the tab that had it was closed.
  const onActive = useCallback(
    (handle: HTMLElement, key: string) => {
      const { current } = target;
      if (current !== null && current.key !== key) return;
      if (walking.current) handle.focus();
      walking.current = current?.closes === true;
      target.current = null;
      if (current?.closes === true) ask(key);
    },
    [ask],
  );
  return useMemo(
    () => ({
      ahead: () => target.current?.key ?? null,
      walk: ({ key, fullPath }) => {
        walking.current = true;
        target.current = { key, closes: false };
        go(fullPath);
      },
      close: (key, isShown) => {
        walking.current = true;
        if (isShown) ask(key);
        else target.current = { key, closes: true };
      },
      onActive,
    }),
    [ask, go, onActive],
  );
}
