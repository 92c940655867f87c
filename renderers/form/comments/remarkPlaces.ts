import { isBlank, type CompiledPage, type Finding, type PageDocument } from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import type { RemarkedCell, RemarkPlace } from '../../kit/ports/review.ts';

/** Returns the display text of a place: `净重`, `商品 第 3 行 数量`, `整票单据`. */
export function titleOfPlace(page: CompiledPage, { field, cell }: RemarkPlace, t: Ports['t']): string {
  if (cell === null) return page.columnByKey.get(field)?.title ?? t('comments.whole');
  const detail = page.detailByKey.get(cell.detail);
  const row = { detail: detail?.title ?? cell.detail, row: cell.line };
  const column = detail?.columns.find(({ key }) => key === field)?.title ?? field;
  return `${t(cell.isGone ? 'comments.goneRow' : 'form.row', row)} ${column}`;
}

/** Returns the current index of a stored row in the record; -1 when the row is missing. */
const indexOfRow = (document: PageDocument, { detail, rowId }: Pick<RemarkedCell, 'detail' | 'rowId'>): number =>
  document.page.detailByKey.has(detail)
    ? document
        .detail(detail)
        .liveValues()
        .findIndex(({ id }) => String(id) === rowId)
    : -1;

/** Returns the path at which a place is rendered in the form; undefined for the record as a whole or a removed row. */
export function pathOfPlace(document: PageDocument, { field, cell }: RemarkPlace): Finding['path'] | undefined {
  if (cell === null)
    return document.page.form.groups.some(({ fields }) => fields.some(({ key }) => key === field))
      ? [field]
      : undefined;
  const index = indexOfRow(document, cell);
  return index === -1 ? undefined : [cell.detail, index, field];
}

/**
 * Returns the place to comment on for a path; undefined for a row that is not saved yet, which the server does not
 * know.
 */
export function placeOfPath(document: PageDocument, [first = '', row, key]: Finding['path']): RemarkPlace | undefined {
  const detail = String(first);
  if (row === undefined) return { field: detail, cell: null };
  const id = document.detail(detail).liveValues()[Number(row)]?.['id'] ?? null;
  if (isBlank(id)) return undefined;
  return { field: String(key), cell: { detail, rowId: String(id), line: Number(row) + 1, isGone: false } };
}
