import {
  equalDecimals,
  isBlank,
  type CompiledDetail,
  type PageDocument,
  type Scope,
  startValue,
  type Values,
} from '../../../engine/index.ts';

/** Returns whether staff wrote nothing into a row: defaults, numbering and computed values do not count. */
function isUnwritten(values: Values, { columns, orderKey }: CompiledDetail, scope: Scope): boolean {
  return columns.every((column) => {
    const { key, compute, valueType } = column;
    const defaultValue = startValue(column, scope);
    const value = values[key];
    if (isBlank(value) || key === orderKey || compute !== undefined || value === defaultValue) return true;
    if (valueType !== 'decimal' || isBlank(defaultValue)) return false;
    return equalDecimals(String(value), String(defaultValue));
  });
}

/**
 * Returns new blank rows at the end of a detail, such as the one that Enter adds after the last row; `minRows` rows
 * always stay.
 */
function blankRowsOf(document: PageDocument, detail: CompiledDetail): readonly string[] {
  const model = document.detail(detail.key);
  const blank: string[] = [];
  for (let index = model.rowCount - 1; index >= detail.minRows; index -= 1) {
    const { id, values } = model.rowAt(index);
    const isHeld = detail.columns.some(({ key }) => model.heldAt(id, key) !== undefined);
    if (!isBlank(values['id']) || isHeld || !isUnwritten(values, detail, document.scope())) break;
    blank.push(id);
  }
  return blank;
}

/**
 * Removes blank rows before a save: new rows that were never filled in are not part of the record, and no checks apply
 * to them.
 */
export function dropBlankRows(document: PageDocument, label: (count: number) => string): void {
  if (document.readOnly) return;
  for (const detail of document.page.details) {
    const rowIds = blankRowsOf(document, detail);
    if (rowIds.length > 0) document.detail(detail.key).commit({ kind: 'remove', rowIds }, label(rowIds.length));
  }
}
