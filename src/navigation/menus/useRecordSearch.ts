import { useCallback, useEffect, useState } from 'react';
import { LEAST_SEARCHED, MAX_SEARCHED, toRecordSearch, type RecordSearch } from '../../../contract/recordStatus.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { useFetched, type Fetched } from '../../shell/ui/useFetched.ts';

/** Debounce delay of the record search, ms. */
const REST_MS = 200;

export interface RecordsFound extends Pick<Fetched<unknown>, 'failure' | 'again'> {
  /** Results for the current text; undefined: none yet. */
  readonly found: RecordSearch | undefined;
  /** Results are pending. */
  readonly isPending: boolean;
}

/** Returns the debounced text. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** Searches records of all pages by text; cancels a request when the text changes. */
export function useRecordSearch(typed: string): RecordsFound {
  const { http } = useShell();
  const text = typed.trim().slice(0, MAX_SEARCHED).trim();
  const rested = useRested(text);
  const ask = useCallback(
    async (signal: AbortSignal) => {
      if (rested.length < LEAST_SEARCHED) return undefined;
      const answer = await http.call({ method: 'GET', url: '/sys/home/search', params: { text: rested }, signal });
      return { text: rested, found: toRecordSearch(answer) };
    },
    [http, rested],
  );
  const { value, failure, isLoading, again } = useFetched(ask);
  const isAsked = text.length >= LEAST_SEARCHED;
  const isCurrent = rested === text && !isLoading;
  return {
    found: isAsked && value?.text === text ? value.found : undefined,
    failure: isAsked && isCurrent ? failure : undefined,
    isPending: isAsked && !isCurrent,
    again,
  };
}
