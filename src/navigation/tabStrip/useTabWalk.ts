import { useCallback, useMemo, useRef } from 'react';
import { useGo } from '../../shell/routes/useGo.ts';
import type { Tab } from '../../shell/tabs/tabList.ts';

export interface TabWalk {
  /** The tab navigated to last that is not shown yet; null: the shown one. */
  readonly ahead: () => string | null;
  readonly walk: (to: Pick<Tab, 'key' | 'fullPath'>) => void;
  /** Closes the target tab as soon as it is shown. */
  readonly close: (key: string, isShown: boolean) => void;
  /** Called when a tab is shown. Must be a stable function. */
  readonly onActive: (handle: HTMLElement, key: string) => void;
}

/** Navigates the strip at key speed: a tab is shown only after the next key, which applies to it nevertheless. */
export function useTabWalk(ask: (key: string) => void): TabWalk {
  const walking = useRef(false);
  const target = useRef<{ readonly key: string; readonly closes: boolean } | null>(null);
  const go = useGo();
  // The focus stays in the strip while navigating, even if the focused tab was closed.
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
