import { type CompiledDetail, type CompiledPage, permissionOf, type Values, maySee } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import { readRecords, type StoredRecord } from '../../data/recordStore/storedRecord.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import type { Session } from '../../core/calls/session.ts';
import type { PageTables } from '../../data/tables/pageTables.ts';

/** Page, detail and record named by a socket key. */
export interface TablePlace {
  readonly page: CompiledPage;
  readonly detail: CompiledDetail;
  readonly recordId: string;
}

/** `customs/export-declaration/goods/1790…`: page, detail, record; undefined when there is no such table. */
export const placeOfKey = (schemas: SchemaStore, socketKey: string): TablePlace | undefined => {
  const parts = socketKey.split('/');
  const [detailKey = '', recordId = ''] = parts.splice(-2);
  const page = schemas.page(parts.join('/'));
  const detail = page?.detailByKey.get(detailKey);
  return page === undefined || detail === undefined || recordId === '' ? undefined : { page, detail, recordId };
};

/** Rows of one table changed by one sender. */
export interface RowChangeEvent {
  readonly socketKey: string;
  readonly caseId: string;
  readonly rows: readonly { readonly id: string; readonly fields: readonly string[] }[];
}

export const mayRead = (page: CompiledPage, session: Session): boolean =>
  session.permissions.has(permissionOf(page, 'list'));

const visibleRow = (
  { detail }: TablePlace,
  session: Session,
  { stored, fields }: { readonly stored: Values; readonly fields: readonly string[] },
): Values => {
  const { can } = callerOf(session);
  const row: Values = { id: stored['id'] ?? null };
  const asked = new Set(fields);
  for (const column of detail.columns)
    if (column.key !== 'id' && asked.has(column.key) && maySee(column, can))
      row[column.key] = stored[column.key] ?? null;
  return row;
};

/** Reads stored rows for several sessions; each record is read once per session. Create one per batch. */
export class RowReader {
  readonly #db: Db;
  readonly #tables: PageTables;
  readonly #read = new Map<string, Promise<StoredRecord | undefined>>();

  constructor(db: Db, tables: PageTables) {
    this.#db = db;
    this.#tables = tables;
  }

  /** Returns the rows that exist for the session, with those of the requested fields that it may see. */
  async visibleRows(place: TablePlace, session: Session, { rows }: RowChangeEvent): Promise<readonly Values[]> {
    if (!mayRead(place.page, session)) return [];
    const record = await this.#record(place, session);
    const stored = new Map(record?.details[place.detail.key]?.map((row) => [String(row['id']), row]));
    return rows.flatMap(({ id, fields }): Values[] => {
      const row = stored.get(id);
      return row === undefined ? [] : [visibleRow(place, session, { stored: row, fields })];
    });
  }

  #record({ page, recordId }: TablePlace, session: Session): Promise<StoredRecord | undefined> {
    const key = JSON.stringify([page.id, recordId, session.tokenHash]);
    const reading = this.#read.get(key) ?? this.#readRecord(page, recordId, session);
    this.#read.set(key, reading);
    return reading;
  }

  async #readRecord(page: CompiledPage, recordId: string, session: Session): Promise<StoredRecord | undefined> {
    const from = await this.#tables.sources(page);
    const request = { ids: [recordId], lock: false, from };
    const [record] = await readRecords(this.#db, { page, caller: callerOf(session) }, request);
    return record;
  }
}
