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

/** A record on the wire: header fields, `id`, `version`, and one array per detail under its wire name. */
export interface WireRecord {
  readonly [key: string]: Value | readonly Values[] | undefined;
}

/** The record when it was sent, to determine what staff have typed since. Plain JSON. */
export interface SentRecord {
  readonly record: WireRecord;
  /** Header values, including fields that are not columns of the page. */
  readonly values: Values;
  /** Model ids of the rows that were sent, in order, by detail. */
  readonly rowIds: Readonly<Record<string, readonly string[]>>;
}

/** A save that the server may have executed although no answer arrived. Plain JSON, stored with the draft. */
export interface UnansweredSave {
  readonly idempotencyKey: string;
  readonly reasons: Readonly<Record<string, string>>;
  readonly sent: SentRecord;
}

/** A value that the server is asked to check. */
export interface CheckRequest {
  readonly check: RemoteCheck;
  /** Column of the value, and the detail that it belongs to. */
  readonly key: string;
  readonly detail?: string | undefined;
  readonly value: string;
  /**
   * Stored id of the record or row with the value, which does not count as a duplicate of itself (S5-14); absent for a
   * new one.
   */
  readonly dataId?: string | undefined;
}

export interface CheckAnswer {
  readonly ok: boolean;
  /** Message for staff if it is not ok. */
  readonly message: string;
}

/** External services that a document needs. */
export interface DocumentPorts {
  /**
   * Returns reference rows of a dictionary by value: the item's `value`, `text` and attributes; null for an unknown
   * code.
   */
  readonly lookup: (dictCode: string, keys: readonly string[]) => Promise<Readonly<Record<string, Values | null>>>;
  /** Answers remote checks of columns. Absent: they are left to the server. */
  readonly check?: ((request: CheckRequest) => Promise<CheckAnswer>) | undefined;
  /** Resolves texts that were typed in place of values. Absent: none can be resolved. */
  readonly findText?: AskText;
}

/** Any change of a record. One command is one undo step. */
export type Command =
  /** `texts`: texts shown in place of values from then on; null removes one, fields that are not named keep theirs. */
  | { readonly kind: 'set'; readonly values: Values; readonly texts?: Readonly<Record<string, UnresolvedText | null>> }
  | { readonly kind: 'detail'; readonly detail: string; readonly change: TableChange };

/** An executed command with its inverse, including derived changes. */
export interface LogEntry {
  /** Undo label: `修改 毛重`, `粘贴 12 行`. */
  readonly label: string;
  readonly commands: readonly Command[];
  readonly inverse: readonly Command[];
}

/** Result of merging a row that another user has saved. */
export interface MergedRow {
  /** Model id of the row. */
  readonly rowId: string;
  /** Columns whose shown value changed. */
  readonly changed: readonly string[];
  /** Columns that keep their unsaved local change. */
  readonly kept: readonly string[];
  /** Those of them that the other user changed to a different value. */
  readonly collided: readonly string[];
}

export interface UnsavedRows {
  /** Rows with changed values, under their stored ids. */
  readonly changed: readonly Values[];
  /** Stored ids of removed rows. */
  readonly removed: readonly string[];
}

/** Labels of the steps that can be undone and redone, the next one first. */
export interface Steps {
  readonly done: readonly string[];
  readonly undone: readonly string[];
}

export interface FieldState {
  readonly value: Value;
  readonly visible: boolean;
  readonly disabled: boolean;
  /** Disabled and shown as text. Default: false. */
  readonly readOnly?: boolean | undefined;
  readonly required: boolean;
  /** The first revealed finding of this field. */
  readonly finding?: Finding | undefined;
  /** Text shown in place of the value, and whether it is still being looked up. */
  readonly text?: { readonly text: string; readonly state: TextState } | undefined;
}

export interface ValidationResult {
  /** All findings, in the order of the page. */
  readonly findings: readonly Finding[];
  /** No `error`, and every `confirm` has a reason. */
  readonly ok: boolean;
  /** Rules of level confirm that still need a reason. */
  readonly unconfirmed: readonly Finding[];
}

export interface PageDocumentOptions {
  readonly page: CompiledPage;
  readonly ports: DocumentPorts;
  readonly user: ScopeUser;
  /** A stored record; absent for a new one, which starts with the columns' defaults and `minRows` rows. */
  readonly record?: WireRecord;
  /** Places that staff should confirm, from `copyMarks`. Default: none. */
  readonly marks?: readonly Finding[];
}

/** Places of a copy that staff should confirm, as findings of level `warn`; changing a value confirms it. */
export interface RecordMarks {
  all(): readonly Finding[];
  /** Staff have checked these: removes their marks. */
  confirm(marks: readonly Finding[]): void;
  /** Remaining marks, as stored in a draft. */
  kept(): readonly KeptMark[];
  /** Replaces all marks by these. */
  restore(kept: readonly KeptMark[]): void;
}

/** Values that staff typed into columns that the page no longer has: they are not saved. */
export interface RecordOrphans {
  /** Rows under their stored ids. */
  all(): readonly OrphanedValue[];
  /** Adds orphans of a draft or of another version of the record. */
  keep(orphans: readonly OrphanedValue[]): void;
  /** Discards all orphans. */
  drop(): void;
}

/**
 * Owns one record being edited: values, details, commands, undo, findings, pending look-ups. Independent of React and
 * HTTP.
 */
export interface PageDocument {
  readonly page: CompiledPage;
  /** Stored id; null for a new record. */
  readonly id: string | null;
  readonly version: number | null;
  /** Increases with every change. */
  readonly revision: number;
  readonly dirty: boolean;
  readonly readOnly: boolean;

  /** Places that staff still have to check; they are among the findings. */
  readonly marks: RecordMarks;
  readonly orphans: RecordOrphans;

  values(): Values;
  field(key: string): FieldState;
  detail(key: string): TableModel;
  scope(): Scope;

  /** Sets header values as one step, with computed values and fields that are cleared because they became disabled. */
  set(values: Values, label?: string): void;
  /**
   * Sets a value that is still being typed; derived values follow immediately. Forms one undo step with the input typed
   * into that field just before; its findings show after staff have left it.
   */
  type(key: string, value: Value): void;
  /**
   * Shows a typed text in place of a value that still has to be looked up, as one step with the result. The value stays
   * underneath until then; a save waits for the result and fails if there is none. For cells: `TableModel.hold`.
   */
  hold(key: string, text: string): void;
  /** Staff have left a field: shows its findings from now on; a blank field is not revealed. */
  touch(key: string): void;
  undo(): LogEntry | null;
  redo(): LogEntry | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly steps: Steps;
  /** All executed commands since opening, oldest first; drafts are built from them. */
  readonly log: readonly LogEntry[];

  /** All current findings, revealed or not, without look-ups that are still pending. */
  findings(): readonly Finding[];
  /**
   * The findings that may be shown to staff: at places they have edited or left, or all after `validate`; and those of
   * the server.
   */
  revealedFindings(): readonly Finding[];
  /**
   * Waits for pending look-ups, reveals all findings and validates. `submit` includes the checks of `save`. `part`:
   * reveals and returns only the findings at these columns and details.
   */
  validate(at: Moment, part?: ReadonlySet<string>): Promise<ValidationResult>;
  /** Sets a reason for a rule of level `confirm`; stored with the record. */
  confirm(ruleId: string, reason: string): void;
  readonly reasons: Readonly<Record<string, string>>;
  /** Returns the value that certainly fixes a finding; undefined if only staff can know it. */
  fixFor(finding: Finding): Value | undefined;
  /** Fixes all findings that have a certain fix, as one undo step. */
  fix(findings: readonly Finding[], label: string): void;
  /** Shows findings returned by the server until their fields change. */
  showFindings(findings: readonly Finding[]): void;

  /** Returns the whole record. */
  toWire(): WireRecord;
  /** Returns the whole record for a save, with the data that `saved` needs. */
  toSend(): SentRecord;
  /**
   * Called after a save: adopts ids, version and computed fields of the server's answer; undo remains possible, and
   * only what was typed after sending stays dirty. Without `sent`, nothing was typed since.
   */
  saved(record: WireRecord, sent?: SentRecord): void;
  /** Returns the unsaved changes as plain JSON, from which drafts are built. Rows have their stored ids. */
  unsaved(): RecordChanges;
  /** Returns the current record, with rows under their stored ids. */
  content(): RecordSide;
  /**
   * Applies changes as one undo step: values unchanged, without suggestions; rows that no longer exist here are added
   * again. Does nothing if the record is read-only.
   */
  restore(changes: RecordChanges, label: string): void;
  /** Returns the unsaved changes of a detail's stored rows. */
  unsavedRows(detail: string): UnsavedRows;
  /**
   * Adopts fields of a row that another user has saved, where `id` is the stored id: makes no undo step, and local
   * changes stay and count as changes of the new value. Null: the row does not exist.
   */
  mergeRow(detail: string, row: Values): MergedRow | null;
  /**
   * Opens the same record with a newer page schema: typed values are preserved by key, also if `renamedFrom` changed
   * it; those without a column become orphans. The undo history is reset.
   */
  migrate(page: CompiledPage): PageDocument;

  /** Called after any change; listeners read the values they need and compare. */
  subscribe(listener: () => void): () => void;
}
