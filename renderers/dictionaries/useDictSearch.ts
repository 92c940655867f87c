import { useCallback, useEffect, useRef, useState } from 'react';
import type { CompiledColumn } from '../../engine/index.ts';
import type { DictItem } from '../ports/ports.ts';
import { usePorts } from '../ports/portsContext.ts';

/** Wait after the last key before a remote search (W9-2). */
export const searchDelay = 800;

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
  /** What was typed is chosen or dropped. */
  readonly forget: () => void;
}

interface Answer {
  readonly status: DictSearch['status'];
  readonly items: readonly DictItem[];
  readonly keyword: string;
}

/** Items whose code begins with the keyword first, the exact code before all. */
export function matching(items: readonly DictItem[], keyword: string): readonly DictItem[] {
  const wanted = keyword.trim().toLowerCase();
  if (wanted === '') return items;
  const rank = (item: DictItem): number => {
    const value = item.value.toLowerCase();
    if (value === wanted) return 0;
    if (value.startsWith(wanted)) return 1;
    return item.text.toLowerCase().includes(wanted) || value.includes(wanted) ? 2 : 3;
  };
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .filter((entry) => entry.rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map((entry) => entry.item);
}

const exactFirst = (items: readonly DictItem[], keyword: string): readonly DictItem[] => {
  const wanted = keyword.trim().toLowerCase();
  const exact = items.find((item) => item.value.toLowerCase() === wanted);
  return exact === undefined ? items : [exact, ...items.filter((item) => item !== exact)];
};

/** The best matches for what is typed. The newest question wins; an older answer that comes late is dropped. */
export function useDictSearch(column: Pick<CompiledColumn, 'options' | 'dictCode'>): DictSearch {
  const { dictionaries } = usePorts();
  const { options, dictCode } = column;
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
      timer.current = setTimeout(() => searchNow(keyword), searchDelay);
    },
    [options, searchNow, stop],
  );

  const open = useCallback(() => {
    if (wanted.current === '') searchNow('');
  }, [searchNow]);
  const forget = useCallback(() => {
    wanted.current = '';
  }, []);

  useEffect(() => stop, [stop]);
  return { ...answer, search, searchNow, open, forget };
}
