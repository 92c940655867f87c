import type { Dispatch } from 'react';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { CheckBox } from '../../kit/blocks/CheckBox.tsx';
import type { ListEvent } from '../../list/state/listState.ts';
import { pressedOrder } from '../../list/state/listOrder.ts';
import { ColumnEdge } from '../../list/columns/ColumnEdge.tsx';
import type { DrawnColumn } from './useRecordColumns.ts';
import type { Selection } from './useSelection.ts';
import type { Sort } from '../../data/records/paging.ts';

export interface RecordHeadProps {
  readonly columns: readonly DrawnColumn[];
  readonly sort: readonly Sort[];
  readonly selection: Selection;
  readonly isEmpty: boolean;
  /** Keys of columns that cannot be sorted. */
  readonly unsorted: ReadonlySet<string> | undefined;
  readonly dispatch: Dispatch<ListEvent>;
  readonly onSize: (key: string, width: number) => void;
}

const SPOKEN = { asc: 'ascending', desc: 'descending' } as const;

/** Header row: titles that sort, with Shift by several columns, and the checkbox that selects the page. */
export function RecordHead({ columns, sort, selection, isEmpty, unsorted, dispatch, onSize }: RecordHeadProps) {
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
        {columns.map(({ key, title, align, face }, at) => {
          const place = sort.findIndex(({ column }) => column === key);
          const order = sort[place]?.order;
          return (
            <th key={key} role="columnheader" aria-sort={order && SPOKEN[order]} {...face}>
              {unsorted?.has(key) === true ? (
                <div className="wb-head-plain" data-align={align}>
                  <span className="wb-head-text">{title}</span>
                </div>
              ) : (
                <button
                  type="button"
                  className="wb-head-sort"
                  data-align={align}
                  title={t('list.sortHint', { title })}
                  onClick={({ shiftKey }) => dispatch({ kind: 'sort', sort: pressedOrder(sort, key, shiftKey) })}
                >
                  <span className="wb-head-text">{title}</span>
                  <span className="wb-sort-mark" data-order={order} aria-hidden />
                  {order !== undefined && sort.length > 1 ? (
                    <span className="wb-sort-place">
                      <span className="wb-unseen">{t('list.sortPlace')}</span>
                      {place + 1}
                    </span>
                  ) : null}
                </button>
              )}
              <ColumnEdge place={at + 1} onSize={(width) => onSize(key, width)} />
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
