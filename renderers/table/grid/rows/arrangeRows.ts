import type { CompiledColumn, TableModel, TableRow, Values } from '../../../../engine/index.ts';
import type { CellTexts } from '../cells/cellTexts.ts';
import { rowFilter } from './cellFilter.ts';
import { learnTexts } from './learnTexts.ts';
import type { ColumnSort, RowOrder } from './rowOrder.ts';
import { ranksOf, sameKey, sortKeys } from './sortKeys.ts';
import type { ArrangedRows } from './viewRows.ts';

interface SortedColumn extends ColumnSort {
  readonly column: CompiledColumn;
}

const rowsOf = (model: TableModel): readonly TableRow[] =>
  Array.from({ length: model.rowCount }, (_, index) => model.rowAt(index));

/** Sorts rows; rows with equal keys stay in the order of the record. */
function sortRows(
  rows: readonly TableRow[],
  columns: readonly SortedColumn[],
  texts: CellTexts,
): ArrangedRows['sorted'] {
  const keys = columns.map(({ column }) => sortKeys(column, texts));
  const before = keys.map((one) => rows.map((row) => one.of(row.values)));
  const places = keys.map((one, index) =>
    ranksOf(before[index] ?? [], one, columns[index]?.direction === 'descending'),
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
      // A blank row that was added later is shown last, which is also its sorted position.
      return keys.every((one, at) =>
        sameKey(one, index === undefined ? null : (before[at]?.[index] ?? null), one.of(values)),
      );
    },
  };
}

function filterRows(rows: readonly TableRow[], passes: (values: Values) => boolean): ArrangedRows['filtered'] {
  const rejected = new Set(rows.filter(({ values }) => !passes(values)).map(({ id }) => id));
  return { rejected, fits: ({ id, values }) => passes(values) !== rejected.has(id) };
}

export interface Arranging {
  readonly model: TableModel;
  /** As rendered. */
  readonly columns: readonly CompiledColumn[];
  readonly texts: CellTexts;
}

/** Determines the visible rows and their order from the current cells; unknown texts are requested first. */
export async function arrangeRows({ model, columns, texts }: Arranging, wanted: RowOrder): Promise<ArrangedRows> {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const sorts = wanted.sorts.flatMap((sort): readonly SortedColumn[] => {
    const column = byKey.get(sort.key);
    return column === undefined ? [] : [{ ...sort, column }];
  });
  const filters = Object.fromEntries(Object.entries(wanted.filters).filter(([key]) => byKey.has(key)));
  const read = columns.filter(({ key }) => {
    const kind = filters[key]?.kind;
    return kind === 'contains' || kind === 'equals' || sorts.some((sort) => sort.key === key);
  });
  const values = model.liveValues();
  await Promise.all(
    read.map((column) =>
      learnTexts(
        texts,
        column,
        values.map((row) => row[column.key]),
      ),
    ),
  );
  const rows = rowsOf(model);
  return {
    order: { sorts: sorts.map(({ key, direction }) => ({ key, direction })), filters },
    sorted: sorts.length === 0 ? null : sortRows(rows, sorts, texts),
    filtered: Object.keys(filters).length === 0 ? null : filterRows(rows, rowFilter(columns, filters, texts)),
  };
}
