import type { StoredValues } from '../../platform/browserStorage/storedValues.ts';
import { isBusinessPath } from '../../platform/config/paths.ts';
import { BUSINESS_KEY, SESSION_LIFETIME_MS } from '../../platform/session/session.ts';
import type { SessionState } from '../../platform/session/session.ts';
import type { UserValues } from '../settings/userValues.ts';
import { isRecord, textOf } from '../../../contract/reading.ts';

/** Page and id of a record. */
export interface RecordKey {
  readonly page: string;
  readonly id: string;
}

/** A record that the user opened. */
export interface OpenedRecord extends RecordKey {
  /** Display name at that time; blank: none was filled in. */
  readonly name: string;
  /** Path of its page in the shell: `/bgd/export`. */
  readonly path: string;
  /** Time, epoch ms. */
  readonly at: number;
}

/** Business records that the user opened last, in this tenant, on all machines (D19, D39). */
export interface OpenedRecords {
  /** The latest first. */
  list(): readonly OpenedRecord[];
  /** The last one in this browser (`Current_Ywd`), until the session ends; null: none. */
  last(): RecordKey | null;
  /** Adds a record; ignores pages of system administration. */
  add(record: Omit<OpenedRecord, 'at'>): void;
  remove(record: RecordKey): void;
  clear(): void;
  /** Called on every change, including those from other machines. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

interface OpenedRecordsParts {
  readonly stored: StoredValues;
  readonly values: UserValues;
  readonly session: Pick<SessionState, 'tenantid'>;
  readonly now?: () => number;
}

const MOST = 20;
/** The server limits the size of a value. */
const MAX_NAME_LENGTH = 80;

export const isSameRecord = (a: RecordKey, b: RecordKey): boolean => a.page === b.page && a.id === b.id;

const toRecord = (source: unknown): readonly OpenedRecord[] => {
  const [page, id, path] = [textOf(source, 'page'), textOf(source, 'id'), textOf(source, 'path')];
  if (page === '' || id === '' || !/^\/(?!\/)/.test(path)) return [];
  const at = Number(textOf(source, 'at'));
  return [{ page, id, path, name: textOf(source, 'name'), at: Number.isFinite(at) ? at : 0 }];
};

export function createOpenedRecords({ stored, values, session, now = Date.now }: OpenedRecordsParts): OpenedRecords {
  const listeners = new Set<() => void>();
  const key = (): string => `records.opened.${session.tenantid}`;
  const list = (): readonly OpenedRecord[] => {
    const kept = values.get(key());
    return Array.isArray(kept) ? kept.flatMap(toRecord).slice(0, MOST) : [];
  };
  const last = (): RecordKey | null => {
    const kept = stored.get(BUSINESS_KEY);
    const [page, id] = [textOf(kept, 'page'), textOf(kept, 'id')];
    return isRecord(kept) && page !== '' && id !== '' ? { page, id } : null;
  };
  const put = (records: readonly OpenedRecord[]): void => {
    values.set(key(), records);
    for (const listener of listeners) listener();
  };
  const forgetLast = (isGone: (record: RecordKey) => boolean): void => {
    const kept = last();
    if (kept !== null && isGone(kept)) stored.remove(BUSINESS_KEY);
  };
  return {
    list,
    last,
    add: ({ page, id, name, path }) => {
      if (!isBusinessPath(path)) return;
      const record = { page, id, path, name: name.slice(0, MAX_NAME_LENGTH), at: now() };
      stored.set(BUSINESS_KEY, { page, id }, SESSION_LIFETIME_MS);
      put([record, ...list().filter((one) => !isSameRecord(one, record))].slice(0, MOST));
    },
    remove: (record) => {
      forgetLast((one) => isSameRecord(one, record));
      put(list().filter((one) => !isSameRecord(one, record)));
    },
    clear: () => {
      forgetLast(() => true);
      put([]);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = values.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
