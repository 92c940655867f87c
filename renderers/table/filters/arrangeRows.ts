import type { CompiledColumn, TableModel, TableRow, Values } from '../../../engine/index.ts';
import type { CellTexts } from '../cellTexts.ts';
import { cellFilter } from './cellFilter.ts';
import type { ColumnFilter, ColumnSort, RowOrder } from './rowOrder.ts';
import { placesOf, sameKey, sortKeys } from './sortKeys.ts';
import type { ArrangedRows } from './viewRows.ts';

interface SortedColumn extends ColumnSort {
  readonly column: CompiledColumn;
}

interface FilteredColumn {
  readonly column: CompiledColumn;
  readonly filter: ColumnFilter;
}

const rowsOf = (model: TableModel): readonly TableRow[] =>
  Array.from({ length: model.rowCount }, (_, index) => model.rowAt(index));

/** Rows with equal keys stay in the order of the record. */
function sortRows(
  rows: readonly TableRow[],
  columns: readonly SortedColumn[],
  texts: CellTexts,
): ArrangedRows['sorted'] {
  const keys = columns.map(({ column }) => sortKeys(column, texts));
  const before = keys.map((one) => rows.map((row) => one.of(row.values)));
  const places = keys.map((one, index) =>
    placesOf(before[index] ?? [], one, columns[index]?.direction === 'descending'),
  );
  const inOrder = rows.map((_, index) => index);
  inOrder.sort((left, right) => {
    for (const column of places) {
      const difference = (column[left] ?? 0) - (column[right] ?? 0);
      if (difference !== 0) return difference;
    }
    return left - right;
  });
  const ranks = new Map<string, number>();
  inOrder.forEach((index, rank) => ranks.set(rows[index]?.id ?? '', rank));
  const indexes = new Map(rows.map((row, index) => [row.id, index]));
  return {
    ranks,
    fits({ id, values }) {
      const index = indexes.get(id);
      // A blank row that came later stands behind all others, where it would be sorted to as well.
      return keys.every((one, at) =>
        sameKey(one, index === undefined ? null : (before[at]?.[index] ?? null), one.of(values)),
      );
    },
  };
}

function filterRows(
  rows: readonly TableRow[],
  columns: readonly FilteredColumn[],
  texts: CellTexts,
): ArrangedRows['filtered'] {
  const tests = columns.map(({ column, filter }) => ({ key: column.key, test: cellFilter(column, filter, texts) }));
  const passes = (values: Values): boolean => tests.every(({ key, test }) => test(values[key]));
  const rejected = new Set(rows.filter(({ values }) => !passes(values)).map(({ id }) => id));
  return { rejected, fits: ({ id, values }) => passes(values) !== rejected.has(id) };
}

/** Decides which rows show and in which order, by their cells as they are now; texts that are not known yet are asked for first. */
export async function arrangeRows(model: TableModel, wanted: RowOrder, texts: CellTexts): Promise<ArrangedRows> {
  const columns = new Map(model.columns.map((column) => [column.key, column]));
  const sorts = wanted.sorts.flatMap((sort): readonly SortedColumn[] => {
    const column = columns.get(sort.key);
    return column === undefined ? [] : [{ ...sort, column }];
  });
  const filters = Object.entries(wanted.filters).flatMap(([key, filter]): readonly FilteredColumn[] => {
    const column = columns.get(key);
    return column === undefined ? [] : [{ column, filter }];
  });
  const read = [...sorts, ...filters.filter(({ filter }) => filter.kind === 'contains' || filter.kind === 'equals')];
  const values = model.liveValues();
  await Promise.all(
    read.map(({ column }) =>
      texts.learn(
        column,
        values.map((row) => row[column.key]),
      ),
    ),
  );
  const rows = rowsOf(model);
  return {
    order: {
      sorts: sorts.map(({ key, direction }) => ({ key, direction })),
      filters: Object.fromEntries(filters.map(({ column, filter }) => [column.key, filter])),
    },
    sorted: sorts.length === 0 ? null : sortRows(rows, sorts, texts),
    filtered: filters.length === 0 ? null : filterRows(rows, filters, texts),
  };
}
