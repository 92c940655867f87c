import { createContext, useContext, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { HttpClient } from '../../platform/http/httpClient.ts';
import { createPageCalls } from '../../platform/http/pageCalls.ts';
import { useShell } from '../services/ShellContext.ts';

const PageHttp = createContext<HttpClient | null>(null);

/** Cancels the reads of a page when it unmounts: the tab is closed, refreshed, or not kept alive. */
export function PageLife({ children }: { readonly children: ReactNode }) {
  const { http } = useShell();
  const calls = useMemo(() => createPageCalls(http), [http]);
  useEffect(() => {
    // React may run the cleanup and the effect again.
    calls.begin();
    return calls.end;
  }, [calls]);
  return <PageHttp.Provider value={calls.http}>{children}</PageHttp.Provider>;
}

/** HTTP client of the surrounding page; outside of pages that of the shell, whose calls are never cancelled. */
export function usePageHttp(): HttpClient {
  const { http } = useShell();
  return useContext(PageHttp) ?? http;
}
