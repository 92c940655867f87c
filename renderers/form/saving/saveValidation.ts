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

/** Staff went back, or to a line. */
const WENT_BACK: Validation = { ok: false, errors: 0 };

const NOTHING_FOUND: Pick<ValidationResult, 'findings' | 'ok'> = { findings: [], ok: true };

const isError = (finding: Finding): boolean => finding.level === 'error';

/** The first error of the part that failed first: the form, then the tables in order (W5.1-20). */
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

/** What stands at the place of a finding now, and what is right there for certain. */
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

/** Goes where staff went from a review, and keeps what they have written in it. */
export function follow({ document, focus }: SavingContext, answer: ReviewAnswer): boolean {
  confirmAll(document, answer.reasons);
  if (answer.kind === 'jump') focus(answer.finding);
  return answer.kind === 'goOn';
}

/** Before a save: the first error is where staff are led; rules of level confirm ask for their reasons. Not ok without errors: staff went back. */
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

/** How a review of a move ended. `told`: what staff have seen of it, by name; it is not asked again. */
export interface AcknowledgedReview {
  readonly ends: 'holds' | 'refused' | 'stopped';
  readonly told: ReadonlySet<string>;
}

const nameOf = ({ ruleId, path, message }: Finding): string => `${ruleId} ${toPointer(path)} ${message}`;

/** Before a move of the status: everything that was found, and what the move itself asks, at once. `before`: the review of the same press. */
export async function validateMove(
  context: SavingContext,
  action: CompiledAction,
  before?: AcknowledgedReview,
): Promise<AcknowledgedReview> {
  const { document, dialogs, focus, ports } = context;
  const { validate: at } = action;
  const found = at === undefined ? NOTHING_FOUND : await document.validate(at);
  const { ok } = found;
  // What a copy took along is confirmed by who goes on.
  const marks = document.marks.all();
  const findings = [...found.findings, ...marks];
  const told = new Set(findings.map(nameOf));
  if (before !== undefined && ok && findings.every((finding) => before.told.has(nameOf(finding)))) return before;
  const errors = findings.filter(isError).length;
  if (findings.length === 0) {
    const { title, confirm: text } = action;
    // What takes a reason asks together with it.
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
