import {
  maySee,
  type Can,
  type CompiledColumn,
  type CompiledPage,
  type Language,
  type WireRecord,
} from '../../../engine/index.ts';
import { nameOfRecord } from '../../records/storedFiles/originals.ts';
import { isSystemKey } from '../../data/lists/columnPlaces.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import { showsDetail } from './logSight.ts';

/** Longest summary, in characters; the history shows the whole entry. */
const MOST = 200;

const sizeOf = (rows: unknown): number =>
  ['added', 'removed', 'changed', 'moved'].reduce((sum, kind) => {
    const part: unknown = Object(rows)[kind];
    return sum + (Array.isArray(part) ? part.length : 0);
  }, 0);

const isShown = (column: CompiledColumn, can: Can): boolean =>
  column.type !== 'hidden' && !isSystemKey(column.key) && maySee(column, can);

/** Summarizes a log entry: `合同协议号、备注、商品 3 行`; for an added or deleted record, its display name. */
export function entryInShort(
  page: CompiledPage | undefined,
  changes: unknown,
  { can, language }: { readonly can: Can; readonly language: Language },
): string {
  const { record, header, details } = Object(changes);
  if (record !== undefined && page !== undefined) return nameOfRecord(page, Object(record) as WireRecord, can);
  const fields = Object.keys(Object(header ?? record)).flatMap((key) => {
    if (page === undefined) return [key];
    const column = page.columnByKey.get(key);
    return column === undefined || !isShown(column, can) ? [] : [column.title];
  });
  const rows = Object.entries(Object(details)).flatMap(([key, changed]) => {
    const count = page === undefined || showsDetail(page, key, can) ? sizeOf(changed) : 0;
    const detail = page?.detailByKey.get(key)?.title ?? key;
    return count === 0 ? [] : [formatText(serverText('logRows', { detail, count }), language)];
  });
  const told = [...fields, ...rows].join(language === 'zh-CN' ? '、' : ', ');
  return told.length > MOST ? `${told.slice(0, MOST)}…` : told;
}
