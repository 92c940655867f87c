import { useSyncExternalStore, type ReactNode } from 'react';
import type { TableModel } from '../../engine/index.ts';
import { EmptyState } from '../kit/blocks/EmptyState.tsx';
import type { TablePorts } from './grid/cells/cellEditors.ts';
import { ViewRows } from './grid/rows/viewRows.ts';

export interface TableCoversProps {
  readonly model: TableModel;
  readonly t: TablePorts['t'];
  /** Name of the rows; undefined: rows. */
  readonly title: string | undefined;
  readonly loading: boolean;
  readonly error: ReactNode;
}

/** Overlay of the rows: empty, loading or error state. */
export function TableCovers({ model, t, title = t('table.emptyTitle'), loading, error }: TableCoversProps) {
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
          <EmptyState
            text={t(model.readOnly ? 'table.emptyRead' : 'table.empty', { title })}
            hint={model.readOnly ? undefined : t('table.emptyHint')}
          />
        </div>
      )}
      {isNoneShown && !isEmpty && !loading && !hasError && (
        <div className="wb-table-cover wb-table-empty">
          <EmptyState picture="notFound" text={t('filters.noneShown')} />
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
