import {
  choiceTexts,
  storedCodes,
  createTemporaryId,
  joinTables,
  isBlank,
  joinChoices,
  type Block,
  type CellRange,
  type CellValue,
  type CompiledColumn,
  type Conversion,
  type TableRow,
  type Value,
  blockOf,
  BlockTooLarge,
  MAX_BLOCK_CELLS,
  readTabSeparated,
} from '../../../../engine/index.ts';
import { completeItem, fillValues } from '../../../data/dictionaries/fillValues.ts';
import { createFindNode } from '../../../data/trees/lateFindNode.ts';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { GridSurface } from '../../grid/surface/gridSurface.ts';
import { askChoices, inLevels, type Found } from './askChoices.ts';
import type { FoundItem } from './findChoices.ts';
import type { ClipboardTexts } from './clipboardTexts.ts';
import type { HeaderMappings, UserHeads } from '../../../data/records/headerMappings.ts';
import { withHeadNaming } from './headNaming.ts';
import { findTarget } from './pasteTarget.ts';
import { planPaste, keysOfSheet, without, type OpenChoice, type PastePlan } from './planPaste.ts';
import { tooLargeReport, type PasteReport } from './pasteReport.ts';
import { MAX_CHARACTERS, readHtmlTables } from './htmlTables.ts';
import { readOwnBlock } from './ownBlock.ts';

/** Reads the richest format of the clipboard: own values, tables with types, plain text. */
function readClipboard(
  { own, html, plain }: ClipboardTexts,
  columns: readonly CompiledColumn[],
  remembered: UserHeads | undefined,
): Block {
  if (plain.length > MAX_CHARACTERS) throw new BlockTooLarge(`copied text has ${plain.length} characters`);
  const block = readOwnBlock(own) ?? joinTables(readHtmlTables(html), columns, remembered);
  if (block !== undefined) return block;
  return blockOf(readTabSeparated(plain).map((row) => row.map((text) => ({ text }))));
}

export interface PasteOptions {
  readonly ports: TablePorts;
  readonly isReadOnly: (rowId: string, column: CompiledColumn) => boolean;
  /** Whether a paste may add rows. */
  readonly mayAdd: () => boolean;
  /** The user's choices for unknown titles. Absent: nothing is remembered, and nothing can be chosen. */
  readonly heads?: (() => HeaderMappings | undefined) | undefined;
  /** Called for each added row after its cells are set; codes that are looked up follow later. */
  readonly onAdded: (row: TableRow) => void;
  /** Called after a paste, and again when its codes are resolved. */
  readonly onReport: (report: PasteReport) => void;
}

/** A cell with a pending look-up, and its value before it. */
interface Waiting extends OpenChoice {
  readonly before: Value;
  readonly texts: readonly string[];
}

interface Step {
  readonly act: string;
  readonly label: string;
  readonly onReport: PasteOptions['onReport'];
}

/**
 * Pastes blocks into the table: known values immediately, dictionary codes when they are resolved; together one undo
 * step.
 */
export class TablePaste {
  readonly #surface: GridSurface;
  readonly #options: PasteOptions;
  readonly #running = new Set<Promise<void>>();
  #newest = '';

  constructor(surface: GridSurface, options: PasteOptions) {
    this.#surface = surface;
    this.#options = options;
  }

  /** Returns the range that was pasted to; null when nothing was pasted. */
  pasteClipboard(texts: ClipboardTexts, range: CellRange): CellRange | null {
    const columns = this.#surface.layout.places.map(({ column }) => column);
    try {
      const block = readClipboard(texts, columns, this.#options.heads?.()?.read());
      return block.rows.length === 0 ? null : this.paste(block, range);
    } catch (error) {
      if (!(error instanceof BlockTooLarge)) throw error;
      this.#options.onReport(tooLargeReport(MAX_BLOCK_CELLS));
      return null;
    }
  }

  /**
   * Returns the range that was pasted to; null when nothing was pasted. `name`: of the undo step, where it is more than
   * a paste.
   */
  paste(block: Block, range: CellRange, name?: string): CellRange | null {
    const { model, rows, layout } = this.#surface;
    const { isReadOnly, mayAdd, onReport } = this.#options;
    const columns = layout.places.map(({ column }) => column);
    const memory = this.#options.heads?.();
    const target = findTarget(block, { columns, range, rowCount: rows.rowCount, remembered: memory?.read() });
    if (model.readOnly || target.height === 0 || target.columns.length === 0) return null;
    const thisYear = new Date().getFullYear();
    const plan = planPaste({ rows, target, isReadOnly, mayAdd: mayAdd(), thisYear });
    const label =
      name ??
      this.#label(
        plan,
        target.columns.map(({ column }) => column),
      );
    const how = { label, onReport, act: createTemporaryId() };
    const carryOut = (next: PastePlan): void => this.carryOut(next, how);
    const naming = memory && { model, columns, isReadOnly, thisYear, memory, carryOut };
    carryOut(naming === undefined ? plan : withHeadNaming({ target, plan }, naming));
    const places = target.columns.map(({ column }) => columns.indexOf(column));
    const bottom = Math.max(range.top, Math.min(range.top + plan.report.rows, rows.rowCount) - 1);
    return { top: range.top, left: Math.min(...places), bottom, right: Math.max(...places) };
  }

  /**
   * Executes a plan as one undo step: known values immediately, the rest when its codes are resolved. `onReport` is
   * called for both.
   */
  carryOut(plan: PastePlan, how: Omit<Step, 'act'> & Partial<Step>): void {
    const { model } = this.#surface;
    const step: Step = { act: createTemporaryId(), ...how };
    this.#newest = step.act;
    if (plan.changes.length > 0) model.commit({ kind: 'batch', changes: plan.changes, act: step.act }, step.label);
    for (const change of plan.changes)
      for (const { row } of change.kind === 'insert' ? change.rows : []) {
        const added = model.rowById(row.id);
        if (added !== undefined) this.#options.onAdded(added);
      }
    step.onReport(reportOf(plan, plan.choices.filter(({ isSet }) => !isSet).length));
    if (plan.choices.length > 0) this.#track(this.#finish(plan, step));
  }

  #label({ report }: PastePlan, columns: readonly CompiledColumn[]): string {
    const { t } = this.#options.ports;
    const [first] = columns;
    const isSingle = report.rows === 1 && columns.length === 1 && first !== undefined;
    return isSingle ? t('table.edit', { title: first.title }) : t('table.pasted', { count: report.rows });
  }

  #track(work: Promise<void>): void {
    this.#running.add(work);
    void work.finally(() => this.#running.delete(work));
  }

  /** Waits for pending code look-ups. */
  async flush(): Promise<void> {
    await Promise.all(this.#running);
  }

  async #finish(plan: PastePlan, step: Step): Promise<void> {
    const { model } = this.#surface;
    const waiting = plan.choices.map((choice): Waiting => {
      const before = model.rowById(choice.rowId)?.values[choice.column.key] ?? null;
      const texts = choice.isSet ? storedCodes(choice.column, choice.text) : choiceTexts(choice.column, choice.text);
      return { ...choice, before, texts };
    });
    const shown = waiting.filter(({ isSet }) => !isSet);
    this.#surface.setPendingTexts(
      shown.map(({ rowId, column, text }) => ({ rowId, key: column.key, text: text.trim() })),
    );
    const cells: CellValue[] = [];
    // A code is searched below the parent value of its own row, which may be part of the same paste.
    for (const level of inLevels(waiting, this.#surface.pageColumns)) {
      const found = await this.#ask(level, cells);
      cells.push(...(await Promise.all(level.map((one) => this.#settle(one, found(one), plan)))).flat());
    }
    this.#surface.setPendingTexts(shown.map(({ rowId, column }) => ({ rowId, key: column.key, text: null })));
    cells.push(...this.#givenBelow(cells, plan));
    if (cells.length > 0) model.commit({ kind: 'batch', changes: [{ kind: 'set', cells }], act: step.act }, step.label);
    if (this.#newest === step.act) step.onReport(reportOf(plan, 0));
  }

  #ask(level: readonly Waiting[], known: readonly CellValue[]): Promise<Found<Waiting>> {
    const decided = new Map(known.map(({ rowId, key, value }) => [`${rowId}\n${key}`, value]));
    const parent = ({ rowId, column: { follows }, isSet }: Waiting): Value | undefined => {
      if (follows === undefined || follows === '' || isSet) return isSet ? undefined : follows;
      const above = decided.get(`${rowId}\n${follows}`) ?? this.#surface.model.rowById(rowId)?.values[follows];
      return isBlank(above) ? null : above;
    };
    const { ports } = this.#options;
    return askChoices(level, { dictionaries: ports.dictionaries, findNode: createFindNode(ports), parentOf: parent });
  }

  /**
   * Values pasted into columns that depend on a cell resolved only now belong to the same paste and must not be
   * cleared.
   */
  #givenBelow(cells: readonly CellValue[], { choices }: PastePlan): readonly CellValue[] {
    const columns = new Map(this.#surface.pageColumns.map((column) => [column.key, column]));
    const asked = choices.filter(({ isSet }) => !isSet).map(({ rowId, column }) => `${rowId}\n${column.key}`);
    const decided = new Set([...asked, ...cells.map(({ rowId, key }) => `${rowId}\n${key}`)]);
    const given = new Map(choices.map((choice) => [choice.rowId, choice.given]));
    const stays: CellValue[] = [];
    for (const { rowId, key } of cells)
      for (let below = columns.get(key)?.linkageKey; below !== undefined; below = columns.get(below)?.linkageKey) {
        if (decided.has(`${rowId}\n${below}`) || given.get(rowId)?.has(below) !== true) break;
        stays.push({ rowId, key: below, value: this.#surface.model.rowById(rowId)?.values[below] ?? null });
      }
    return stays;
  }

  /**
   * Returns the cells set by an answer: none when the user has changed the cell in the meantime, or its row is gone.
   */
  async #settle(one: Waiting, found: readonly FoundItem[], { notes }: PastePlan): Promise<readonly CellValue[]> {
    const { column, rowId } = one;
    const row = this.#surface.model.rowById(rowId);
    const { dictCode = '' } = column;
    if (row === undefined || (row.values[column.key] ?? null) !== one.before) return [];
    const items = found.flatMap((answer) => (answer.kind === 'found' ? [answer.choice] : []));
    for (const item of items) this.#surface.texts.remember(dictCode, item);
    const own: CellValue[] = [];
    if (!one.isSet) {
      const conversion = convert(one, found);
      notes.take({ rowId, column, text: one.text }, conversion);
      if (conversion.kind !== 'set') return [];
      // The same code is set again below another parent value, because it now belongs to that value.
      if (conversion.value === one.before && column.follows === undefined) return [];
      own.push({ rowId, key: column.key, value: conversion.value });
    }
    const [item] = items;
    if (column.fill === undefined || item === undefined || items.length > 1) return own;
    const whole = await completeItem(column, item, this.#options.ports.dictionaries).catch(() => item);
    return [...own, ...filled(row, without(fillValues(column, whole), keysOfSheet(one)))];
  }
}

const filled = (row: TableRow, values: Readonly<Record<string, Value>>): readonly CellValue[] =>
  Object.entries(values)
    .filter(([key, value]) => (row.values[key] ?? null) !== value)
    .map(([key, value]) => ({ rowId: row.id, key, value }));

function convert({ column, text, texts }: Waiting, found: readonly FoundItem[]): Conversion {
  if (found.some(({ kind }) => kind === 'failed')) return { kind: 'refused', reason: 'lookupFailed' };
  const answers = new Map(texts.map((one, index) => [one, found[index]]));
  return joinChoices(column, text, (one) => {
    const answer = answers.get(one);
    return answer === undefined || answer.kind === 'failed' ? { kind: 'unknown' } : answer;
  });
}

const reportOf = ({ report, notes }: PastePlan, pending: number): PasteReport => ({
  ...report,
  conversions: [...notes.conversions],
  refusals: [...notes.refusals],
  doubts: [...notes.doubts],
  pending,
});
