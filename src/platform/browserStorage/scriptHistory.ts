import { isRecord } from '../../../contract/reading.ts';
import type { StoredValues } from './storedValues.ts';

/** What was written under a code, as it stood (W3.3-23). It is data: nothing in it is ever run. */
export interface ScriptRecord {
  readonly code: string;
  readonly data: string;
  /** When it was kept; epoch milliseconds. */
  readonly at: number;
}

export interface ScriptHistory {
  /** Of one code, the newest first. */
  of(code: string): readonly ScriptRecord[];
  /** Kept as the newest of its code; the same text again moves to the front. Of more than 16 the oldest go (W9-17). */
  keep(code: string, data: string): void;
  forget(code: string): void;
}

/** Records of one code that are kept (W9-17). */
const MOST = 16;

/** Characters of one record: a page of 150 columns has about so many. Longer ones are not kept. */
const MAX_LETTERS = 30_000;

const toRecords = (code: string, source: unknown): readonly ScriptRecord[] =>
  (Array.isArray(source) ? source : []).flatMap((one) =>
    isRecord(one) && one['code'] === code && typeof one['data'] === 'string' && typeof one['at'] === 'number'
      ? [{ code, data: one['data'], at: one['at'] }]
      : [],
  );

interface HistoryOptions {
  /** Id of the user: who signs in behind another does not read what that one wrote. */
  readonly owner: string;
  readonly now?: (() => number) | undefined;
}

/** Earlier versions of what is written in this browser, by code; kept in browser storage. */
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
