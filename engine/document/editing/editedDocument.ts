import type { CompiledPage } from '../../language/compiled/compiledPage.ts';
import type { Finding, Moment } from '../../core/findings.ts';
import type { Scope } from '../../core/scope.ts';
import type { TableModel } from '../../table/tableModel.ts';
import type { Value, Values } from '../../core/values.ts';
import { Answering } from './answering.ts';
import { DocumentChanges } from './documentChanges.ts';
import { HeaderConditions } from '../validation/conditions.ts';
import { FieldStates } from '../validation/fieldStates.ts';
import { FieldWriting } from './fieldWriting.ts';
import { Fixes } from '../validation/fixes.ts';
import { FindingStore } from '../validation/findingStore.ts';
import { GivenReasons, resultOf } from '../validation/validation.ts';
import { migrationTo } from './migration.ts';
import type { Opening } from './opening.ts';
import type {
  Command,
  FieldState,
  LogEntry,
  PageDocument,
  PageDocumentOptions,
  SentRecord,
  ValidationResult,
  WireRecord,
} from '../record/pageDocument.ts';
import type { RecordChanges, RecordSide } from '../record/recordChanges.ts';
import { RecordEditor } from './recordEditor.ts';
import { RecordState } from '../record/recordState.ts';
import { OutsideFindings } from '../validation/outsideFindings.ts';
import { StoredSide } from './storedSide.ts';
import { TableConditions } from '../validation/tableConditions.ts';
import { actOf, type TableCommit } from './tableCommit.ts';
import { pathsChangedBy, type ChangedPaths } from '../record/changedPaths.ts';

/** The document: connects the parts that change the record, validate it and notify listeners. */
export class EditedDocument implements PageDocument {
  readonly page: CompiledPage;
  readonly marks: PageDocument['marks'];
  readonly orphans: PageDocument['orphans'];
  readonly #options: PageDocumentOptions;
  readonly #opening: Opening;
  readonly #state: RecordState;
  readonly #editor: RecordEditor;
  readonly #conditions: HeaderConditions;
  readonly #tables: TableConditions;
  readonly #answering: Answering;
  readonly #server: OutsideFindings;
  readonly #writing: FieldWriting;
  readonly #book: FindingStore;
  readonly #fixes: Fixes;
  readonly #reasons: GivenReasons;
  readonly #stored: StoredSide;
  readonly #fields: FieldStates;
  readonly #changes: DocumentChanges;

  readonly #onTouched = (touched: ChangedPaths): void => {
    for (const one of [this.#conditions, this.#server]) one.forget(touched);
    for (const one of [this.#tables, this.#answering]) one.mark(touched);
  };

  constructor(options: PageDocumentOptions, opening: Opening) {
    this.page = options.page;
    this.#options = options;
    this.#opening = opening;
    this.#state = new RecordState(this.page, options.user, opening.content);
    this.#changes = new DocumentChanges(this.#state, () => this.#judge());
    this.#answering = new Answering(this.#state, {
      ports: options.ports,
      ids: { record: () => this.id, row: (detail, rowId) => this.#stored.rows.idOf(detail, rowId) },
      onAnswer: () => this.#changes.judgeAnew(),
    });
    const { rules, remote } = this.#answering;
    this.#server = new OutsideFindings(this.#state, options.marks, () => this.#changes.judgeAnew());
    this.marks = this.#server.marks;
    this.#conditions = new HeaderConditions(this.page);
    this.#editor = new RecordEditor(this.#state, { ...opening, onTouched: this.#onTouched });
    const isReadOnly = (): boolean => this.readOnly;
    this.#writing = new FieldWriting({
      state: this.#state,
      editor: this.#editor,
      ask: options.ports.findText,
      isReadOnly,
      isRevealed: (key) => opening.revealed.hasField(key),
      onReveal: (touched) => this.#reveal(touched),
      changes: this.#changes,
    });
    const written = { state: this.#state, editor: this.#editor, onTouched: this.#onTouched };
    this.#stored = new StoredSide({ ...written, tell: () => this.#changes.judgeAnew() }, opening);
    this.orphans = this.#stored.orphans;
    this.#tables = new TableConditions(this.page, this.#state);
    const sources = { state: this.#state, texts: this.#writing.texts };
    this.#book = new FindingStore({ ...sources, rules, remote, server: this.#server, revealed: opening.revealed });
    this.#fields = new FieldStates({ ...sources, conditions: this.#conditions, book: this.#book, isReadOnly });
    this.#fixes = new Fixes(this.#state, rules);
    this.#reasons = new GivenReasons(rules);
    for (const [detail, model] of this.#state.models)
      model.setOwner({
        accepts: (change) => !this.readOnly && this.#editor.accepts({ detail, change }),
        carryOut: (change, label) => this.#carryOut({ detail, change }, label),
      });
    this.#writing.texts.follow();
  }

  get id(): string | null {
    return this.#stored.id;
  }

  get version(): number | null {
    return this.#stored.version;
  }

  get revision(): number {
    return this.#changes.revision;
  }

  get dirty(): boolean {
    return this.#stored.unsaved.isAny;
  }

  get readOnly(): boolean {
    return this.#tables.isReadOnly;
  }

  get canUndo(): boolean {
    return this.#editor.canUndo && !this.readOnly;
  }

  get canRedo(): boolean {
    return this.#editor.canRedo && !this.readOnly;
  }

  get steps(): PageDocument['steps'] {
    return this.#editor.steps;
  }

  get log(): readonly LogEntry[] {
    return this.#editor.log;
  }

  get reasons(): Readonly<Record<string, string>> {
    return this.#reasons.given;
  }

  values(): Values {
    return this.#state.values;
  }

  field(key: string): FieldState {
    return this.#fields.of(key);
  }

  detail(key: string): TableModel {
    return this.#state.model(key);
  }

  scope(): Scope {
    return this.#state.scope;
  }

  set(values: Values, label?: string): void {
    this.#writing.set(values, label);
  }

  type(key: string, value: Value): void {
    this.#writing.type(key, value);
  }

  hold(key: string, text: string): void {
    this.#writing.hold(key, text);
  }

  touch(key: string): void {
    this.#writing.touch(key);
  }

  undo(): LogEntry | null {
    return this.canUndo ? this.#changes.run(() => this.#editor.undo()) : null;
  }

  redo(): LogEntry | null {
    return this.canRedo ? this.#changes.run(() => this.#editor.redo()) : null;
  }

  findings(): readonly Finding[] {
    return this.#book.allAt(this.revision);
  }

  revealedFindings(): readonly Finding[] {
    return this.#book.revealed();
  }

  async validate(at: Moment, part?: ReadonlySet<string>): Promise<ValidationResult> {
    this.#opening.revealed.tried(at, part);
    for (const [key, model] of this.#state.models) if (part?.has(key) ?? true) model.validateAll(at);
    await this.#writing.texts.settled();
    await this.#answering.judgeAll(at).finally(() => this.#changes.judgeAnew());
    return resultOf(this.#book, this.#reasons, { at, part });
  }

  confirm(ruleId: string, reason: string): void {
    this.#changes.run(() => this.#reasons.give(ruleId, reason));
  }

  fixFor(finding: Finding): Value | undefined {
    return this.readOnly ? undefined : this.#fixes.valueFor(finding);
  }

  fix(findings: readonly Finding[], label: string): void {
    this.#runAll(() => this.#fixes.commandsFor(findings), label);
  }

  #runAll(commandsFor: () => readonly Command[], label: string, suggests = true): void {
    const commands = this.readOnly ? [] : commandsFor();
    if (commands.length === 0) return;
    this.#changes.run(() => {
      this.#reveal(commands.flatMap(pathsChangedBy));
      this.#editor.runAll(commands, label, suggests);
    });
  }

  showFindings(findings: readonly Finding[]): void {
    this.#changes.run(() => this.#server.show(findings));
  }

  toWire(): WireRecord {
    return this.toSend().record;
  }

  toSend(): SentRecord {
    return this.#stored.toSend();
  }

  saved(record: WireRecord, sent?: SentRecord): void {
    this.#changes.run(() => {
      this.#server.show([]);
      if (!this.#stored.adopt(record, sent)) this.#editor.forgetSteps();
    });
  }

  content(): RecordSide {
    return this.#stored.unsaved.content();
  }

  unsaved(): RecordChanges {
    return this.#stored.unsaved.changes();
  }

  restore(changes: RecordChanges, label: string): void {
    this.#runAll(() => this.#stored.unsaved.commandsFor(changes), label, false);
  }

  unsavedRows(detail: string): ReturnType<PageDocument['unsavedRows']> {
    return this.#stored.unsavedRows(detail);
  }

  mergeRow(detail: string, row: Values): ReturnType<PageDocument['mergeRow']> {
    return this.#changes.run(() => this.#stored.mergeRow(detail, row));
  }

  migrate(page: CompiledPage): PageDocument {
    const [options, opening, state, stored] = [this.#options, this.#opening, this.#state, this.#stored];
    const next = migrationTo(page, { options, opening, state, stored, marks: this.marks.all() });
    return new EditedDocument(next.options, next.opening);
  }

  subscribe(listener: () => void): () => void {
    return this.#changes.subscribe(listener);
  }

  /** Corrects computed values and cleared fields, whatever was sent; makes no suggestions. */
  deriveAll(): void {
    this.#changes.run(() => this.#editor.deriveAll());
  }

  #carryOut({ detail, change }: TableCommit, label: string): void {
    const command: Command = { kind: 'detail', detail, change };
    this.#changes.run(() => {
      this.#reveal(pathsChangedBy(command));
      this.#editor.run(command, label, { act: actOf(change) });
    });
  }

  /** Staff have edited these places: their findings show, and failed look-ups are retried. */
  #reveal(touched: readonly ChangedPaths[]): void {
    this.#answering.retry();
    for (const one of touched) {
      this.#opening.revealed.change(one);
      this.#answering.rules.want(one);
    }
  }

  /** After any change: validates the rules that it affects, and passes the findings to the tables. */
  #judge(): void {
    this.#writing.texts.follow();
    this.#answering.judgeDue();
    this.#reasons.dropStale();
    this.#tables.refresh();
    this.#book.pushToTables();
  }
}
