import { useCallback, useEffect, useRef, useState } from 'react';
import type { CompiledColumn } from '../../engine/index.ts';
import type { DictItem, Dictionaries } from '../ports/ports.ts';
import { exactFirst, matching } from './namedItem.ts';

/** Waits after the last key before a remote search (W9-2), in milliseconds: a cell is left sooner than a field. */
export const FIELD_SEARCH_DELAY = 800;
export const CELL_SEARCH_DELAY = 300;

export interface DictSearchOptions {
  readonly dictionaries: Dictionaries;
  readonly delay: number;
}

export interface DictSearch {
  readonly status: 'idle' | 'loading' | 'ready' | 'error';
  readonly items: readonly DictItem[];
  /** What the items answer to. */
  readonly keyword: string;
  /** Searches after the pause, or at once where the choices are local. */
  readonly search: (keyword: string) => void;
  readonly searchNow: (keyword: string) => void;
  /** The list opens: shows the first choices, unless something is being searched for. */
  readonly open: () => void;
  /** What is being searched for is no longer wanted. */
  readonly stop: () => void;
  /** What was typed is chosen or dropped. */
  readonly forget: () => void;
}

interface Answer {
  readonly status: DictSearch['status'];
  readonly items: readonly DictItem[];
  readonly keyword: string;
}

/** The best matches for what is typed. The newest question wins; an older answer that comes late is dropped. */
export function useDictSearch(
  { options, dictCode }: Pick<CompiledColumn, 'options' | 'dictCode'>,
  { dictionaries, delay }: DictSearchOptions,
): DictSearch {
  const [answer, setAnswer] = useState<Answer>({ status: 'idle', items: [], keyword: '' });
  const wanted = useRef('');
  const running = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    running.current?.abort();
    running.current = null;
  }, []);

  const searchNow = useCallback(
    (keyword: string) => {
      stop();
      if (options !== undefined || dictCode === undefined) {
        setAnswer({ status: 'ready', items: matching(options ?? [], keyword), keyword });
        return;
      }
      const controller = new AbortController();
      running.current = controller;
      setAnswer((before) => ({ ...before, status: 'loading' }));
      dictionaries.search(dictCode, keyword.trim(), controller.signal).then(
        (items) =>
          running.current === controller && setAnswer({ status: 'ready', items: exactFirst(items, keyword), keyword }),
        () => running.current === controller && setAnswer({ status: 'error', items: [], keyword }),
      );
    },
    [dictionaries, dictCode, options, stop],
  );

  const search = useCallback(
    (keyword: string) => {
      wanted.current = keyword;
      if (options !== undefined) {
        searchNow(keyword);
        return;
      }
      stop();
      setAnswer((before) => ({ ...before, status: 'loading' }));
      timer.current = setTimeout(() => searchNow(keyword), delay);
    },
    [delay, options, searchNow, stop],
  );

  const open = useCallback(() => {
    if (wanted.current === '') searchNow('');
  }, [searchNow]);
  const forget = useCallback(() => {
    wanted.current = '';
  }, []);

  useEffect(() => stop, [stop]);
  return { ...answer, search, searchNow, stop, open, forget };
}
