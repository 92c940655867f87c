import { Baseline } from '../merging/baseline.ts';
import { Derivation } from './derivation.ts';
import type { Command, LogEntry, Steps } from '../record/pageDocument.ts';
import type { RecordSide } from '../record/recordChanges.ts';
import type { RecordState } from '../record/recordState.ts';
import { Step } from './step.ts';
import { actOf, changesAnything, type TableCommit } from './tableCommit.ts';
import { pathsChangedBy, type ChangedPaths } from '../record/changedPaths.ts';
import { fillWords, wordsOf } from '../../text/words/words.ts';
import { UndoStack } from './undoStack.ts';

export interface RecordEditorOptions {
  /** The values of a new record are computed immediately; a stored record is taken unchanged. */
  readonly isNew: boolean;
  /** The record before unsaved changes: the document counts as changed until it is saved. */
  readonly before?: RecordSide | undefined;
  readonly onTouched: (touched: ChangedPaths) => void;
}

/** Groups a command with others into one undo step. */
export interface Gather {
  /** Key of the field being typed into: groups its keystrokes. */
  readonly typing?: string | undefined;
  /** Id of an act: groups its parts. */
  readonly act?: string | undefined;
}

/** Executes commands with their derived changes, and records what undo needs. */
export class RecordEditor {
  readonly baseline: Baseline;
  readonly log: LogEntry[] = [];
  readonly #state: RecordState;
  readonly #derivation: Derivation;
  readonly #stack = new UndoStack();
  readonly #onTouched: (touched: ChangedPaths) => void;

  constructor(state: RecordState, options: RecordEditorOptions) {
    this.#state = state;
    this.#onTouched = options.onTouched;
    this.#derivation = new Derivation(state.page, state);
    if (options.isNew) this.#derivation.follow(new Step(state), this.#everything(), () => undefined);
    this.baseline = new Baseline(state.page, state, options.before);
  }

  get canUndo(): boolean {
    return this.#stack.canUndo;
  }

  get canRedo(): boolean {
    return this.#stack.canRedo;
  }

  /** Executes a command as one undo step, or as a part of one. */
  run(command: Command, label: string, gather: Gather = {}): void {
    const step = new Step(this.#state);
    this.#carryOut(step, command);
    this.#keep(step.entry(label), gather);
  }

  /**
   * Executes several commands as one step. `suggests`: whether suggestions are derived from them; computed values
   * always are.
   */
  runAll(commands: readonly Command[], label: string, suggests = true): void {
    const step = new Step(this.#state, suggests);
    for (const command of commands) this.#carryOut(step, command);
    this.#keep(step.entry(label));
  }

  get steps(): Steps {
    return this.#stack.steps;
  }

  /** Ends the typing group: further input is a separate step. */
  endTyping(): void {
    this.#stack.endTyping();
  }

  /**
   * Whether a table change of staff is accepted: it changes something, and does not belong to an act that was undone.
   */
  accepts(commit: TableCommit): boolean {
    const act = actOf(commit.change);
    return (act === undefined || !this.#stack.wasUndone(act)) && changesAnything(this.#state, commit);
  }

  /** Executes a command without a step and without derived changes, because it comes from the server. */
  apply(command: Command): void {
    this.#note(command, this.#state.apply(command));
  }

  undo(): LogEntry | null {
    const entry = this.#stack.undo();
    if (!entry) return null;
    this.#travel(entry, entry.inverse);
    this.log.push({ label: this.#worded('undone', entry.label), commands: entry.inverse, inverse: entry.commands });
    return entry;
  }

  redo(): LogEntry | null {
    const entry = this.#stack.redo();
    if (!entry) return null;
    this.#travel(entry, entry.commands);
    this.log.push({ ...entry, label: this.#worded('redone', entry.label) });
    return entry;
  }

  /** Applies an undo or redo; recomputes values if other steps have changed the record since. */
  #travel(entry: LogEntry, commands: readonly Command[]): void {
    for (const command of commands) this.apply(command);
    if (this.#stack.isCrossed(entry)) this.derive(commands.flatMap(pathsChangedBy));
  }

  #worded(words: 'undone' | 'redone', label: string): string {
    return fillWords(wordsOf(this.#state.page.language)[words], { label });
  }

  forgetSteps(): void {
    this.#stack.clear();
  }

  /** Corrects computed values and cleared fields of the whole record; makes no suggestions and no step. */
  deriveAll(): void {
    this.derive(this.#everything());
  }

  /** Derives values from places that changed without a step; makes no suggestions and no step. */
  derive(touched: readonly ChangedPaths[]): void {
    this.#derivation.follow(new Step(this.#state, false), touched, (command, inverse) => this.#note(command, inverse));
  }

  #carryOut(step: Step, command: Command): void {
    const inverse = this.#state.apply(command);
    step.note(command, inverse, 'staff');
    this.#note(command, inverse);
    this.#derivation.follow(step, pathsChangedBy(command), (derived, back) => this.#note(derived, back));
  }

  #keep(entry: LogEntry, { typing, act }: Gather = {}): void {
    if (act === undefined) this.#stack.push(entry, typing);
    else this.#stack.pushPart(entry, act);
    this.log.push(entry);
  }

  #note(command: Command, inverse: Command): void {
    this.baseline.note(command, inverse);
    for (const touched of pathsChangedBy(command)) this.#onTouched(touched);
  }

  #everything(): readonly ChangedPaths[] {
    const { page, models } = this.#state;
    const rows = [...models].map(([detail, model]): ChangedPaths => {
      const inserted = Array.from({ length: model.rowCount }, (_, index) => model.rowAt(index).id);
      return { kind: 'rows', detail, inserted, removed: [] };
    });
    return [{ kind: 'header', keys: page.columns.map(({ key }) => key) }, ...rows];
  }
}
