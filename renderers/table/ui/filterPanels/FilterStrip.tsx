import { CloseOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { TableView } from '../controller/tableView.ts';
import { changeOrder, sortedBy } from '../../commands/columnActions/changeOrder.ts';
import { filterText } from './filterTexts.ts';
import { filterBy, isFiltering, isRecordOrder, type RowOrder } from '../../grid/rows/rowOrder.ts';
import type { ViewRowsState } from '../../grid/rows/viewRows.ts';
import './filterPanels.css';

export interface FilterStripProps {
  readonly view: TableView;
  readonly state: ViewRowsState;
  readonly t: TablePorts['t'];
}

/** Strip above the rows: the sort and filters, rows that no longer match, and buttons to undo them. */
export function FilterStrip({ view, state, t }: FilterStripProps) {
  const { surface, cursor } = view;
  const { rows, texts } = surface;
  const { order, shown, total, astray, lifted } = state;
  const change = (next: RowOrder): void => {
    cursor.focus();
    void changeOrder(cursor, next, { t });
  };
  const filtered = surface.pageColumns.flatMap((column) => {
    const filter = order.filters[column.key];
    return filter === undefined ? [] : [{ column, text: filterText(column, filter, { texts, t }) }];
  });
  const astrayText = order.sorts.length > 0 ? 'filters.astray' : 'filters.astrayFiltered';
  return (
    <section className="wb-filter-strip" aria-label={t('filters.title')}>
      {order.sorts.length > 0 && (
        <span className="wb-filter-part">
          {sortedBy(rows, order, t)}
          <Button type="link" size="small" onClick={() => change({ ...order, sorts: [] })}>
            {t('filters.unsortAll')}
          </Button>
        </span>
      )}
      {isFiltering(order) && (
        <span className="wb-filter-part">
          {t('filters.shown', { shown, total })}
          {filtered.map(({ column, text }) => (
            <Tag key={column.key} title={text}>
              {text}
              <Button
                type="text"
                size="small"
                className="wb-filter-drop"
                icon={<CloseOutlined />}
                aria-label={t('filters.drop', { title: column.title })}
                onClick={() => change(filterBy(order, column.key, null))}
              />
            </Tag>
          ))}
          <Button type="link" size="small" onClick={() => change({ ...order, filters: {} })}>
            {t('filters.unfilterAll')}
          </Button>
        </span>
      )}
      {astray > 0 && !isRecordOrder(order) && (
        <span className="wb-filter-part">
          <span className="wb-filter-astray">{t(astrayText, { count: astray })}</span>
          <Button type="link" size="small" onClick={() => change({ ...order })}>
            {t('filters.again')}
          </Button>
        </span>
      )}
      {lifted !== null && (
        <span className="wb-filter-part">
          {t('filters.lifted')}
          <Button type="link" size="small" onClick={() => change({ ...order, filters: lifted })}>
            {t('filters.restore')}
          </Button>
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={t('common.close')}
            onClick={() => {
              cursor.focus();
              rows.forgetLifted();
            }}
          />
        </span>
      )}
    </section>
  );
}
