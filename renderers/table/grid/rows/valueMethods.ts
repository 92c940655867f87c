import {
  sameValue,
  type BadCell,
  type CellValue,
  type CompiledColumn,
  type Moment,
  type TableModel,
  type Values,
} from '../../../../engine/index.ts';
import type { TablePorts } from '../cells/cellEditors.ts';

/** A failed rule of a cell. */
export interface CellError extends BadCell {
  /** Zero-based. */
  readonly rowIndex: number;
}

/** Failed rules by column key; rows in order. */
export type TableErrors = Readonly<Record<string, readonly CellError[]>>;

/** Cells fail their rules, so that the table returns no values (W5.1-20). */
export class TableInvalidError extends Error {
  /** Number of failing cells. */
  readonly count: number;
  readonly errors: TableErrors;

  constructor(errors: TableErrors, text: (count: number) => string) {
    const count = Object.values(errors).reduce((sum, cells) => sum + cells.length, 0);
    super(text(count));
    this.name = 'TableInvalidError';
    this.count = count;
    this.errors = errors;
  }
}

export interface GetValuesOptions {
  /** Default: true. */
  readonly validate?: boolean;
  /** Which rules apply: those of a save, or also those of a submission. Default: `submit`. */
  readonly at?: Moment;
  /** Only these rows are validated and returned. Default: all. */
  readonly rowIds?: readonly string[];
}

/** Methods by which a page reads, validates and sets values (contract §9.2). */
export interface ValueMethods {
  /** Validates every cell and focuses the first that fails; the result contains only that cell. Null: no errors. */
  validateTable(at?: Moment): Promise<TableErrors | null>;
  /** As `validateTable`, with every failing cell. */
  fullValidateTable(at?: Moment): Promise<TableErrors | null>;
  /**
   * Returns copies of the rows, new ones without id, after edits in progress are stored. Rejects with a
   * `TableInvalidError` when a cell fails.
   */
  getValues(options?: GetValuesOptions): Promise<readonly Values[]>;
  /**
   * Sets cells of rows as one undo step; `rowKey` is a row's id. Unknown rows and columns and unchanged values are
   * ignored.
   */
  setValues(changes: readonly { readonly rowKey: string; readonly values: Values }[]): void;
  getColumnByKey(key: string): CompiledColumn | undefined;
}

export interface ValueMethodsOptions {
  readonly model: TableModel;
  readonly t: TablePorts['t'];
  /** Stores edits in progress. */
  readonly flush: () => Promise<void>;
  readonly focusCell: (rowId: string, key: string) => void;
  /** Executes changes of the page. */
  readonly asSetValues: (act: () => void) => void;
  readonly valuesOf: (rowIds: readonly string[] | undefined) => readonly Values[];
}

const byColumn = (model: TableModel, cells: readonly BadCell[]): TableErrors | null => {
  if (cells.length === 0) return null;
  const errors: Record<string, CellError[]> = {};
  for (const cell of cells) (errors[cell.key] ??= []).push({ ...cell, rowIndex: model.indexOf(cell.rowId) });
  return errors;
};

export function valueMethods(options: ValueMethodsOptions): ValueMethods {
  const { model, t, flush, focusCell, asSetValues, valuesOf } = options;
  const columns = new Map(model.columns.map((column) => [column.key, column]));
  const judge = async (at: Moment, rowIds?: readonly string[]): Promise<readonly BadCell[]> => {
    await flush();
    model.validateAll(at);
    const bad = model.badCells(at).filter(({ rowId }) => rowIds === undefined || rowIds.includes(rowId));
    const [first] = bad;
    if (first !== undefined) focusCell(first.rowId, first.key);
    return bad;
  };
  const changedCells = (rowId: string, values: Values): readonly CellValue[] => {
    const row = model.rowById(rowId);
    if (row === undefined) return [];
    return Object.entries(values).flatMap(([key, value]) => {
      const column = columns.get(key);
      if (column === undefined || sameValue(column.valueType, row.values[key], value)) return [];
      return [{ rowId, key, value }];
    });
  };
  return {
    validateTable: async (at = 'submit') => byColumn(model, (await judge(at)).slice(0, 1)),
    fullValidateTable: async (at = 'submit') => byColumn(model, await judge(at)),
    async getValues({ validate = true, at = 'submit', rowIds } = {}) {
      if (!validate) await flush();
      else {
        const errors = byColumn(model, await judge(at, rowIds));
        if (errors !== null) throw new TableInvalidError(errors, (count) => t('table.invalid', { count }));
      }
      return valuesOf(rowIds);
    },
    setValues(changes) {
      const cells = changes.flatMap(({ rowKey, values }) => changedCells(rowKey, values));
      if (cells.length === 0) return;
      const titles = new Set(cells.map(({ key }) => columns.get(key)?.title ?? key));
      asSetValues(() =>
        model.commit({ kind: 'set', cells }, t('table.edit', { title: [...titles].slice(0, 3).join('、') })),
      );
    },
    getColumnByKey: (key) => columns.get(key),
  };
}
