import type { Value, Values, WireRecord } from '../engine/index.ts';
import type { SentPage } from './pages.ts';
import { isRecord } from './reading.ts';

/** Records of a report or of a list, dictionary texts beside their codes (contract 0.1). */
export interface RecordPage {
  readonly records: readonly Values[];
  readonly total: number;
  /** There are more than `total` (D29). */
  readonly totalIsAtLeast: boolean;
}

/** As the list of a page sends it. */
export type SentRecordPage = RecordPage & SentPage<RecordPage['records'][number]>;

/**
 * A record of a tree (W3.3-9): `hasChildren` is told of each; `children` only by a search, of what leads to what it found,
 * with `isMatch` for what was found itself.
 */
export interface SentTreeRecord {
  readonly [key: string]: Value | readonly SentTreeRecord[];
}

/** As the list of a tree page sends it. */
export type SentTreePage = Omit<SentRecordPage, 'records'> & { readonly records: readonly SentTreeRecord[] };

const isValue = (value: unknown): value is Value =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The plain values of an object; what is nested is left out. */
export const toValues = (source: unknown): Values =>
  isRecord(source)
    ? Object.fromEntries(Object.entries(source).filter((entry): entry is [string, Value] => isValue(entry[1])))
    : {};

const toRows = (source: readonly unknown[]): readonly Values[] => source.filter(isRecord).map(toValues);

/** Header fields and the rows of each detail. */
export const toWireRecord = (source: unknown): WireRecord =>
  isRecord(source)
    ? Object.fromEntries(
        Object.entries(source).flatMap(([key, value]): [string, Value | readonly Values[]][] => {
          if (Array.isArray(value)) return [[key, toRows(value)]];
          return isValue(value) ? [[key, value]] : [];
        }),
      )
    : {};

/** The answer to a message that was read: the record that it became, and what of it was not taken. */
export interface AddedMessage {
  readonly record: WireRecord;
  /** Elements that the page has no place for, `DecHead/Foo`. */
  readonly ignored: readonly string[];
}

export function toAddedMessage(result: unknown): AddedMessage {
  const { record, ignored } = isRecord(result) ? result : {};
  return {
    record: toWireRecord(record),
    ignored: Array.isArray(ignored) ? ignored.filter((name) => typeof name === 'string') : [],
  };
}

/** What a search in a tree found, out of the branches that it stands in; records of other lists as they are. */
const found = (records: readonly unknown[]): readonly Values[] =>
  records
    .filter(isRecord)
    .flatMap((record) => [
      ...(record['isMatch'] === false ? [] : [toValues(record)]),
      ...(Array.isArray(record['children']) ? found(record['children']) : []),
    ]);

/** One after another: who picks among the records of a tree picks among those that were found. */
export function toRecordPage(result: unknown): RecordPage {
  // All of them at once (W3.3-16).
  if (Array.isArray(result)) return { records: found(result), total: result.length, totalIsAtLeast: false };
  const source = isRecord(result) ? result : {};
  const { records, total } = source;
  return {
    records: Array.isArray(records) ? found(records) : [],
    total: typeof total === 'number' ? total : 0,
    totalIsAtLeast: source['totalIsAtLeast'] === true,
  };
}

/** The records of a tree's call; `below`: children by the id of the record above, where the answer brought them (W3.3-9). */
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

/** Reads an array or what has records (W7-32); undefined where it is neither (W8-10). */
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
