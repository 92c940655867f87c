import { isRecord } from '../../../contract/reading.ts';
import type { StoredValues } from './storedValues.ts';

/** Earlier text of a code (W3.3-23). It is data: it is never executed. */
export interface ScriptRecord {
  readonly code: string;
  readonly data: string;
  /** Time of storing, epoch ms. */
  readonly at: number;
}

export interface ScriptHistory {
  /** Records of one code, the newest first. */
  of(code: string): readonly ScriptRecord[];
  /**
   * Stores a text as the newest of its code; an existing one moves to the front. Of more than 16 the oldest are dropped
   * (W9-17).
   */
  keep(code: string, data: string): void;
  forget(code: string): void;
}

/** Records stored per code (W9-17). */
const MOST = 16;

/** Most characters of one record, about a page of 150 columns. Longer ones are not stored. */
const MAX_LETTERS = 30_000;

const toRecords = (code: string, source: unknown): readonly ScriptRecord[] =>
  (Array.isArray(source) ? source : []).flatMap((one) =>
    isRecord(one) && one['code'] === code && typeof one['data'] === 'string' && typeof one['at'] === 'number'
      ? [{ code, data: one['data'], at: one['at'] }]
      : [],
  );

interface HistoryOptions {
  /** User id: another user of the browser cannot read the records. */
  readonly owner: string;
  readonly now?: (() => number) | undefined;
}

/** Earlier versions of texts by code, in browser storage. */
export function createScriptHistory(stored: StoredValues, { owner, now = Date.now }: HistoryOptions): ScriptHistory {
  const keyOf = (code: string): string => `ScriptHistory_${owner}_${code}`;
  const of = (code: string): readonly ScriptRecord[] => toRecords(code, stored.get(keyOf(code))).slice(0, MOST);
  return {
    of,
    keep: (code, data) => {
      if (data.length > MAX_LETTERS) return;
      const others = of(code).filter((record) => record.data !== data);
      stored.set(keyOf(code), [{ code, data, at: now() }, ...others].slice(0, MOST));
    },
    forget: (code) => stored.remove(keyOf(code)),
  };
}
