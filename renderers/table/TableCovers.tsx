import { useSyncExternalStore, type ReactNode } from 'react';
import type { TableModel } from '../../engine/index.ts';
import type { TablePorts } from './cells/cellEditors.ts';
import { ViewRows } from './rows/viewRows.ts';

export interface TableCoversProps {
  readonly model: TableModel;
  readonly t: TablePorts['t'];
  readonly loading: boolean;
  readonly error: ReactNode;
}

/** What lies over the rows: that there are none, that they are on their way, or why they do not come. */
export function TableCovers({ model, t, loading, error }: TableCoversProps) {
  const isEmpty = useSyncExternalStore(
    (listener) => model.subscribe(listener),
    () => model.rowCount === 0,
  );
  const rows = ViewRows.of(model);
  const isNoneShown = useSyncExternalStore(rows.subscribe, () => rows.state.total > 0 && rows.state.shown === 0);
  const hasError = error !== undefined && error !== null;
  return (
    <>
      {isEmpty && !loading && !hasError && (
        <div className="wb-table-cover wb-table-empty">
          <div>
            <p>{t('table.empty')}</p>
            {!model.readOnly && <p>{t('table.emptyHint')}</p>}
          </div>
        </div>
      )}
      {isNoneShown && !isEmpty && !loading && !hasError && (
        <div className="wb-table-cover wb-table-empty">
          <p>{t('filters.noneShown')}</p>
        </div>
      )}
      {loading && (
        <div className="wb-table-cover is-loading">
          <span className="wb-table-spin" aria-hidden>
            <i />
            <i />
            <i />
            <i />
          </span>
          {t('table.loading')}
        </div>
      )}
      {hasError && (
        <div className="wb-table-cover is-error" role="alert">
          {error}
        </div>
      )}
    </>
  );
}
