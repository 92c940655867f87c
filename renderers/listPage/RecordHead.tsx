import type { Dispatch } from 'react';
import { usePorts } from '../ports/portsContext.ts';
import { CheckBox } from './CheckBox.tsx';
import type { ListEvent } from './listState.ts';
import type { RecordColumn } from './recordColumns.tsx';
import type { Selection } from './useSelection.ts';
import type { Sort } from '../records/paging.ts';

export interface RecordHeadProps {
  readonly columns: readonly RecordColumn[];
  readonly sort: Sort | null;
  readonly selection: Selection;
  readonly isEmpty: boolean;
  readonly dispatch: Dispatch<ListEvent>;
}

const SPOKEN = { asc: 'ascending', desc: 'descending' } as const;

/** Upwards, downwards, and back to the order of the page. */
const nextSort = (column: string, sort: Sort | null): Sort | null => {
  if (sort?.column !== column) return { column, order: 'asc' };
  return sort.order === 'asc' ? { column, order: 'desc' } : null;
};

/** Titles that sort, and the box that chooses the page. */
export function RecordHead({ columns, sort, selection, isEmpty, dispatch }: RecordHeadProps) {
  const { t } = usePorts();
  return (
    <thead role="presentation">
      <tr role="row">
        <th role="columnheader" className="wb-check-cell">
          <CheckBox
            label={t('list.selectPage')}
            checked={selection.ofPage === 'all'}
            mixed={selection.ofPage === 'some'}
            disabled={isEmpty}
            onToggle={selection.togglePage}
          />
        </th>
        {columns.map(({ key, title, align }) => {
          const order = sort?.column === key ? sort.order : undefined;
          return (
            <th key={key} role="columnheader" aria-sort={order && SPOKEN[order]}>
              <button
                type="button"
                className="wb-head-sort"
                data-align={align}
                title={title}
                onClick={() => dispatch({ kind: 'sort', sort: nextSort(key, sort) })}
              >
                <span className="wb-head-text">{title}</span>
                <span className="wb-sort-mark" data-order={order} aria-hidden />
              </button>
            </th>
          );
        })}
        <th role="columnheader" className="wb-fixed-cell">
          {t('list.operations')}
        </th>
      </tr>
    </thead>
  );
}
