import { useEffect, useMemo, useState } from 'react';
import type { CompiledColumn } from '../../../engine/index.ts';
import { matching } from '../../dictionaries/useDictSearch.ts';
import type { DictItem, Dictionaries } from '../../ports/ports.ts';
import type { CellEditorProps, TablePorts } from '../cells/cellEditors.ts';
import { parentOf } from '../../dictionaries/linkage.ts';

/** Wait after the last key before a remote search in a cell (W9-2). Milliseconds. */
const SEARCH_DELAY = 300;

export interface Choices {
  /** `hint`: nothing was asked yet; `waiting`: what the choices belong to is blank. */
  readonly status: 'hint' | 'waiting' | 'loading' | 'ready' | 'failed';
  readonly items: readonly DictItem[];
  /** What the items answer to. */
  readonly keyword: string;
  /** The items are all there are, whatever is typed: typing only leads to one. Default: typing narrows them. */
  readonly isWhole?: boolean;
}

const NONE: readonly DictItem[] = [];

/** Every item of a short list, or those that belong to the cell above; filtered at once (D46), or whole where the column is not to be searched. */
export function useListedChoices(
  { column, row, ports }: Pick<CellEditorProps, 'column' | 'row' | 'ports'>,
  keyword: string,
): Choices {
  const { dictionaries } = ports;
  const { options, dictCode } = column;
  const parent = parentOf(column, row);
  // What the page knows by itself does not say what it belongs to.
  const known = parent === undefined ? options : undefined;
  const [answer, setAnswer] = useState<{ status: Choices['status']; items: readonly DictItem[] }>(() =>
    known === undefined ? { status: 'loading', items: NONE } : { status: 'ready', items: known },
  );
  useEffect(() => {
    if (known !== undefined || dictCode === undefined || parent === null) return undefined;
    let current = true;
    dictionaries.items(dictCode, parent).then(
      (items) => current && setAnswer({ status: 'ready', items }),
      () => current && setAnswer({ status: 'failed', items: NONE }),
    );
    return () => {
      current = false;
    };
  }, [dictionaries, known, dictCode, parent]);
  const isWhole = column.allowSearch === false;
  const items = useMemo(
    () => (isWhole ? answer.items : matching(answer.items, keyword)),
    [answer.items, keyword, isWhole],
  );
  if (parent === null) return { status: 'waiting', items: NONE, keyword };
  return { status: answer.status, items, keyword, isWhole };
}

/** Where the best match for what is typed stands; -1 when there is none. */
export function bestIndex({ items, isWhole = false }: Choices, typed: string): number {
  if (!isWhole) return items.length === 0 ? -1 : 0;
  const [best] = typed.trim() === '' ? [] : matching(items, typed);
  return best === undefined ? -1 : items.indexOf(best);
}

/** What a list says instead of choices (W8-22). */
export function noteOf({ status, items }: Choices, t: TablePorts['t']): string | undefined {
  if (status === 'hint') return t('table.searchHint');
  if (status === 'waiting') return t('dict.above');
  if (status === 'failed') return t('dict.failed');
  if (items.length > 0) return undefined;
  return t(status === 'loading' ? 'table.loading' : 'table.noChoices');
}

/** The best matches of a large dictionary. The newest question wins; an older answer that comes late is dropped. */
export function useSearchedChoices(column: CompiledColumn, dictionaries: Dictionaries, keyword: string): Choices {
  const { dictCode } = column;
  const wanted = keyword.trim();
  const [answer, setAnswer] = useState<Choices>({ status: 'hint', items: NONE, keyword: '' });
  useEffect(() => {
    if (dictCode === undefined || wanted === '') return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      dictionaries.search(dictCode, wanted, signal).then(
        (items) => !signal.aborted && setAnswer({ status: 'ready', items: ranked(items, wanted), keyword }),
        () => !signal.aborted && setAnswer({ status: 'failed', items: NONE, keyword }),
      );
    }, SEARCH_DELAY);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [dictionaries, dictCode, wanted, keyword]);
  if (wanted === '') return { status: 'hint', items: NONE, keyword };
  return answer.keyword === keyword ? answer : { ...answer, status: 'loading' };
}

/** The server's order, with the exact code first. */
const ranked = (items: readonly DictItem[], keyword: string): readonly DictItem[] => {
  const exact = exactItem(items, keyword);
  return exact === undefined ? items : [exact, ...items.filter((item) => item !== exact)];
};

/** The item whose code, or else whose text, is what was typed. */
export function exactItem(items: readonly DictItem[], typed: string): DictItem | undefined {
  const wanted = typed.trim().toLowerCase();
  return (
    items.find((item) => item.value.toLowerCase() === wanted) ??
    items.find((item) => item.text.toLowerCase() === wanted)
  );
}

/** The item that a text names alone; `several` where the text is the name of more than one. */
export function chosenBy(items: readonly DictItem[], typed: string): DictItem | 'several' | undefined {
  const exact = exactItem(items, typed);
  const wanted = typed.trim().toLowerCase();
  if (exact === undefined || exact.value.toLowerCase() === wanted) return exact;
  return items.some(({ value, text }) => value !== exact.value && text.toLowerCase() === wanted) ? 'several' : exact;
}
