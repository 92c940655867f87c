import { useCallback, useEffect, useRef, useState } from 'react';
import { searchedText, type CompiledColumn, type Narrowing } from '../../../engine/index.ts';
import { MAX_MATCHES, type DictItem, type Dictionaries } from '../../kit/ports/dictionaryPort.ts';
import { matching } from './choiceIndex.ts';
import { wordsOfFailure } from './wordsOfFailure.ts';

/**
 * Delay after the last key before a remote search (W9-2), in milliseconds. Shorter for a cell, because it is left
 * sooner than a field.
 */
export const FIELD_SEARCH_DELAY = 800;
export const CELL_SEARCH_DELAY = 300;

/** Matches per request (W9-2): of suggestions for a text, of a search, of a scrolled list. */
export const OFFER_SIZE = 10;
const SEARCH_SIZE = 50;
export const SCROLL_SIZE = 20_000;

export interface DictSearchOptions {
  readonly dictionaries: Dictionaries;
  readonly delay: number;
  /** Default: `SEARCH_SIZE`. */
  readonly pageSize?: number | undefined;
  /** Condition that matches must meet. Default: none. */
  readonly narrowing?: Narrowing | undefined;
}

export interface DictSearch {
  readonly status: 'idle' | 'loading' | 'ready' | 'error';
  readonly items: readonly DictItem[];
  /** The keyword that the items are the result for. */
  readonly keyword: string;
  /** Why the search failed, as text for staff. Absent: no reason given. */
  readonly message?: string | undefined;
  /** Searches after the delay, or immediately when the choices are local. */
  readonly search: (keyword: string) => void;
  readonly searchNow: (keyword: string) => void;
  /** Fetches the next page, if there is one; called when the end of the loaded items is in view. */
  readonly more: () => void;
  /** Called when the list opens: shows the first choices, unless a search is active. */
  readonly open: () => void;
  /** Cancels the pending or running search. */
  readonly stop: () => void;
  /** Resets the keyword after the typed text was chosen or dropped. */
  readonly forget: () => void;
}

interface Answer extends Pick<DictSearch, 'status' | 'items' | 'keyword' | 'message'> {
  /** Number of pages loaded; 0: all items are loaded. */
  readonly pages: number;
}

const joined = (before: readonly DictItem[], next: readonly DictItem[]): readonly DictItem[] => {
  const known = new Set(before.map(({ value }) => value));
  return [...before, ...next.filter(({ value }) => !known.has(value))];
};

type SearchedColumn = Pick<CompiledColumn, 'options' | 'dictCode' | 'look' | 'choiceWords'>;

/** Loads pages of matches, one request at a time. The newest request wins; the result of an older one is dropped. */
function usePagedSearch(
  { options, dictCode, look, choiceWords }: SearchedColumn,
  { dictionaries, pageSize = SEARCH_SIZE, narrowing }: DictSearchOptions,
) {
  const [answer, setAnswer] = useState<Answer>({ status: 'idle', items: [], keyword: '', pages: 0 });
  const running = useRef<AbortController | null>(null);
  const abort = useCallback(() => {
    running.current?.abort();
    running.current = null;
  }, []);
  const ask = useCallback(
    (keyword: string, pageNo: number) => {
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const wanted = { signal, pageNo, pageSize, inParts: look === 'customs', narrowing };
      const isFull = (items: readonly DictItem[]): boolean => items.length >= Math.min(pageSize, MAX_MATCHES);
      const settle = (next: (before: Answer) => Answer): void => {
        if (running.current !== controller) return;
        running.current = null;
        setAnswer(next);
      };
      const text = searchedText({ choiceWords }, keyword.trim());
      dictionaries.search(dictCode ?? '', text, wanted).then(
        (items) =>
          settle((before) => ({
            status: 'ready',
            items: pageNo === 1 ? items : joined(before.items, items),
            keyword,
            pages: isFull(items) ? pageNo : 0,
          })),
        (error: unknown) =>
          // Loaded items stay; reaching the end of the list requests the page again.
          settle((before) =>
            pageNo > 1 ? before : { status: 'error', items: [], keyword, pages: 0, message: wordsOfFailure(error) },
          ),
      );
    },
    [choiceWords, dictionaries, dictCode, look, narrowing, pageSize],
  );
  const searchNow = useCallback(
    (keyword: string) => {
      abort();
      if (options !== undefined || dictCode === undefined) {
        setAnswer({ status: 'ready', items: matching(options ?? [], keyword), keyword, pages: 0 });
        return;
      }
      setAnswer((before) => ({ ...before, status: 'loading' }));
      ask(keyword, 1);
    },
    [abort, ask, dictCode, options],
  );
  const more = useCallback(() => {
    if (answer.status === 'ready' && answer.pages > 0 && running.current === null)
      ask(answer.keyword, answer.pages + 1);
  }, [answer, ask]);
  return { answer, setAnswer, searchNow, more, abort };
}

/** Returns the best matches for the typed text, page by page. */
export function useDictSearch(column: SearchedColumn, how: DictSearchOptions): DictSearch {
  const { options } = column;
  const { delay } = how;
  const { answer, setAnswer, searchNow: askNow, more, abort } = usePagedSearch(column, how);
  const wanted = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>();

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    abort();
  }, [abort]);
  const searchNow = useCallback(
    (keyword: string) => {
      stop();
      askNow(keyword);
    },
    [askNow, stop],
  );
  const search = useCallback(
    (keyword: string) => {
      wanted.current = keyword;
      stop();
      if (options !== undefined) {
        askNow(keyword);
        return;
      }
      setAnswer((before) => ({ ...before, status: 'loading' }));
      timer.current = setTimeout(() => askNow(keyword), delay);
    },
    [askNow, delay, options, setAnswer, stop],
  );
  const open = useCallback(() => {
    if (wanted.current === '') searchNow('');
  }, [searchNow]);
  const forget = useCallback(() => {
    wanted.current = '';
  }, []);

  useEffect(() => stop, [stop]);
  const { pages: _, ...shown } = answer;
  return { ...shown, search, searchNow, more, stop, open, forget };
}
