import type { CompiledColumn, CompiledPage } from '../../language/compiled/compiledPage.ts';
import type { Finding } from '../../core/findings.ts';
import { isBlank, type Values } from '../../core/values.ts';
import { COPIED, LEFT_BLANK, markAt } from '../record/copyMark.ts';
import type { WireRecord } from '../record/pageDocument.ts';
import { COPIES_ALL } from './copyRecord.ts';
import { wireHeader, wireRows } from './wire.ts';

/** More marks do not help: with that many rows staff check them all. */
const MAX_MARKS = 500;

/** Whether staff can change the values of the column. */
export const isTyped = ({ disabled, compute, readOnly }: CompiledColumn): boolean =>
  disabled !== true && readOnly !== true && compute?.mode !== 'always';

/**
 * Returns the places that staff should check in a copy of a record, header first: copied values of the page's
 * `copy.confirm`, and fields of `copy.omit` that had a value and are now blank. None where staff cannot change the
 * value.
 */
export function copyMarks(page: CompiledPage, source: WireRecord, copied: WireRecord): readonly Finding[] {
  const { omit, confirm } = page.copy ?? COPIES_ALL;
  const [before, now] = [wireHeader(source, page), wireHeader(copied, page)];
  const drawn = page.form.groups.flatMap(({ fields }) => fields);
  const asked = new Set(confirm.flatMap(({ detail, key }) => (detail === undefined ? [key] : [])));
  const ofHead = drawn.filter(isTyped).flatMap((column): Finding[] => {
    const { key } = column;
    if (asked.has(key) && !isBlank(now[key])) return [markAt(column, [key], COPIED)];
    const isLost = omit.includes(key) && !isBlank(before[key]) && isBlank(now[key]);
    return isLost ? [markAt(column, [key], LEFT_BLANK)] : [];
  });
  const ofRows = page.details.flatMap((detail): Finding[] => {
    const keys = new Set(confirm.flatMap((place) => (place.detail === detail.key ? [place.key] : [])));
    const columns = detail.columns.filter((column) => keys.has(column.key) && isTyped(column));
    if (columns.length === 0) return [];
    return (wireRows(copied, detail) ?? []).flatMap((row: Values, index) =>
      columns.flatMap((column) =>
        isBlank(row[column.key]) ? [] : [markAt(column, [detail.key, index, column.key], COPIED)],
      ),
    );
  });
  return [...ofHead, ...ofRows].slice(0, MAX_MARKS);
}
