import { sql } from 'kysely';
import { isBlank, type CompiledColumn, type CompiledDictionary } from '../../../engine/index.ts';
import { Answer } from '../../core/base/envelope.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { nameOfRecord } from '../../records/storedFiles/originals.ts';
import { removeRecords } from '../../records/operations/removeRecords.ts';
import type { WriteContext } from '../../records/operations/validateWrite.ts';
import { mayRemove } from '../../data/recordStore/recordState.ts';
import { readRecords, type StoredRecord } from '../../data/recordStore/storedRecord.ts';
import { isTreePage, parentColumn } from '../../data/recordStore/treeSql.ts';

const AT_ONCE = 500;

type Source = NonNullable<CompiledDictionary['source']>;

interface Reference {
  readonly table: string;
  readonly column: CompiledColumn;
  /** Source of the dictionary that reads this page's table. */
  readonly source: Source;
}

/** Columns of any page whose values refer to records of this page. */
function referencesTo({ page, schemas, findDictionary }: WriteContext): readonly Reference[] {
  const { table: own } = page.resource;
  const places = schemas
    .pages()
    .flatMap(({ resource, columns, details }) => [
      ...columns.map((column) => ({ table: resource.table, column })),
      ...details.flatMap((detail) => detail.columns.map((column) => ({ table: detail.table, column }))),
    ]);
  return places.flatMap(({ table, column }) => {
    const source = column.dictCode === undefined ? undefined : findDictionary(column.dictCode)?.source;
    return source?.table === own ? [{ table, column, source }] : [];
  });
}

/** Values by which a dictionary identifies the records. */
function codesOf({ page }: WriteContext, { source }: Reference, records: readonly StoredRecord[]): readonly string[] {
  if (source.value === 'id') return records.map(({ mark }) => mark.id);
  const key = page.columns.find(({ dbColumn }) => dbColumn === source.value)?.key ?? '';
  return records.flatMap(({ values }) => (isBlank(values[key]) ? [] : [String(values[key])]));
}

/** Returns whether other records refer to these; records of the same tree that are removed with them do not count. */
async function isReferred(writing: WriteContext, records: readonly StoredRecord[]): Promise<boolean> {
  const { trx, caller, page } = writing;
  const ids = records.map(({ mark }) => mark.id);
  for (const reference of referencesTo(writing)) {
    const codes = codesOf(writing, reference, records);
    const stored = sql.ref(`t.${reference.column.dbColumn}`);
    const isOwn = reference.table === page.resource.table;
    const { rows } = await sql`
      select 1 from ${sql.table(reference.table)} as t
      where t.tenant_id = ${caller.user.tenantId} and ${stored} = any(${[...codes]}::text[])
        ${isOwn ? sql`and not t.id = any(${ids}::text[])` : sql``} limit 1`.execute(trx);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Returns whether records were added below these in a tree since the import; they would be removed too. */
async function hasOthersBelow({ trx, page }: WriteContext, ids: readonly string[]): Promise<boolean> {
  if (!isTreePage(page)) return false;
  const { rows } = await sql`
    select 1 from ${sql.table(page.resource.table)} as t
    where ${sql.ref(`t.${parentColumn(page)}`)} = any(${[...ids]}::text[]) and not t.id = any(${[...ids]}::text[])
    limit 1`.execute(trx);
  return rows.length > 0;
}

/**
 * Removes all records that an import wrote, or none: rejected if a record was changed or removed since, may not be
 * removed, or is referred to by others.
 */
export async function undoImport(writing: WriteContext, ids: readonly string[]): Promise<Answer> {
  const { trx, page, caller } = writing;
  const builtOn = (record: StoredRecord | undefined): Error =>
    businessFailure(
      serverText('importBuiltOn', { name: record === undefined ? '' : nameOfRecord(page, { ...record.values }) }),
    );
  const records = await readRecords(trx, { page, caller }, { ids, lock: true });
  const changed = records.find((record) => record.mark.version !== 1 || !mayRemove(page, record, caller));
  if (changed !== undefined || records.length < ids.length) throw builtOn(changed ?? records[0]);
  if ((await hasOthersBelow(writing, ids)) || (await isReferred(writing, records))) throw builtOn(records[0]);
  // In a tree, records that were written later are below earlier ones.
  const newest = [...ids].reverse();
  for (let at = 0; at < newest.length; at += AT_ONCE)
    await removeRecords(
      writing,
      newest.slice(at, at + AT_ONCE).map((id) => ({ id })),
      serverText('deleted'),
    );
  return new Answer({ count: ids.length }, serverText('importUndone', { count: ids.length }));
}
