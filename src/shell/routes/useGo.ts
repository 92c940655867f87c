import { useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';

export type Go = (path: string, options?: NavigateOptions) => void;

/** A stable function: the router's own one changes with every path and would re-render all open pages. */
export function useGo(): Go {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  return useCallback((path, options) => void latest.current(path, options), []);
}
