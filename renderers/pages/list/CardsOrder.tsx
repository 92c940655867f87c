import type { Dispatch } from 'react';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { Sort } from '../../data/records/paging.ts';
import type { ListEvent } from '../../list/state/listState.ts';
import { RowButton } from '../../kit/blocks/RowButton.tsx';
import type { DrawnColumn } from './useRecordColumns.ts';

export interface CardsOrderProps {
  readonly columns: readonly DrawnColumn[];
  readonly sort: readonly Sort[];
  readonly dispatch: Dispatch<ListEvent>;
}

const TURNED = { asc: 'desc', desc: 'asc' } as const;

/** Sort control for cards, which have no headers to click. Choosing a column replaces all previous sort columns. */
export function CardsOrder({ columns, sort, dispatch }: CardsOrderProps) {
  const { t } = usePorts();
  const [first] = sort;
  const by = (next: readonly Sort[]): void => dispatch({ kind: 'sort', sort: next });
  return (
    <span className="wb-cards-order">
      <select
        aria-label={t('list.orderBy')}
        value={first?.column ?? ''}
        onChange={({ target: { value } }) => by(value === '' ? [] : [{ column: value, order: 'asc' }])}
      >
        <option value="">{t('list.orderUsual')}</option>
        {columns.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
      {first === undefined ? null : (
        <RowButton onClick={() => by([{ ...first, order: TURNED[first.order] }, ...sort.slice(1)])}>
          {t(first.order === 'asc' ? 'list.upwards' : 'list.downwards')}
        </RowButton>
      )}
    </span>
  );
}
