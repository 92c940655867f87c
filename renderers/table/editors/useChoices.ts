import { useEffect, useMemo, useState } from 'react';
import type { CompiledColumn } from '../../../engine/index.ts';
import { matching } from '../../dictionaries/namedItem.ts';
import { CELL_SEARCH_DELAY, useDictSearch } from '../../dictionaries/useDictSearch.ts';
import type { DictItem, Dictionaries } from '../../ports/ports.ts';
import type { CellEditorProps, TablePorts } from '../cells/cellEditors.ts';
import { parentOf } from '../../dictionaries/linkage.ts';

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

/** The best matches of a large dictionary; without one the column's own options. */
export function useSearchedChoices(column: CompiledColumn, dictionaries: Dictionaries, keyword: string): Choices {
  const { search, stop, ...answer } = useDictSearch(column, { dictionaries, delay: CELL_SEARCH_DELAY });
  const isBlank = keyword.trim() === '';
  useEffect(() => (isBlank ? stop() : search(keyword)), [isBlank, keyword, search, stop]);
  if (isBlank) return { status: 'hint', items: NONE, keyword };
  const { status, items } = answer;
  const isAnswered = answer.keyword === keyword && status !== 'idle';
  return { status: isAnswered ? (status === 'error' ? 'failed' : status) : 'loading', items, keyword: answer.keyword };
}
