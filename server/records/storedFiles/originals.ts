import { isBlank, maySee, type Can, type CompiledPage, type WireRecord } from '../../../engine/index.ts';
import type { HookedWriting } from '../../data/recordStore/recordHook.ts';
import type { Services } from '../../core/services/services.ts';
import type { PageTables } from '../../data/tables/pageTables.ts';
import { addFile, FILE_URL, MAX_FILE_SIZE } from './addFile.ts';

/** Of messages that were read. */
const MESSAGE_FOLDER = 'message';

export interface KeptFor {
  /** As the caller called the file; blank: named after the page and the record. */
  readonly name: string;
  /** The record that was made of it, as it travels. */
  readonly record: WireRecord;
}

/** Within the act: from its commit on the original is a stored file that belongs to the record. */
type Keep = (writing: HookedWriting, kept: KeptFor) => Promise<void>;

export interface Originals {
  /** Runs an act that may keep what came; what it does not keep, or fails to, is gone when it is over. */
  keeping<T>(bytes: Buffer, act: (keep: Keep) => Promise<T>): Promise<T>;
}

const NOBODY: Can = () => false;

const textIn = (record: WireRecord, key: string): string => {
  const value = record[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/**
 * What staff call a record: the first number or name in its list that it has. For a reader: of the columns that he sees;
 * for all: of those that ask for no right.
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

/** What came from outside and became a record. Kept where there is a page of stored files. */
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
        // What this cannot remove now, the sweep does.
        await contents.settle(content).catch(() => undefined);
      }
    },
  };
}
