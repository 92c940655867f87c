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
  /** `hint`: nothing was asked yet; `waiting`: what the choices belong to is blank; `unnamed`: no dictionary is named. */
  readonly status: 'hint' | 'waiting' | 'unnamed' | 'loading' | 'ready' | 'failed';
  readonly items: readonly DictItem[];
  /** What the items answer to. */
  readonly keyword: string;
  /** The items are all there are, whatever is typed: typing only leads to one. Default: typing narrows them. */
  readonly isWhole?: boolean;
  /** Why it failed, in words for staff. Absent: nobody said. */
  readonly message?: string | undefined;
  /** The end of the list is in view: more is fetched where there is more. Absent: all is there. */
  readonly onEnd?: (() => void) | undefined;
}

/** All of a short list besides what is offered of it. */
export interface ListedChoices extends Choices {
  readonly all: readonly DictItem[];
}

const NONE: readonly DictItem[] = [];

type Listed = Pick<Choices, 'status' | 'items' | 'message'>;

/** Every item of a short list, or those that belong to the cell above; filtered at once (D46), or whole where the column is not to be searched. */
export function useListedChoices(
  { column, row, ports }: Pick<CellEditorProps, 'column' | 'row' | 'ports'>,
  keyword: string,
): ListedChoices {
  const { dictionaries } = ports;
  const { options, dictCode, choiceWords } = column;
  const parent = parentOf(column, row);
  const isNamed = dictCode !== undefined && dictCode !== '';
  // What the page knows by itself says neither what it belongs to nor its attributes.
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

/** Where the best match for what is typed stands; -1 when there is none. */
export function bestIndex({ items, isWhole = false }: Choices, typed: string): number {
  if (!isWhole) return items.length === 0 ? -1 : 0;
  const [best] = typed.trim() === '' ? [] : matching(items, typed);
  return best === undefined ? -1 : items.indexOf(best);
}

/** What a list says instead of choices (W8-11, W8-12, W8-22). */
export function noteOf({ status, items, message }: Choices, t: TablePorts['t']): string | undefined {
  if (status === 'hint') return t('table.searchHint');
  if (status === 'waiting') return t('dict.above');
  if (status === 'unnamed') return t('dict.codeEmpty');
  if (status === 'failed') return message ?? t('dict.failed');
  if (items.length > 0) return undefined;
  return t(status === 'loading' ? 'table.loading' : 'table.noChoices');
}

/** The best matches of a large dictionary; without one the column's own options. */
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
