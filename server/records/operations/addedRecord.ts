import { type CompiledColumn, type CompiledPage, maySee, type Can } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { Answer } from '../../core/base/envelope.ts';
import { notFound } from '../../core/base/errors.ts';
import type { PageCaller } from '../../data/recordStore/caller.ts';
import { isSystemKey } from '../../data/lists/columnPlaces.ts';
import { serverText } from '../../core/texts/serverText.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Known {
  readonly columns: readonly CompiledColumn[];
  /** Whether a key is known in addition to the columns. */
  readonly isOwn: (key: string) => boolean;
}

/** The known fields, without those that the caller may not see. */
const visible = (fields: Fields, { columns, isOwn }: Known, can: Can): Fields => {
  const byKey = new Map(columns.map((column) => [column.key, maySee(column, can)]));
  return Object.fromEntries(Object.entries(fields).filter(([key]) => byKey.get(key) ?? isOwn(key)));
};

/** A record from an earlier answer, restricted to what the caller may see now. */
export const visibleRecord = (page: CompiledPage, record: Fields, can: Can): Fields => {
  const header = page.columns.filter(({ key }) => !isSystemKey(key));
  const details = page.details.flatMap(({ wireName, columns, orderKey }) => {
    const rows: unknown = record[wireName];
    if (!Array.isArray(rows)) return [];
    const known = { columns, isOwn: (key: string) => key === 'id' || key === orderKey };
    return [[wireName, rows.map((row: Fields) => visible(row, known, can))] as const];
  });
  return { ...visible(record, { columns: header, isOwn: isSystemKey }, can), ...Object.fromEntries(details) };
};

/**
 * Repeats the answer of the call that added a record. The audit log contains the whole record as it was then, whatever
 * has happened to it since, so the answer need not be stored separately.
 */
export const answerOfAdded = async (
  db: Db,
  { page, caller: { user, can } }: PageCaller,
  id: string,
): Promise<Answer> => {
  const entry = await db
    .selectFrom('sys_data_log')
    .select('changes')
    .where('data_table', '=', page.resource.table)
    .where('data_id', '=', id)
    .where('tenant_id', '=', user.tenantId)
    .where('action', '=', 'add')
    .executeTakeFirst();
  const { record }: { record?: unknown } = Object(entry?.changes);
  if (typeof record !== 'object' || record === null) throw notFound(serverText('recordNotFound'));
  return new Answer(visibleRecord(page, record as Fields, can), serverText('added'));
};
