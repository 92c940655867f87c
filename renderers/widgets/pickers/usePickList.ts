import { useCallback, useReducer } from 'react';
import type { CompiledPicker, Values } from '../../../engine/index.ts';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import type { Directory } from '../../kit/ports/directory.ts';
import { PortError, type ListResult } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { Sort } from '../../data/records/paging.ts';

interface ListQuestion {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly keyword: string;
  readonly departId: string;
  /** Null: default order. */
  readonly sort: Sort | null;
  /** Increases to fetch the same again. */
  readonly attempt: number;
}

/** Changes of the query; any change other than the page number goes to the first page. */
type ListChange = Partial<Pick<ListQuestion, 'pageNo' | 'pageSize' | 'keyword' | 'departId' | 'sort'>> | 'retry';

const change = (question: ListQuestion, next: ListChange): ListQuestion => {
  if (next === 'retry') return { ...question, attempt: question.attempt + 1 };
  const isSamePlace = Object.keys(next).every((key) => key === 'pageNo');
  return { ...question, ...next, pageNo: isSamePlace ? (next.pageNo ?? question.pageNo) : 1 };
};

/** One page of a picker's rows. */
export interface PickList {
  readonly question: ListQuestion;
  readonly ask: (next: ListChange) => void;
  readonly loading: boolean;
  /** The last result; stays while the next is being fetched. */
  readonly result: ListResult | undefined;
  readonly rows: readonly Values[];
  /** Error text for staff. */
  readonly failure: string | undefined;
}

const NO_ROWS: readonly Values[] = [];

/** Default order: newest first (W9-1); for records, the order of their page. */
const usualSort = ({ of }: CompiledPicker): Sort | null =>
  of === 'records' ? null : { column: 'createTime', order: 'desc' };

export function usePickList(directory: Directory, picker: CompiledPicker, pageSize: number): PickList {
  const { t } = usePorts();
  const [question, ask] = useReducer(change, {
    pageNo: 1,
    pageSize,
    keyword: '',
    departId: '',
    sort: usualSort(picker),
    attempt: 0,
  });
  const fetchRows = useCallback(
    (signal: AbortSignal) => {
      const { sort, attempt: _attempt, ...asked } = question;
      return directory.rows(picker, { ...asked, ...sort }, signal);
    },
    [directory, picker, question],
  );
  const { loading, value, error } = useAnswer(fetchRows);
  const failure = error === undefined ? undefined : error instanceof PortError ? error.message : t('popup.rowsFailed');
  return { question, ask, loading, result: value, rows: value?.records ?? NO_ROWS, failure };
}
