import { createContext, useContext, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { HttpClient } from '../../platform/http/httpClient.ts';
import { createPageCalls } from '../../platform/http/pageCalls.ts';
import { useShell } from '../services/ShellContext.ts';

const PageHttp = createContext<HttpClient | null>(null);

/** What is asked for inside of it is given up when it goes: the tab is closed, its page drawn anew, or not kept. */
export function PageLife({ children }: { readonly children: ReactNode }) {
  const { http } = useShell();
  const calls = useMemo(() => createPageCalls(http), [http]);
  useEffect(() => {
    // React may take an effect back and run it once more.
    calls.begin();
    return calls.end;
  }, [calls]);
  return <PageHttp.Provider value={calls.http}>{children}</PageHttp.Provider>;
}

/** The calls of the page around it; outside of pages those of the shell, which nobody gives up. */
export function usePageHttp(): HttpClient {
  const { http } = useShell();
  return useContext(PageHttp) ?? http;
}
