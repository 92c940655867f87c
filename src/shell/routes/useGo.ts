import { useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';

export type Go = (path: string, options?: NavigateOptions) => void;

/** The router's own function is another one on every path: all pages that stay open would be drawn anew for it. */
export function useGo(): Go {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  return useCallback((path, options) => void latest.current(path, options), []);
}
