import type { CompiledPage, Value, Values, WireRecord } from '../../../engine/index.ts';

/** What belongs to the stored record or row and not to its content. */
const ownOfRecord: ReadonlySet<string> = new Set([
  'id',
  'version',
  'createBy',
  'createTime',
  'updateBy',
  'updateTime',
  'sysOrgCode',
]);

const content = (row: Values): Values =>
  Object.fromEntries(
    Object.entries(row).filter(([key]) => !ownOfRecord.has(key) && key !== 'mainId' && !key.endsWith('_dictText')),
  );

const headOf = (record: WireRecord): Values =>
  Object.fromEntries(
    Object.entries(record).filter(
      (entry): entry is [string, Value] => entry[1] !== undefined && !Array.isArray(entry[1]),
    ),
  );

/** A new record that starts with what the page's `copy` takes along of a stored one; what is left out starts anew. */
export function copyOfRecord(page: CompiledPage, record: WireRecord): WireRecord {
  const { omit, details } = page.copy ?? { omit: [], details: [] };
  const defaults = page.columns
    .filter((column) => column.defaultValue !== undefined)
    .map((column): [string, Value] => [column.key, column.defaultValue ?? null]);
  const head = Object.entries(content(headOf(record))).filter(([key]) => !omit.includes(key));
  const rows = page.details
    .filter((detail) => details.includes(detail.key))
    .map(({ wireName }): [string, readonly Values[]] => {
      const stored = record[wireName];
      return [wireName, Array.isArray(stored) ? (stored as readonly Values[]).map(content) : []];
    });
  return Object.fromEntries<WireRecord[string]>([...defaults, ...head, ...rows]);
}
