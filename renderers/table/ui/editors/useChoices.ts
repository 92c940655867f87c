import { useEffect, useMemo, useState } from 'react';
import { fitsNarrowing, namedByWords } from '../../../../engine/index.ts';
import { matching } from '../../../data/dictionaries/choiceIndex.ts';
import { parentOf } from '../../../data/dictionaries/linkage.ts';
import { CELL_SEARCH_DELAY, useDictSearch } from '../../../data/dictionaries/useDictSearch.ts';
import { useMatching } from '../../../data/dictionaries/useMatching.ts';
import { useNarrowing } from '../../../widgets/pickers/useNarrowing.ts';
import { wordsOfFailure } from '../../../data/dictionaries/wordsOfFailure.ts';
import type { DictItem } from '../../../kit/ports/ports.ts';
import type { CellEditorProps, TablePorts } from '../../grid/cells/cellEditors.ts';

export interface Choices {
  /**
   * `hint`: nothing was requested yet; `waiting`: the parent value is blank; `unnamed`: no dictionary is configured.
   */
  readonly status: 'hint' | 'waiting' | 'unnamed' | 'loading' | 'ready' | 'failed';
  readonly items: readonly DictItem[];
  /** The keyword that the items match. */
  readonly keyword: string;
  /** The items are the whole list; typing only highlights one. Default: typing filters them. */
  readonly isWhole?: boolean;
  /** Reason of a failure, as user text. Absent: unknown. */
  readonly message?: string | undefined;
  /** Called when the end of the list is visible: fetches more if there is more. Absent: the list is complete. */
  readonly onEnd?: (() => void) | undefined;
}

/** Choices with the unfiltered short list. */
export interface ListedChoices extends Choices {
  readonly all: readonly DictItem[];
}

const NONE: readonly DictItem[] = [];

type Listed = Pick<Choices, 'status' | 'items' | 'message'>;

/**
 * All items of a short list, or those below the parent value; filtered locally (D46), or unfiltered where the column is
 * not searchable.
 */
export function useListedChoices(
  { column, row, ports }: Pick<CellEditorProps, 'column' | 'row' | 'ports'>,
  keyword: string,
): ListedChoices {
  const { dictionaries } = ports;
  const { options, dictCode, choiceWords } = column;
  const parent = parentOf(column, row);
  const isNamed = dictCode !== undefined && dictCode !== '';
  // The column's own options have neither parents nor attributes.
  const known = parent === undefined && column.param === undefined ? options : undefined;
  const [answer, setAnswer] = useState<Listed>(() => {
    if (known !== undefined) return { status: 'ready', items: known };
    return { status: isNamed ? 'loading' : 'unnamed', items: NONE };
  });
  useEffect(() => {
    if (known !== undefined || !isNamed || parent === null) return undefined;
    let current = true;
    dictionaries.items(dictCode, parent).then(
      (items) => current && setAnswer({ status: 'ready', items }),
      (error: unknown) => current && setAnswer({ status: 'failed', items: NONE, message: wordsOfFailure(error) }),
    );
    return () => {
      current = false;
    };
  }, [dictionaries, known, isNamed, dictCode, parent]);
  const isWhole = column.allowSearch === false;
  const narrowing = useNarrowing(column, { row });
  const all = useMemo(() => {
    if (known !== undefined) return answer.items;
    return namedByWords({ choiceWords }, answer.items).filter(({ attributes }) => fitsNarrowing(attributes, narrowing));
  }, [answer.items, choiceWords, known, narrowing]);
  const items = useMatching(all, isWhole ? '' : keyword);
  if (parent === null) return { status: 'waiting', items: NONE, all: NONE, keyword };
  return { ...answer, items, all, keyword, isWhole };
}

/** Returns the index of the best match; -1 when there is none. */
export function bestIndex({ items, isWhole = false }: Choices, typed: string): number {
  if (!isWhole) return items.length === 0 ? -1 : 0;
  const [best] = typed.trim() === '' ? [] : matching(items, typed);
  return best === undefined ? -1 : items.indexOf(best);
}

/** Returns the text shown in place of choices (W8-11, W8-12, W8-22). */
export function noteOf({ status, items, message }: Choices, t: TablePorts['t']): string | undefined {
  if (status === 'hint') return t('table.searchHint');
  if (status === 'waiting') return t('dict.above');
  if (status === 'unnamed') return t('dict.codeEmpty');
  if (status === 'failed') return message ?? t('dict.failed');
  if (items.length > 0) return undefined;
  return t(status === 'loading' ? 'table.loading' : 'table.noChoices');
}

/** The best matches of a large dictionary; without a dictionary, of the column's options. */
export function useSearchedChoices(
  { column, row, ports }: Pick<CellEditorProps, 'column' | 'row' | 'ports'>,
  keyword: string,
): Choices {
  const narrowing = useNarrowing(column, { row });
  const how = { dictionaries: ports.dictionaries, delay: CELL_SEARCH_DELAY, narrowing };
  const { search, stop, more, ...answer } = useDictSearch(column, how);
  const isBlank = keyword.trim() === '';
  useEffect(() => (isBlank ? stop() : search(keyword)), [isBlank, keyword, search, stop]);
  if (isBlank) return { status: 'hint', items: NONE, keyword };
  const { status, items, message } = answer;
  const isAnswered = answer.keyword === keyword && status !== 'idle';
  const shown = isAnswered ? (status === 'error' ? 'failed' : status) : 'loading';
  return { status: shown, items, message, keyword: answer.keyword, onEnd: more };
}
