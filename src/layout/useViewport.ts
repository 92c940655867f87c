import { useSyncExternalStore } from 'react';

/** `mobile`: menu in a drawer, no tabs. `medium`: the side menu starts collapsed (D41). */
export type Viewport = 'mobile' | 'medium' | 'wide';

const MOBILE = '(max-width: 767.99px)';
const MEDIUM = '(max-width: 1087.99px)';

function subscribe(listener: () => void): () => void {
  const queries = [MOBILE, MEDIUM].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

const current = (): Viewport => {
  if (window.matchMedia(MOBILE).matches) return 'mobile';
  return window.matchMedia(MEDIUM).matches ? 'medium' : 'wide';
};

export const useViewport = (): Viewport => useSyncExternalStore(subscribe, current);
