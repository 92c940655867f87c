import type { CompiledPage } from '../../language/compiled/compiledPage.ts';
import type { Moment } from '../../core/findings.ts';
import type { ScopeUser } from '../../core/scope.ts';
import { EditedDocument } from './editedDocument.ts';
import { openingOf } from './opening.ts';
import type { DocumentPorts, ValidationResult, WireRecord } from '../record/pageDocument.ts';

export interface ValidateRecordOptions {
  readonly at: Moment;
  readonly lookup: DocumentPorts['lookup'];
  /** Answers the columns' remote checks. Default: they pass. */
  readonly check?: DocumentPorts['check'];
  readonly user: ScopeUser;
  /** Reasons for rules of level confirm, by rule id; blank ones are ignored. */
  readonly reasons?: Readonly<Record<string, string>>;
}

export interface RecordValidation extends ValidationResult {
  /**
   * The record to store: computed values are recomputed, fields that clear while disabled are cleared. No suggestions
   * are made.
   */
  readonly record: WireRecord;
  /** Valid reasons: those of existing findings. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** Validates a whole record as the document in the browser does. Rejects with what `lookup` throws. */
export const validateRecord = async (
  page: CompiledPage,
  record: WireRecord,
  { at, lookup, check, user, reasons = {} }: ValidateRecordOptions,
): Promise<RecordValidation> => {
  const options = { page, ports: { lookup, check }, user, record };
  const document = new EditedDocument(options, openingOf(options));
  document.deriveAll();
  for (const [ruleId, reason] of Object.entries(reasons)) document.confirm(ruleId, reason);
  const result = await document.validate(at);
  return { ...result, record: document.toWire(), reasons: document.reasons };
};
