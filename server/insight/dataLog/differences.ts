import {
  isBlank,
  maySee,
  type Can,
  type CompiledColumn,
  type CompiledPage,
  type Value,
  type Values,
} from '../../../engine/index.ts';
import type { CellChange, VersionChanges, RowChange } from '../../../contract/administration/dataLog.ts';
import type { DictionaryReader } from '../../data/dictionaries/dictionaryEntry.ts';
import { translate, type DictionaryTexts } from '../../data/dictionaries/dictionaryTexts.ts';
import { isSystemKey } from '../../data/lists/columnPlaces.ts';
import type { LoggedRecord } from './replay.ts';

/** A cell that differs, with raw values. */
interface RawCell {
  readonly column: Pick<CompiledColumn, 'key' | 'title'> & Partial<CompiledColumn>;
  readonly before: Value;
  readonly after: Value;
}

interface RawRow extends Omit<RowChange, 'cells'> {
  readonly cells: readonly RawCell[];
}

const same = (one: unknown, other: unknown): boolean =>
  (isBlank(one as Value) && isBlank(other as Value)) || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const cellsOf = (columns: readonly RawCell['column'][], before: Values, after: Values): readonly RawCell[] =>
  columns.flatMap((column) =>
    same(before[column.key], after[column.key])
      ? []
      : [{ column, before: before[column.key] ?? null, after: after[column.key] ?? null }],
  );

/** Columns of a page that the caller may see, without hidden ones; without a page, the keys themselves. */
const headerColumns = (
  page: CompiledPage | undefined,
  can: Can,
  records: readonly LoggedRecord[],
): readonly RawCell['column'][] =>
  page === undefined
    ? [...new Set(records.flatMap(({ values }) => Object.keys(values)))].map((key) => ({ key, title: key }))
    : page.columns.filter((column) => !isSystemKey(column.key) && maySee(column, can) && column.type !== 'hidden');

const rowsOf = (
  page: CompiledPage,
  can: Can,
  [before, after]: readonly [LoggedRecord, LoggedRecord],
): readonly RawRow[] =>
  page.details.flatMap(({ key, title, columns, orderKey }): readonly RawRow[] => {
    const seen = columns.filter(
      (column) => column.key !== orderKey && column.key !== 'id' && column.type !== 'hidden' && maySee(column, can),
    );
    const was = before.details[key] ?? [];
    const is = after.details[key] ?? [];
    const old = new Map(was.map((row, index) => [String(row['id']), { row, line: index + 1 }]));
    const kept = is.flatMap((row, index): readonly RawRow[] => {
      const line = index + 1;
      const known = old.get(String(row['id']));
      old.delete(String(row['id']));
      if (known === undefined) return [{ detail: title, kind: 'added', line, cells: cellsOf(seen, {}, row) }];
      const cells = cellsOf(seen, known.row, row);
      if (cells.length > 0) return [{ detail: title, kind: 'changed', line, cells }];
      return known.line === line ? [] : [{ detail: title, kind: 'moved', line, cells: [] }];
    });
    const gone = [...old.values()].map(({ row, line }): RawRow => ({
      detail: title,
      kind: 'removed',
      line,
      cells: cellsOf(seen, row, {}),
    }));
    return [...kept, ...gone];
  });

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

export interface ComparisonWords {
  readonly reader: DictionaryReader;
  readonly texts: DictionaryTexts;
  readonly can: Can;
}

type Pair = readonly [before: LoggedRecord, after: LoggedRecord];

/** Returns the differences of each pair by field and line, with display texts; one dictionary lookup per column. */
export async function differences(
  page: CompiledPage | undefined,
  pairs: readonly Pair[],
  { reader, texts, can }: ComparisonWords,
): Promise<readonly VersionChanges[]> {
  const raw = pairs.map((pair) => ({
    cells: cellsOf(headerColumns(page, can, pair), pair[0].values, pair[1].values),
    rows: page === undefined ? [] : rowsOf(page, can, pair),
  }));
  const all = raw.flatMap(({ cells, rows }) => [...cells, ...rows.flatMap((row) => row.cells)]);
  const told = new Map<RawCell, CellChange>();
  // Header and detail columns may share a key but use different dictionaries.
  for (const column of new Set(all.map((cell) => cell.column))) {
    const ofColumn = all.filter((cell) => cell.column === column);
    const { key, title } = column;
    const records = ofColumn.flatMap(({ before, after }) => [{ [key]: before }, { [key]: after }]);
    const named = await translate(reader, { columns: [column], records, texts });
    const words = named.map((record) => textOf(record[`${key}_dictText`] ?? record[key]));
    ofColumn.forEach((cell, index) => {
      const [before = '', after = ''] = words.slice(index * 2);
      // Two codes with the same text: without the codes the change would be invisible.
      const isAlike = before === after && before !== '';
      const codes = isAlike ? [`${textOf(cell.before)} `, `${textOf(cell.after)} `] : ['', ''];
      told.set(cell, { key, title, before: `${codes[0]}${before}`, after: `${codes[1]}${after}` });
    });
  }
  const inWords = (cells: readonly RawCell[]): readonly CellChange[] => cells.flatMap((cell) => told.get(cell) ?? []);
  return raw.map(({ cells, rows }) => ({
    cells: inWords(cells),
    rows: rows.map((row) => ({ ...row, cells: inWords(row.cells) })),
  }));
}
