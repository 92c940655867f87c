import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import type { HttpClient } from '../http/httpClient.ts';
import { callsWithin } from '../http/pageCalls.ts';
import { useShell } from '../shell/ShellContext.ts';

const PageHttp = createContext<HttpClient | null>(null);

/** What is asked for inside of it is given up when it goes: the tab is closed, its page drawn anew, or not kept. */
export function PageLife({ children }: { readonly children: ReactNode }) {
  const { http } = useShell();
  const life = useRef(new AbortController());
  useEffect(() => {
    // React may take an effect back and run it once more.
    if (life.current.signal.aborted) life.current = new AbortController();
    return () => life.current.abort();
  }, []);
  const calls = useMemo(() => callsWithin(http, () => life.current.signal), [http]);
  return <PageHttp.Provider value={calls}>{children}</PageHttp.Provider>;
}

/** The calls of the page around it; outside of pages those of the shell, which nobody gives up. */
export function usePageHttp(): HttpClient {
  const { http } = useShell();
  return useContext(PageHttp) ?? http;
}
