import type { CompiledPage } from '../../language/compiled/compiledPage.ts';
import type { RowTotals, Scope, ScopeUser } from '../../core/scope.ts';
import type { UnresolvedText, PlacedText, TextPlace } from '../../records/unresolvedTexts.ts';
import { createTableModel } from '../../table/index.ts';
import type { TableModel, TableRow } from '../../table/tableModel.ts';
import type { Value, Values } from '../../core/values.ts';
import { renamesOf, type PageRenames } from './renames.ts';
import type { Command } from './pageDocument.ts';

export interface RecordContent {
  readonly values: Values;
  /** Rows by detail key; an `id` in a row marks it as stored. */
  readonly rows: ReadonlyMap<string, readonly Values[]>;
  /** The same record on another page, from which texts shown in place of values are taken. Absent: none. */
  readonly texts?: RecordState;
}

/** The current values: the header as one object that every change replaces, and a table model for each detail. */
export class RecordState {
  readonly page: CompiledPage;
  readonly models: ReadonlyMap<string, TableModel>;
  #scope: Scope;
  readonly #texts = new Map<string, UnresolvedText>();

  constructor(page: CompiledPage, user: ScopeUser, content: RecordContent) {
    this.page = page;
    const details: Record<string, readonly Values[]> = {};
    const totals: Record<string, RowTotals> = {};
    this.#scope = { values: content.values, details, totals, user };
    this.models = new Map(
      page.details.map((detail) => [
        detail.key,
        createTableModel({
          columns: detail.columns,
          rows: content.rows.get(detail.key) ?? [],
          scope: () => this.#scope,
          minRows: detail.minRows,
          maxRows: detail.maxRows,
          orderKey: detail.orderKey,
        }),
      ]),
    );
    for (const [key, model] of this.models) {
      totals[key] = model.totals;
      Object.defineProperty(details, key, { enumerable: true, get: () => model.liveValues() });
    }
    if (content.texts !== undefined) this.#adoptTexts(content.texts, renamesOf(page));
  }

  /** Never changed in place, so that an earlier state can be retained for comparison. */
  get values(): Values {
    return this.#scope.values;
  }

  get scope(): Scope {
    return this.#scope;
  }

  value(key: string): Value {
    return Object.hasOwn(this.values, key) ? (this.values[key] ?? null) : null;
  }

  model(detail: string): TableModel {
    const model = this.models.get(detail);
    if (!model) throw new Error(`no detail "${detail}" in page ${this.page.id}`);
    return model;
  }

  row(detail: string, rowId: string): TableRow | undefined {
    return this.models.get(detail)?.rowById(rowId);
  }

  rowScope(row: Values): Scope {
    return { ...this.#scope, row };
  }

  /** Tables notify their listeners of `act` when it ends, each once. */
  asOne<T>(act: () => T): T {
    return [...this.models.values()].reduce((inner, model) => () => model.asOne(inner), act)();
  }

  /** Executes a command and returns its inverse. */
  apply(command: Command): Command {
    if (command.kind === 'detail') {
      const { detail, change } = command;
      return { kind: 'detail', detail, change: this.model(detail).apply(change) };
    }
    const before: Values = {};
    for (const key of Object.keys(command.values)) before[key] = this.value(key);
    this.#scope = { ...this.#scope, values: { ...this.values, ...command.values } };
    return { kind: 'set', values: before, ...(command.texts && { texts: this.#hold(command.texts) }) };
  }

  #hold(texts: Readonly<Record<string, UnresolvedText | null>>): Record<string, UnresolvedText | null> {
    const before: Record<string, UnresolvedText | null> = {};
    for (const [key, held] of Object.entries(texts)) {
      before[key] = this.#texts.get(key) ?? null;
      if (held === null) this.#texts.delete(key);
      else this.#texts.set(key, held);
    }
    return before;
  }

  /** Returns the text shown in place of a value. */
  heldAt({ detail, rowId, key }: TextPlace): UnresolvedText | undefined {
    if (detail === undefined || rowId === undefined) return this.#texts.get(key);
    return this.models.get(detail)?.heldAt(rowId, key);
  }

  /** Takes over texts of the same record on another page; rows have the same indexes. */
  #adoptTexts(other: RecordState, renames: PageRenames): void {
    for (const { detail, rowId, key: before, held } of other.heldTexts()) {
      if (detail === undefined || rowId === undefined) {
        const key = renames.header.get(before) ?? before;
        if (this.page.columnByKey.has(key)) this.#texts.set(key, held);
        continue;
      }
      const [model, index] = [this.models.get(detail), other.model(detail).indexOf(rowId)];
      if (model === undefined || index >= model.rowCount) continue;
      const row = model.rowAt(index);
      const key = renames.details.get(detail)?.get(before) ?? before;
      model.apply({ kind: 'set', cells: [{ rowId: row.id, key, value: row.values[key] ?? null, text: held }] });
    }
  }

  /** All texts in place of values, of the header and of existing rows. */
  heldTexts(): readonly PlacedText[] {
    const ofHeader = [...this.#texts].map(([key, held]): PlacedText => ({ key, held }));
    return [...this.models].reduce<readonly PlacedText[]>((all, [detail, model]) => {
      const cells = model.heldCells();
      return cells.length === 0 ? all : [...all, ...cells.map((cell) => ({ detail, ...cell }))];
    }, ofHeader);
  }
}
