import type { Value, Values, WireRecord } from '../engine/index.ts';
import type { SentPage } from './pages.ts';
import { isRecord } from './reading.ts';

/** Records of a report or of a list, with dictionary texts next to their codes (contract 0.1). */
export interface RecordPage {
  readonly records: readonly Values[];
  readonly total: number;
  /** There are more than `total` (D29). */
  readonly totalIsAtLeast: boolean;
}

/** Answer of the list of a page. */
export type SentRecordPage = RecordPage & SentPage<RecordPage['records'][number]>;

/**
 * A record of a tree (W3.3-9). `hasChildren` is always sent; `children` only by a search, for the ancestors of matches,
 * with
 * `isMatch` for the matches themselves.
 */
export interface SentTreeRecord {
  readonly [key: string]: Value | readonly SentTreeRecord[];
}

/** Answer of the list of a tree page. */
export type SentTreePage = Omit<SentRecordPage, 'records'> & { readonly records: readonly SentTreeRecord[] };

const isValue = (value: unknown): value is Value =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Returns the plain values of an object; nested ones are left out. */
export const toValues = (source: unknown): Values =>
  isRecord(source)
    ? Object.fromEntries(Object.entries(source).filter((entry): entry is [string, Value] => isValue(entry[1])))
    : {};

const toRows = (source: readonly unknown[]): readonly Values[] => source.filter(isRecord).map(toValues);

/** Reads the header fields and the rows of each detail. */
export const toWireRecord = (source: unknown): WireRecord =>
  isRecord(source)
    ? Object.fromEntries(
        Object.entries(source).flatMap(([key, value]): [string, Value | readonly Values[]][] => {
          if (Array.isArray(value)) return [[key, toRows(value)]];
          return isValue(value) ? [[key, value]] : [];
        }),
      )
    : {};

/** Answer to an imported message: the record it became, and the parts that were not imported. */
export interface AddedMessage {
  readonly record: WireRecord;
  /** Elements that the page has no field for, `DecHead/Foo`. */
  readonly ignored: readonly string[];
}

export function toAddedMessage(result: unknown): AddedMessage {
  const { record, ignored } = isRecord(result) ? result : {};
  return {
    record: toWireRecord(record),
    ignored: Array.isArray(ignored) ? ignored.filter((name) => typeof name === 'string') : [],
  };
}

/** Flattens the matches of a tree search out of their branches; records of other lists stay as they are. */
const found = (records: readonly unknown[]): readonly Values[] =>
  records
    .filter(isRecord)
    .flatMap((record) => [
      ...(record['isMatch'] === false ? [] : [toValues(record)]),
      ...(Array.isArray(record['children']) ? found(record['children']) : []),
    ]);

/** Reads a page of records as a flat list: in a selection from a tree, users choose among the matches. */
export function toRecordPage(result: unknown): RecordPage {
  // The whole list at once (W3.3-16).
  if (Array.isArray(result)) return { records: found(result), total: result.length, totalIsAtLeast: false };
  const source = isRecord(result) ? result : {};
  const { records, total } = source;
  return {
    records: Array.isArray(records) ? found(records) : [],
    total: typeof total === 'number' ? total : 0,
    totalIsAtLeast: source['totalIsAtLeast'] === true,
  };
}

/** The records of a tree call; `below`: children by id of the parent record, if the answer contains them (W3.3-9). */
export interface ReadTree extends RecordPage {
  readonly below: ReadonlyMap<string, readonly Values[]>;
}

const gatherBelow = (records: readonly unknown[], below: Map<string, readonly Values[]>): void => {
  for (const record of records.filter(isRecord)) {
    const { id, children } = record;
    if (!Array.isArray(children) || children.length === 0) continue;
    below.set(String(id), toRows(children));
    gatherBelow(children, below);
  }
};

/** Reads an array or an object with `records` (W7-32); undefined if it is neither (W8-10). */
export function toTreeRows(result: unknown): ReadTree | undefined {
  const records = Array.isArray(result) ? result : isRecord(result) ? result['records'] : undefined;
  if (!Array.isArray(records)) return undefined;
  const below = new Map<string, readonly Values[]>();
  gatherBelow(records, below);
  const rows = toRows(records);
  return {
    ...(Array.isArray(result) ? { total: rows.length, totalIsAtLeast: false } : toRecordPage(result)),
    records: rows,
    below,
  };
}
