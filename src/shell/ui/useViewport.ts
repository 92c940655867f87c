import { useMediaQuery } from './useMediaQuery.ts';

/** `mobile`: menu in a drawer, no tabs. `medium`: the side menu starts collapsed (D41). */
export type WindowWidth = 'mobile' | 'medium' | 'wide';

export function useViewport(): WindowWidth {
  const isMobile = useMediaQuery('(max-width: 767.99px)');
  const isMedium = useMediaQuery('(max-width: 1087.99px)');
  if (isMobile) return 'mobile';
  return isMedium ? 'medium' : 'wide';
}
