import { useCallback, useEffect, useState } from 'react';
import { LEAST_SEARCHED, MAX_SEARCHED, toRecordSearch, type RecordSearch } from '../../../contract/recordStatus.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { useFetched, type Fetched } from '../../shell/ui/useFetched.ts';

/** Milliseconds without a key until records are asked for. */
const REST_MS = 200;

export interface RecordsFound extends Pick<Fetched<unknown>, 'failure' | 'again'> {
  /** Of the text that stands in the field now; undefined: none are here. */
  readonly found: RecordSearch | undefined;
  /** They are still to come. */
  readonly isPending: boolean;
}

/** The text as it stood when the hand rested last. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** Records of all pages that are called by a text; an answer that a further key overtook is called off. */
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
