import { isBlank, maySee, type Can, type CompiledPage, type WireRecord } from '../../../engine/index.ts';
import type { HookedWriting } from '../../data/recordStore/recordHook.ts';
import type { Services } from '../../core/services/services.ts';
import type { PageTables } from '../../data/tables/pageTables.ts';
import { addFile, FILE_URL, MAX_FILE_SIZE } from './addFile.ts';

/** Folder of received messages. */
const MESSAGE_FOLDER = 'message';

export interface KeptFor {
  /** File name given by the caller; blank: named after the page and the record. */
  readonly name: string;
  /** The record created from it, in wire format. */
  readonly record: WireRecord;
}

/** Within the transaction: after its commit the original is a stored file that belongs to the record. */
type Keep = (writing: HookedWriting, kept: KeptFor) => Promise<void>;

export interface Originals {
  /**
   * Runs a function that may store the received bytes; what it does not store, or fails to store, is removed
   * afterwards.
   */
  keeping<T>(bytes: Buffer, act: (keep: Keep) => Promise<T>): Promise<T>;
}

const NOBODY: Can = () => false;

const textIn = (record: WireRecord, key: string): string => {
  const value = record[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/**
 * Name of a record for staff: the first non-blank text in its list that is not a code. For one reader: among the
 * columns that he sees; for everyone: among those that require no right.
 */
export const nameOfRecord = (page: CompiledPage, record: WireRecord, can: Can = NOBODY): string => {
  const named = page.list.columns.find(
    (column) =>
      column.valueType === 'text' &&
      column.dictCode === undefined &&
      maySee(column, can) &&
      !isBlank(textIn(record, column.key)),
  );
  return named === undefined ? '' : textIn(record, named.key).slice(0, 100);
};

/** Stores the originals of external data that became records, if there is a page of stored files. */
export function createOriginals({ schemas, contents, onWritten }: Services, tables: PageTables): Originals {
  return {
    async keeping(bytes, act) {
      const files = schemas.pageByUrl(FILE_URL);
      if (files === undefined || (await tables.ensure(files)).length > 0) return act(() => Promise.resolve());
      const content = await contents.receive([bytes], MAX_FILE_SIZE);
      const keep: Keep = async ({ trx, caller, page }, { name, record }) => {
        const id = textIn(record, 'id');
        const source = { page: page.id, id, name: nameOfRecord(page, record) };
        const fallback = `${page.title}-${id}.xml`;
        await addFile({ trx, contents, page: files, caller, onWritten }, content, {
          name: name === '' ? fallback : name,
          biz: MESSAGE_FOLDER,
          source,
        });
      };
      try {
        return await act(keep);
      } finally {
        // What cannot be removed now is removed by the sweep.
        await contents.settle(content).catch(() => undefined);
      }
    },
  };
}
