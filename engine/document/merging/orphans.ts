import type { CompiledPage } from '../../language/compiled/compiledPage.ts';
import { NO_TEXTS, type TextsByPlace } from '../../records/unresolvedTexts.ts';
import { isBlank, type Value } from '../../core/values.ts';
import type { OrphanedValue } from '../record/recordChanges.ts';
import type { DetailChanges, RecordChanges, SideRow, ValueChange } from '../record/recordChanges.ts';

/** A part of a draft that the page has no column for, for display to users. */
export interface LostPart {
  readonly title: string;
  /** Absent for whole rows: their number is `count`. */
  readonly value?: Value;
  readonly count?: number;
}

/** Returns the title of a column or detail by `key` or `detail/key`. */
export type TitleByPath = (path: string) => string;

export const titlesIn = (page: CompiledPage): TitleByPath => {
  const titles = new Map(page.columns.map(({ key, title }) => [key, title]));
  for (const { key, title, columns } of page.details) {
    titles.set(key, title);
    for (const column of columns) titles.set(`${key}/${column.key}`, column.title);
  }
  return (path) => titles.get(path) ?? path;
};

type Entries<T> = Readonly<Record<string, T>>;

/** Location of entries, and the columns that exist there. */
interface Place {
  readonly known: ReadonlySet<string>;
  readonly detail?: string;
  readonly rowId?: string;
}

/** Splits changes into those for columns of a page and orphans. */
class ChangeSorter {
  readonly orphans: OrphanedValue[] = [];
  readonly #page: CompiledPage;
  readonly #titleOf: TitleByPath;
  readonly #columns = new Map<string | undefined, ReadonlySet<string>>();

  constructor(page: CompiledPage, titleOf: TitleByPath) {
    this.#page = page;
    this.#titleOf = titleOf;
  }

  place(detail?: string, rowId?: string): Place {
    const columns = detail === undefined ? this.#page.columns : (this.#page.detailByKey.get(detail)?.columns ?? []);
    const known = this.#columns.get(detail) ?? new Set(columns.map(({ key }) => key));
    this.#columns.set(detail, known);
    return { known, ...(detail !== undefined && { detail }), ...(rowId !== undefined && { rowId }) };
  }

  #keep<T>(
    source: Entries<T>,
    { known, ...at }: Place,
    orphan: (value: T) => Pick<OrphanedValue, 'change' | 'isText'>,
  ): Entries<T> {
    const { detail } = at;
    return Object.fromEntries(
      Object.entries(source).filter(([key, value]) => {
        if (known.has(key)) return true;
        const found = orphan(value);
        const title = this.#titleOf(detail === undefined ? key : `${detail}/${key}`);
        const detailTitle = detail === undefined ? {} : { detailTitle: this.#titleOf(detail) };
        if (!isBlank(found.change.to)) this.orphans.push({ ...at, key, ...found, title, ...detailTitle });
        return false;
      }),
    );
  }

  changes(source: Entries<ValueChange>, place: Place): Entries<ValueChange> {
    return this.#keep(source, place, (change) => ({ change }));
  }

  texts(source: Entries<string>, place: Place): Entries<string> {
    return this.#keep(source, place, (text) => ({ change: { from: null, to: text }, isText: true }));
  }

  row(detail: string, { id, values }: SideRow): SideRow {
    return { id, values: this.#keep(values, this.place(detail, id), (to) => ({ change: { from: null, to } })) };
  }

  detail(key: string, changes: DetailChanges): DetailChanges {
    const cells = Object.entries(changes.cells).map(([id, row]) => [id, this.changes(row, this.place(key, id))]);
    return { ...changes, cells: Object.fromEntries(cells), added: changes.added.map((row) => this.row(key, row)) };
  }

  allTexts({ header, details }: TextsByPlace): TextsByPlace {
    const inDetails = Object.entries(details).map(([key, rows]) => [
      key,
      Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, this.texts(row, this.place(key, id))])),
    ]);
    return { header: this.texts(header, this.place()), details: Object.fromEntries(inDetails) };
  }
}

export interface SortedChanges {
  /** Changes that the page has columns for. */
  readonly changes: RecordChanges;
  readonly orphans: readonly OrphanedValue[];
}

/** Splits changes; `titleOf` returns titles of columns that the page does not have. */
export function sortChanges(page: CompiledPage, changes: RecordChanges, titleOf: TitleByPath): SortedChanges {
  const sorter = new ChangeSorter(page, titleOf);
  const texts = changes.texts && { texts: sorter.allTexts(changes.texts) };
  const header = sorter.changes(changes.header, sorter.place());
  const details = Object.entries(changes.details)
    .map(([key, detail]) => [key, sorter.detail(key, detail)] as const)
    .filter(([key]) => page.detailByKey.has(key));
  return { changes: { ...texts, header, details: Object.fromEntries(details) }, orphans: sorter.orphans };
}

const NO_CHANGES: DetailChanges = { cells: {}, added: [], removed: [] };

/** Orphans of the header, and of rows by detail and row id. */
interface GroupedOrphans<T> {
  readonly header: Record<string, T>;
  readonly rows: Map<string, Map<string, Record<string, T>>>;
}

function group<T>(orphans: readonly OrphanedValue[], valueOf: (orphan: OrphanedValue) => T): GroupedOrphans<T> {
  const header: Record<string, T> = {};
  const rows: GroupedOrphans<T>['rows'] = new Map();
  for (const orphan of orphans) {
    const { detail, rowId = '', key } = orphan;
    const ofDetail = detail === undefined ? undefined : (rows.get(detail) ?? new Map<string, Record<string, T>>());
    if (detail !== undefined && ofDetail !== undefined) rows.set(detail, ofDetail);
    const target = ofDetail === undefined ? header : (ofDetail.get(rowId) ?? {});
    ofDetail?.set(rowId, target);
    target[key] = valueOf(orphan);
  }
  return { header, rows };
}

type Rows<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** Adds orphans to the entries of rows. */
const withRows = <T>(rows: Rows<T>, orphans: Iterable<readonly [string, Record<string, T>]>): Rows<T> => ({
  ...rows,
  ...Object.fromEntries([...orphans].map(([id, own]) => [id, { ...own, ...rows[id] }])),
});

function withCells(changes: DetailChanges, orphans: ReadonlyMap<string, Record<string, ValueChange>>): DetailChanges {
  const areAdded = new Set(changes.added.map(({ id }) => id));
  const added = changes.added.map(({ id, values }) => {
    const own = Object.entries(orphans.get(id) ?? {}).map(([key, { to }]) => [key, to]);
    return own.length === 0 ? { id, values } : { id, values: { ...Object.fromEntries(own), ...values } };
  });
  return {
    ...changes,
    added,
    cells: withRows(
      changes.cells,
      [...orphans].filter(([id]) => !areAdded.has(id)),
    ),
  };
}

/** Adds orphans to changes, since a draft stores both together. If both have a value, that of the changes wins. */
export function withOrphans(changes: RecordChanges, orphans: readonly OrphanedValue[]): RecordChanges {
  if (orphans.length === 0) return changes;
  const isText = (orphan: OrphanedValue): boolean => orphan.isText === true;
  const values = group(
    orphans.filter((orphan) => !isText(orphan)),
    ({ change }) => change,
  );
  const typed = group(orphans.filter(isText), ({ change }) => String(change.to));
  const { header, details } = changes.texts ?? NO_TEXTS;
  const hasTexts = changes.texts !== undefined || orphans.some(isText);
  return {
    header: { ...values.header, ...changes.header },
    details: {
      ...changes.details,
      ...Object.fromEntries(
        [...values.rows].map(([key, rows]) => [key, withCells(changes.details[key] ?? NO_CHANGES, rows)]),
      ),
    },
    ...(hasTexts && {
      texts: {
        header: { ...typed.header, ...header },
        details: {
          ...details,
          ...Object.fromEntries([...typed.rows].map(([key, rows]) => [key, withRows(details[key] ?? {}, rows)])),
        },
      },
    }),
  };
}

/** Returns orphans for display; rows of a removed detail are counted as rows. */
export function lostParts(page: CompiledPage, orphans: readonly OrphanedValue[]): readonly LostPart[] {
  const lines = new Map<string, Set<string>>();
  const parts: LostPart[] = [];
  for (const { detail, rowId = '', title, detailTitle = '', change } of orphans) {
    if (detail === undefined || page.detailByKey.has(detail)) {
      parts.push({ title, value: change.to });
      continue;
    }
    const rows = lines.get(detailTitle) ?? new Set<string>();
    lines.set(detailTitle, rows.add(rowId));
  }
  return [...parts, ...[...lines].map(([title, rows]) => ({ title, count: rows.size }))];
}
