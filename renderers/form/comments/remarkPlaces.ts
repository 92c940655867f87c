import { isBlank, type CompiledPage, type Finding, type PageDocument } from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import type { RemarkedCell, RemarkPlace } from '../../kit/ports/review.ts';

/** A place in words: `净重`, `商品 第 3 行 数量`, `整票单据`. */
export function titleOfPlace(page: CompiledPage, { field, cell }: RemarkPlace, t: Ports['t']): string {
  if (cell === null) return page.columnByKey.get(field)?.title ?? t('comments.whole');
  const detail = page.detailByKey.get(cell.detail);
  const row = { detail: detail?.title ?? cell.detail, row: cell.line };
  const column = detail?.columns.find(({ key }) => key === field)?.title ?? field;
  return `${t(cell.isGone ? 'comments.goneRow' : 'form.row', row)} ${column}`;
}

/** Where a stored row stands in the record now; -1: it is not there. */
const indexOfRow = (document: PageDocument, { detail, rowId }: Pick<RemarkedCell, 'detail' | 'rowId'>): number =>
  document.page.detailByKey.has(detail)
    ? document
        .detail(detail)
        .liveValues()
        .findIndex(({ id }) => String(id) === rowId)
    : -1;

/** Where a place is drawn in the form; undefined: nowhere, it is the record as a whole or its row is gone. */
export function pathOfPlace(document: PageDocument, { field, cell }: RemarkPlace): Finding['path'] | undefined {
  if (cell === null)
    return document.page.form.groups.some(({ fields }) => fields.some(({ key }) => key === field))
      ? [field]
      : undefined;
  const index = indexOfRow(document, cell);
  return index === -1 ? undefined : [cell.detail, index, field];
}

/** What is drawn at a path, as a place to comment on; undefined: a row that was not saved yet, which the server does not know. */
export function placeOfPath(document: PageDocument, [first = '', row, key]: Finding['path']): RemarkPlace | undefined {
  const detail = String(first);
  if (row === undefined) return { field: detail, cell: null };
  const id = document.detail(detail).liveValues()[Number(row)]?.['id'] ?? null;
  if (isBlank(id)) return undefined;
  return { field: String(key), cell: { detail, rowId: String(id), line: Number(row) + 1, isGone: false } };
}
