import type { CompiledPage, RemoteCheck } from '../../language/compiled/compiledPage.ts';
import type { Finding, Moment } from '../../core/findings.ts';
import type { UnresolvedText, TextState } from '../../records/unresolvedTexts.ts';
import type { Scope, ScopeUser } from '../../core/scope.ts';
import type { KeptMark } from './copyMark.ts';
import type { OrphanedValue } from './recordChanges.ts';
import type { AskText } from './textQuestions.ts';
import type { TableChange, TableModel } from '../../table/tableModel.ts';
import type { Value, Values } from '../../core/values.ts';
import type { RecordChanges, RecordSide } from './recordChanges.ts';

/** A record as it travels: header fields, `id`, `version`, and one array per detail under its wire name. */
export interface WireRecord {
  readonly [key: string]: Value | readonly Values[] | undefined;
}

/** The record as it was when it was sent, to tell what staff typed since. Plain JSON. */
export interface SentRecord {
  readonly record: WireRecord;
  /** The header with fields that are no columns of the page. */
  readonly values: Values;
  /** Ids in the model of the rows that went along, in order, by detail. */
  readonly rowIds: Readonly<Record<string, readonly string[]>>;
}

/** A save that the server may have done though no answer came. Plain JSON, kept with the draft. */
export interface UnansweredSave {
  readonly idempotencyKey: string;
  readonly reasons: Readonly<Record<string, string>>;
  readonly sent: SentRecord;
}

/** A value that the server is asked about. */
export interface CheckRequest {
  readonly check: RemoteCheck;
  /** Column that holds the value, and the detail that it belongs to. */
  readonly key: string;
  readonly detail?: string | undefined;
  readonly value: string;
  /** Stored id of the record or row that holds the value, which may keep it (S5-14); absent for a new one. */
  readonly dataId?: string | undefined;
}

export interface CheckAnswer {
  readonly ok: boolean;
  /** What staff read when it is not. */
  readonly message: string;
}

/** What a document needs from outside. */
export interface DocumentPorts {
  /** Reference rows of a dictionary by value: the item's `value`, `text` and attributes; null where the code is unknown. */
  readonly lookup: (dictCode: string, keys: readonly string[]) => Promise<Readonly<Record<string, Values | null>>>;
  /** Answers remote checks of columns. Absent: they are left to the server. */
  readonly check?: ((request: CheckRequest) => Promise<CheckAnswer>) | undefined;
  /** Finds what texts mean that were typed in place of values. Absent: nothing can be found. */
  readonly findText?: AskText;
}

/** Everything that changes a record. One command is one step of undo. */
export type Command =
  /** `texts`: what shows in place of values from then on; null takes one away, fields that are not named keep theirs. */
  | { readonly kind: 'set'; readonly values: Values; readonly texts?: Readonly<Record<string, UnresolvedText | null>> }
  | { readonly kind: 'detail'; readonly detail: string; readonly change: TableChange };

/** An executed command with its way back, its derived changes included. */
export interface LogEntry {
  /** What undo offers: `修改 毛重`, `粘贴 12 行`. */
  readonly label: string;
  readonly commands: readonly Command[];
  readonly inverse: readonly Command[];
}

/** What became of a row that somebody else has saved. */
export interface MergedRow {
  /** The row's id in the model. */
  readonly rowId: string;
  /** Columns that show another value now. */
  readonly changed: readonly string[];
  /** Columns that keep what was changed here and is not saved yet. */
  readonly kept: readonly string[];
  /** Those of them that somebody else has changed to another value than here. */
  readonly collided: readonly string[];
}

export interface UnsavedRows {
  /** Rows with changed values, under their stored ids. */
  readonly changed: readonly Values[];
  /** Stored ids of rows that are gone. */
  readonly removed: readonly string[];
}

/** Labels of what undo would take back and redo do again, the next one first. */
export interface Steps {
  readonly done: readonly string[];
  readonly undone: readonly string[];
}

export interface FieldState {
  readonly value: Value;
  readonly visible: boolean;
  readonly disabled: boolean;
  /** It is disabled, and shown as text. Default: false. */
  readonly readOnly?: boolean | undefined;
  readonly required: boolean;
  /** The first revealed finding of this field. */
  readonly finding?: Finding | undefined;
  /** What shows in place of the value, and whether it is still being looked up. */
  readonly text?: { readonly text: string; readonly state: TextState } | undefined;
}

export interface ValidationResult {
  /** Everything that does not hold, in the order of the page. */
  readonly findings: readonly Finding[];
  /** No `error`, and every `confirm` has a reason. */
  readonly ok: boolean;
  /** Rules of level confirm that still want a reason. */
  readonly unconfirmed: readonly Finding[];
}

export interface PageDocumentOptions {
  readonly page: CompiledPage;
  readonly ports: DocumentPorts;
  readonly user: ScopeUser;
  /** A stored record; absent for a new one, which starts with the columns' defaults and `minRows` rows. */
  readonly record?: WireRecord;
  /** Places that staff are to confirm, as `copyMarks` names them. Default: none. */
  readonly marks?: readonly Finding[];
}

/** Places of a copy that staff are to confirm, findings of level `warn`; what is changed is confirmed. */
export interface RecordMarks {
  all(): readonly Finding[];
  /** Staff have looked at these: they are not marked any more. */
  confirm(marks: readonly Finding[]): void;
  /** What is marked still, as a draft keeps it. */
  kept(): readonly KeptMark[];
  /** Marks these, and nothing else. */
  restore(kept: readonly KeptMark[]): void;
}

/** What staff have typed into columns that the page does not have any more: a save leaves it out. */
export interface RecordOrphans {
  /** Rows by their stored ids. */
  all(): readonly OrphanedValue[];
  /** Adds what a draft or another version of the record has. */
  keep(orphans: readonly OrphanedValue[]): void;
  /** Staff need them no more. */
  drop(): void;
}

/** Owns one record being edited: values, details, commands, undo, findings, pending look-ups. No React, no HTTP. */
export interface PageDocument {
  readonly page: CompiledPage;
  /** Stored id; null for a new record. */
  readonly id: string | null;
  readonly version: number | null;
  /** Rises with every change. */
  readonly revision: number;
  readonly dirty: boolean;
  readonly readOnly: boolean;

  /** What staff are to look at still; among the findings. */
  readonly marks: RecordMarks;
  readonly orphans: RecordOrphans;

  values(): Values;
  field(key: string): FieldState;
  detail(key: string): TableModel;
  scope(): Scope;

  /** Sets header values as one step: the fields, what is computed from them, what disabling clears. */
  set(values: Values, label?: string): void;
  /**
   * A value that is still being typed: what follows from it follows at once. One step of undo with what was typed into
   * that field just before; its findings show when staff have left it.
   */
  type(key: string, value: Value): void;
  /**
   * Puts a typed text in the place of a value that is still to be found, as one step with what is found for it. The value
   * stays below until then; a save waits, and is stopped by what cannot be found. Cells: `TableModel.hold`.
   */
  hold(key: string, text: string): void;
  /** Shows the findings of a field from now on: staff have left it. */
  touch(key: string): void;
  undo(): LogEntry | null;
  redo(): LogEntry | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly steps: Steps;
  /** Every executed command since opening, oldest first; drafts are made of it. */
  readonly log: readonly LogEntry[];

  /** Every finding known now, revealed or not, look-ups that are still under way left out. */
  findings(): readonly Finding[];
  /** Those of them that staff may be told of: at places they have been at, or after `validate`; and the server's. */
  revealedFindings(): readonly Finding[];
  /**
   * Waits for pending look-ups, reveals everything and judges. `submit` includes the checks of `save`. `part`: reveals and
   * answers with what stands at these columns and details alone.
   */
  validate(at: Moment, part?: ReadonlySet<string>): Promise<ValidationResult>;
  /** A reason for a rule of level `confirm`; kept with the record. */
  confirm(ruleId: string, reason: string): void;
  readonly reasons: Readonly<Record<string, string>>;
  /** The value that mends a finding for certain; undefined where only staff can know. */
  fixFor(finding: Finding): Value | undefined;
  /** Mends what can be mended for certain, as one step of undo. */
  fix(findings: readonly Finding[], label: string): void;
  /** Findings that the server returned; shown until their fields change. */
  showFindings(findings: readonly Finding[]): void;

  /** The whole record. */
  toWire(): WireRecord;
  /** The whole record for a save, and what `saved` needs of it. */
  toSend(): SentRecord;
  /**
   * After a save: adopt ids, version and computed fields of the server's answer; undo goes on, and nothing is dirty but
   * what was typed since it was sent. Without `sent` nothing was.
   */
  saved(record: WireRecord, sent?: SentRecord): void;
  /** What is not saved yet, as plain JSON: drafts are made of it. Rows go by their stored ids. */
  unsaved(): RecordChanges;
  /** The record as it is now, with rows by their stored ids. */
  content(): RecordSide;
  /**
   * Carries changes out as one step of undo: values as they are, without suggestions; rows that are not here any more
   * are added anew. Nothing in a record that is read-only.
   */
  restore(changes: RecordChanges, label: string): void;
  /** What of a detail's stored rows is not saved yet. */
  unsavedRows(detail: string): UnsavedRows;
  /**
   * Takes over fields of a row that somebody else has saved, `id` the stored one: no step of undo, and what was changed
   * here stays and counts as changed against the new value. Null: there is no such row.
   */
  mergeRow(detail: string, row: Values): MergedRow | null;
  /**
   * The same record on a newer page schema: typed values are kept by key, also where `renamedFrom` changed it; what has no
   * column any more is among the orphans. Undo starts anew.
   */
  migrate(page: CompiledPage): PageDocument;

  /** Called after any change; read what you need and compare. */
  subscribe(listener: () => void): () => void;
}
