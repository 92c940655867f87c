import type { CompiledPage } from '../../language/compiled/compiledPage.ts';
import type { CompiledExpression } from '../../core/scope.ts';
import type { ChangedPaths } from '../record/changedPaths.ts';

/** Something that depends on what it reads; with `detail`, once for each row of that detail. */
export interface Reader<T> {
  readonly target: T;
  readonly detail?: string | undefined;
  readonly reads: CompiledExpression['reads'];
}

/** Rows for which a reader is out of date; for a reader without rows always `all`. */
export type AffectedRows = 'all' | Set<string>;

const tokensOf = (read: readonly string[], detail: string | undefined): readonly string[] => {
  const [root, first = '', second] = read;
  switch (root) {
    case '$values':
      return [`header ${first}`];
    case '$row':
      return [`row ${detail ?? ''} ${first}`];
    case '$details':
      // An expression can only query the number of the rows themselves.
      return second === undefined ? [`rows ${first}`] : [`rows ${first}`, `column ${first} ${second}`];
    default:
      return [];
  }
};

/**
 * Index of readers by what they read. The cost of a change depends on the number of dependants, not on the length of
 * the record.
 */
export class Dependencies<T> {
  readonly #byToken = new Map<string, Set<Reader<T>>>();
  readonly #byDetail = new Map<string, Set<Reader<T>>>();
  readonly #orderKeys: ReadonlyMap<string, string | undefined>;

  constructor(page: CompiledPage, readers: readonly Reader<T>[]) {
    this.#orderKeys = new Map(page.details.map((detail) => [detail.key, detail.orderKey]));
    for (const reader of readers) {
      if (reader.detail !== undefined) add(this.#byDetail, reader.detail, reader);
      for (const read of reader.reads)
        for (const token of tokensOf(read, reader.detail)) add(this.#byToken, token, reader);
    }
  }

  affectedBy(touched: ChangedPaths): ReadonlyMap<T, AffectedRows> {
    const affected = new Map<T, AffectedRows>();
    if (touched.kind === 'header') for (const key of touched.keys) this.#all(affected, `header ${key}`);
    else if (touched.kind === 'cells') this.#cells(affected, touched);
    else this.#rows(affected, touched);
    return affected;
  }

  #cells(affected: Map<T, AffectedRows>, touched: Extract<ChangedPaths, { kind: 'cells' }>): void {
    const keys = new Set<string>();
    for (const [rowId, changed] of touched.cells)
      for (const key of changed) {
        keys.add(key);
        for (const reader of this.#byToken.get(`row ${touched.detail} ${key}`) ?? [])
          addRow(affected, reader.target, rowId);
      }
    for (const key of keys) this.#all(affected, `column ${touched.detail} ${key}`);
  }

  #rows(affected: Map<T, AffectedRows>, touched: Extract<ChangedPaths, { kind: 'rows' }>): void {
    const { detail, inserted } = touched;
    for (const reader of this.#byDetail.get(detail) ?? [])
      for (const rowId of inserted) addRow(affected, reader.target, rowId);
    this.#all(affected, `rows ${detail}`);
    const orderKey = this.#orderKeys.get(detail);
    if (orderKey !== undefined) this.#all(affected, `row ${detail} ${orderKey}`);
  }

  #all(affected: Map<T, AffectedRows>, token: string): void {
    for (const reader of this.#byToken.get(token) ?? []) affected.set(reader.target, 'all');
  }
}

const add = <T>(index: Map<string, Set<T>>, key: string, value: T): void => {
  const values = index.get(key);
  if (values) values.add(value);
  else index.set(key, new Set([value]));
};

const addRow = <T>(affected: Map<T, AffectedRows>, target: T, rowId: string): void => {
  const rows = affected.get(target);
  if (rows === 'all') return;
  if (rows) rows.add(rowId);
  else affected.set(target, new Set([rowId]));
};
