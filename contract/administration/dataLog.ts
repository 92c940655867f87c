import { numberOf, textOf } from '../reading.ts';

/** One cell that differs, with values as its page shows them; blank: no value. */
export interface CellChange {
  readonly key: string;
  readonly title: string;
  readonly before: string;
  readonly after: string;
}

/** One row of a detail that was added, removed, changed or moved. */
export interface RowChange {
  readonly detail: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Line number of the row, from 1: after the change, or before it for a removed row. */
  readonly line: number;
  readonly cells: readonly CellChange[];
}

/** Differences between two versions of a record. */
export interface VersionChanges {
  readonly cells: readonly CellChange[];
  readonly rows: readonly RowChange[];
}

/** One entry of the history of a record. */
export interface RecordVersion extends VersionChanges {
  readonly id: string;
  readonly version: number;
  /** `add`, `edit`, `delete`, or the id of a transition. */
  readonly action: string;
  /** Title of the transition; blank for the other actions. */
  readonly actionTitle: string;
  readonly time: string;
  readonly name: string;
}

/** Differences between a record and an earlier version of it, and which version that is. */
export interface LastChanges extends VersionChanges, Pick<RecordVersion, 'version' | 'time' | 'name'> {}

const listOf = (source: unknown, key: string): readonly unknown[] => {
  const list: unknown = Object(source)[key];
  return Array.isArray(list) ? list : [];
};

const toCell = (source: unknown): CellChange => ({
  key: textOf(source, 'key'),
  title: textOf(source, 'title'),
  before: textOf(source, 'before'),
  after: textOf(source, 'after'),
});

const KINDS = ['added', 'removed', 'changed', 'moved'] as const;

export const toVersionChanges = (source: unknown): VersionChanges => ({
  cells: listOf(source, 'cells').map(toCell),
  rows: listOf(source, 'rows').map((row) => ({
    detail: textOf(row, 'detail'),
    kind: KINDS.find((kind) => kind === textOf(row, 'kind')) ?? 'changed',
    line: numberOf(row, 'line'),
    cells: listOf(row, 'cells').map(toCell),
  })),
});

export const toRecordVersions = (source: unknown): readonly RecordVersion[] =>
  (Array.isArray(source) ? source : []).map((entry: unknown) => ({
    ...toVersionChanges(entry),
    id: textOf(entry, 'id'),
    version: numberOf(entry, 'version'),
    action: textOf(entry, 'action'),
    actionTitle: textOf(entry, 'actionTitle'),
    time: textOf(entry, 'time'),
    name: textOf(entry, 'name'),
  }));

/** Reads the last changes of a record; null: it has not changed since it was added. */
export const toLastChanges = (source: unknown): LastChanges | null =>
  typeof source !== 'object' || source === null
    ? null
    : {
        ...toVersionChanges(source),
        version: numberOf(source, 'version'),
        time: textOf(source, 'time'),
        name: textOf(source, 'name'),
      };
