import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls `again` when the user returns to the page. */
export function useReturn(again: () => void): void {
  const { pathname } = useLocation();
  const own = useRef(pathname);
  const before = useRef(pathname);
  useEffect(() => {
    if (pathname === own.current && before.current !== pathname) again();
    before.current = pathname;
  }, [pathname, again]);
}
