import { toPointer, ValidationRejection, validateFormAndTables } from '../../../engine/index.ts';
import type {
  CompiledAction,
  Finding,
  Moment,
  PageDocument,
  Reasons,
  ValidationResult,
} from '../../../engine/index.ts';
import type { FoundValue, ReviewAnswer } from '../dialogs/review.ts';
import type { SavingContext } from './savingContext.ts';

export type Validation =
  | { readonly ok: true }
  | { readonly ok: false; readonly first?: Finding | undefined; readonly errors: number };

const HOLDS: Validation = { ok: true };

/** The user cancelled, or jumped to a finding. */
const WENT_BACK: Validation = { ok: false, errors: 0 };

const NOTHING_FOUND: Pick<ValidationResult, 'findings' | 'ok'> = { findings: [], ok: true };

const isError = (finding: Finding): boolean => finding.level === 'error';

/**
 * Returns the failed validation: the number of errors, and the first error of the part that failed first: the form,
 * then the tables in order (W5.1-20).
 */
const refusalOf = ({ paneKey, result }: ValidationRejection, document: PageDocument): Validation => {
  const errors = result.findings.filter(isError);
  const partOf = ({ path }: Finding): string | null => document.page.detailByKey.get(String(path[0]))?.key ?? null;
  return { ok: false, errors: errors.length, first: errors.find((finding) => partOf(finding) === paneKey) };
};

const validate = async (document: PageDocument, at: Moment): Promise<ValidationResult | ValidationRejection> => {
  try {
    return (await validateFormAndTables(document, at)).result;
  } catch (error) {
    if (error instanceof ValidationRejection) return error;
    throw error;
  }
};

/** Returns the current value at the place of a finding, and the correct value if it is certain. */
export function foundIn(document: PageDocument, finding: Finding): FoundValue | undefined {
  const { path, rowId } = finding;
  const [first = '', , key] = path;
  const detail = document.page.detailByKey.get(String(first));
  const expected = document.fixFor(finding);
  if (detail === undefined) {
    const column = document.page.columnByKey.get(String(first));
    return column && { column, found: document.values()[column.key] ?? null, expected };
  }
  const column = detail.columns.find((one) => one.key === key);
  const row = rowId === undefined ? undefined : document.detail(detail.key).rowById(rowId);
  return column && row && { column, found: row.values[column.key] ?? null, expected };
}

const confirmAll = (document: PageDocument, reasons: Reasons): void => {
  for (const [rule, reason] of Object.entries(reasons)) document.confirm(rule, reason);
};

/** Stores the reasons entered in a review and follows its answer. Returns true when the user continues. */
export function follow({ document, focus }: SavingContext, answer: ReviewAnswer): boolean {
  confirmAll(document, answer.reasons);
  if (answer.kind === 'jump') focus(answer.finding);
  return answer.kind === 'goOn';
}

/**
 * Validates before a save: focuses the first error; rules of level confirm request their reasons. A failed result
 * without errors means that the user cancelled.
 */
export async function validateSave(context: SavingContext): Promise<Validation> {
  const { document, dialogs, ports } = context;
  const result = await validate(document, 'save');
  if (result instanceof ValidationRejection) return refusalOf(result, document);
  if (result.ok) return HOLDS;
  const { findings } = result;
  const foundAt = (finding: Finding): FoundValue | undefined => foundIn(document, finding);
  const { page, reasons } = document;
  const title = ports.t('reasons.title');
  const answer = await dialogs.review({ title, page, findings, reasons, foundAt, jumps: true });
  if (!follow(context, answer)) return WENT_BACK;
  const again = await document.validate('save');
  return again.ok ? HOLDS : { ok: false, errors: again.findings.filter(isError).length };
}

/**
 * Outcome of a review of a status change. `told`: names of the findings the user has seen; they are not shown again.
 */
export interface AcknowledgedReview {
  readonly ends: 'holds' | 'refused' | 'stopped';
  readonly told: ReadonlySet<string>;
}

const nameOf = ({ ruleId, path, message }: Finding): string => `${ruleId} ${toPointer(path)} ${message}`;

/**
 * Validates before a status change: shows all findings together with the question of the action. `before`: the review
 * of the same press.
 */
export async function validateMove(
  context: SavingContext,
  action: CompiledAction,
  before?: AcknowledgedReview,
): Promise<AcknowledgedReview> {
  const { document, dialogs, focus, ports } = context;
  const { validate: at } = action;
  const found = at === undefined ? NOTHING_FOUND : await document.validate(at);
  const { ok } = found;
  // Continuing confirms the marks of a copy.
  const marks = document.marks.all();
  const findings = [...found.findings, ...marks];
  const told = new Set(findings.map(nameOf));
  if (before !== undefined && ok && findings.every((finding) => before.told.has(nameOf(finding)))) return before;
  const errors = findings.filter(isError).length;
  if (findings.length === 0) {
    const { title, confirm: text } = action;
    // An action with a reason asks its question together with the reason.
    const isAskedLater = text === undefined || action.reason !== undefined;
    const holds = isAskedLater || (await dialogs.confirm({ title, text, ok: title }));
    return { ends: holds ? 'holds' : 'stopped', told };
  }
  const answer = await dialogs.review({
    title: ports.t(errors > 0 ? 'review.refused' : 'review.of', { title: action.title, count: errors }),
    text: errors > 0 || action.reason !== undefined ? undefined : action.confirm,
    page: document.page,
    findings,
    reasons: document.reasons,
    foundAt: (finding) => foundIn(document, finding),
    ok: ports.t('review.goOn', { title: action.title }),
    jumps: true,
  });
  if (follow(context, answer)) {
    document.marks.confirm(marks);
    return { ends: 'holds', told };
  }
  if (errors === 0) return { ends: 'stopped', told };
  const first = findings.find(isError);
  if (answer.kind === 'back' && first !== undefined) focus(first);
  return { ends: 'refused', told };
}
