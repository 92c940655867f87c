import {
  createTableModel,
  type CompiledPage,
  type RowFinding,
  type TableModel,
  type Value,
  type Values,
} from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';
import type { SheetMending, SheetPart, SheetPreview, SheetProblem, SheetRemark } from '../../kit/ports/imports.ts';
import { previewColumns, ROW_KEY } from './previewColumns.ts';

/** A sheet as a table that staff correct. */
export interface PreviewTable {
  readonly title: string;
  readonly part: SheetPart;
  readonly model: TableModel;
}

/** A problem or remark with the cell's value at that time; it is dropped when the value changes. */
type OfValue<T> = T & { readonly value: string };

export interface ProblemPlace {
  readonly table: number;
  readonly row: string;
  readonly key: string;
}

/** A text that could not be converted is shown as in the sheet. */
const textOf = ({ values, texts }: SheetPart['rows'][number], key: string): string =>
  texts[key] ?? toText(values[key] ?? null);

/** Rows with problems come first, so that they are found among thousands. */
function modelOf(lines: SheetPart['rows'], bad: ReadonlySet<string>, columns: TableModel['columns']): TableModel {
  const rows = lines.map(({ id, row, values, texts }): Values => ({
    ...values,
    ...texts,
    id,
    [ROW_KEY]: String(row),
  }));
  const isBad = ({ id }: Values): boolean => bad.has(String(id));
  const sorted = [...rows.filter(isBad), ...rows.filter((row) => !isBad(row))];
  return createTableModel({ columns, rows: sorted });
}

/** The sheets of a preview as tables, with the problems of their cells. */
export class PreviewTables {
  readonly tables: readonly PreviewTable[];
  readonly #token: string;
  readonly #listeners = new Set<() => void>();
  readonly #parts = new Map<string, { readonly model: TableModel; readonly line: SheetPart['rows'][number] }>();
  /** Rows that were left out automatically and included by staff. */
  readonly added: readonly string[];
  #problems: readonly OfValue<SheetProblem>[] = [];
  #remarks: readonly OfValue<SheetRemark>[] = [];
  #revision = 0;
  #isChanged = false;

  /** `mending`: changes that staff made before columns were mapped. */
  constructor(
    page: CompiledPage,
    preview: SheetPreview,
    { rowTitle, mending }: { readonly rowTitle: string; readonly mending?: SheetMending | undefined },
  ) {
    this.#token = preview.token;
    this.added = mending?.added ?? [];
    const added = new Set(this.added);
    const said = [...preview.problems, ...preview.remarks];
    const bad = new Set(said.map(({ row }) => row));
    this.tables = preview.tables.map((part) => {
      const columns = previewColumns(page, part, { problems: said, rowTitle });
      const lines = part.rows.filter(({ id, left }) => left === '' || added.has(id));
      const model = modelOf(lines, bad, columns);
      for (const line of lines) this.#parts.set(line.id, { model, line });
      const title = part.detail === '' ? page.title : (page.detailByKey.get(part.detail)?.title ?? part.sheet);
      return { title, part, model };
    });
    this.#remarks = preview.remarks.map((one) => ({ ...one, value: toText(this.#valueAt(one)) }));
    this.setProblems(preview.problems);
    for (const { model } of this.tables)
      model.subscribe(({ rows, rowIds }) => {
        if (rows || rowIds.size > 0) this.#changed();
      });
    if (mending !== undefined) this.#mend(mending);
  }

  /** Increases with every change of the problems. */
  get revision(): number {
    return this.#revision;
  }

  /** A cell was changed since the last validation. */
  get isChanged(): boolean {
    return this.#isChanged;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  setProblems(problems: readonly SheetProblem[]): void {
    this.#problems = problems.map((problem) => ({ ...problem, value: toText(this.#valueAt(problem)) }));
    this.#isChanged = false;
    this.#show();
  }

  /** Returns the changes that staff made. */
  mending(): SheetMending {
    const cells: SheetMending['cells'][number][] = [];
    const removed: string[] = [];
    for (const { part, model } of this.tables)
      for (const line of part.rows) {
        if (!this.#parts.has(line.id)) continue;
        const row = model.rowById(line.id);
        if (row === undefined) removed.push(line.id);
        else
          for (const { key } of model.columns) {
            if (key === ROW_KEY) continue;
            // A text that was not found is also sent, so that the server reports it.
            const value = model.heldAt(line.id, key)?.text ?? row.values[key] ?? null;
            if (toText(value) !== textOf(line, key)) cells.push({ row: line.id, key, value });
          }
      }
    return { token: this.#token, cells, removed, added: this.added, reasons: {} };
  }

  /** Returns the number of rows, of rows with problems, and of cells to check. */
  counts(): { readonly total: number; readonly wrong: number; readonly doubts: number } {
    const total = this.tables.reduce((sum, { model }) => sum + model.rowCount, 0);
    const wrong = new Set(this.#wrong().map(({ row }) => row)).size;
    return { total, wrong, doubts: this.#shownRemarks().filter(({ level }) => level === 'doubt').length };
  }

  /** Returns the rules that accept a reason, with their message and the number of affected cells. */
  reasonsWanted(): readonly { readonly rule: string; readonly message: string; readonly count: number }[] {
    const byRule = new Map<string, SheetProblem[]>();
    for (const problem of this.#problems)
      if (problem.rule !== '') byRule.set(problem.rule, [...(byRule.get(problem.rule) ?? []), problem]);
    return [...byRule].map(([rule, all]) => ({ rule, message: all[0]?.message ?? '', count: all.length }));
  }

  /** Returns the next cell with a problem after this one; wraps to the first. */
  nextProblem(last: ProblemPlace | undefined): ProblemPlace | undefined {
    const places = this.#places()
      .map((place) => ({ place, at: this.#orderOf(place) }))
      .sort((one, other) => one.at - other.at);
    const from = last === undefined ? -1 : this.#orderOf(last);
    return (places.find(({ at }) => at > from) ?? places[0])?.place;
  }

  /** Returns the places of problems, followed by those of doubts. */
  #places(): readonly ProblemPlace[] {
    const doubts = this.#shownRemarks().filter(({ level }) => level === 'doubt');
    return [
      ...this.#wrong(),
      ...doubts.map(({ row, key }) => {
        const table = this.tables.findIndex(({ model }) => model.rowById(row) !== undefined);
        return { table, row, key };
      }),
    ];
  }

  #shownRemarks(): readonly SheetRemark[] {
    return this.#remarks.filter(({ row }) => this.#parts.get(row)?.model.rowById(row) !== undefined);
  }

  /** Returns problems reported by the server, failed checks of the columns, and texts that were not found. */
  #wrong(): readonly ProblemPlace[] {
    return this.tables.flatMap(({ model }, table) => [
      ...this.#problemsIn(model).map(({ rowId, key }) => ({ table, row: rowId, key })),
      ...model.badCells('save').map(({ rowId, key }) => ({ table, row: rowId, key })),
      ...model.heldCells().map(({ rowId, key }) => ({ table, row: rowId, key })),
    ]);
  }

  #orderOf({ table, row, key }: ProblemPlace): number {
    const model = this.tables[table]?.model;
    const column = model?.columns.findIndex((one) => one.key === key) ?? 0;
    return (table * 1e6 + (model?.indexOf(row) ?? 0)) * 1000 + column;
  }

  #valueAt({ row, key }: Pick<SheetProblem, 'row' | 'key'>): Value {
    return this.#parts.get(row)?.model.rowById(row)?.values[key] ?? null;
  }

  #changed(): void {
    const isAsBefore = (one: OfValue<Pick<SheetProblem, 'row' | 'key'>>): boolean =>
      this.#parts.get(one.row)?.model.rowById(one.row) !== undefined && toText(this.#valueAt(one)) === one.value;
    this.#problems = this.#problems.filter(isAsBefore);
    this.#remarks = this.#remarks.filter(isAsBefore);
    this.#isChanged = true;
    this.#show();
  }

  #mend({ cells, removed }: SheetMending): void {
    for (const { model } of this.tables) {
      const gone = removed.filter((row) => model.rowById(row) !== undefined);
      const set = cells.filter(({ row, key }) => {
        const isShown = model.columns.some((column) => column.key === key);
        return isShown && model.rowById(row) !== undefined;
      });
      if (set.length > 0)
        model.apply({ kind: 'set', cells: set.map(({ row, key, value }) => ({ rowId: row, key, value })) });
      if (gone.length > 0) model.apply({ kind: 'remove', rowIds: gone });
    }
  }

  /** Returns problems of existing cells; problems of a whole row are placed on its row number. */
  #problemsIn(model: TableModel): readonly RowFinding[] {
    const keys = new Set(model.columns.map(({ key }) => key));
    return this.#problems
      .filter(({ row }) => model.rowById(row) !== undefined)
      .map(({ row, key, message }) => ({
        rowId: row,
        key: keys.has(key) ? key : ROW_KEY,
        level: 'error',
        message,
      }));
  }

  #remarksIn(model: TableModel): readonly RowFinding[] {
    return this.#remarks
      .filter(({ row }) => model.rowById(row) !== undefined)
      .map(({ row, key, message }) => ({ rowId: row, key, level: 'warn', message }));
  }

  #show(): void {
    for (const { model } of this.tables) model.setFindings([...this.#problemsIn(model), ...this.#remarksIn(model)]);
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  }
}
