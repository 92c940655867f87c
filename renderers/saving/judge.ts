import { ValidationRejection, validateFormAndTables } from '../../engine/index.ts';
import type { Finding, Moment, PageDocument, ValidationResult } from '../../engine/index.ts';
import type { Dialogs } from '../dialogs/dialogs.ts';

export type Judgement =
  | { readonly ok: true }
  | { readonly ok: false; readonly first?: Finding | undefined; readonly errors: number };

const isError = (finding: Finding): boolean => finding.level === 'error';

/** The first error of the part that failed first: the form, then the tables in order (W5.1-20). */
const refusalOf = ({ paneKey, result }: ValidationRejection, document: PageDocument): Judgement => {
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

/** Validates, and asks for the reasons that rules of level confirm want. Not ok without errors: staff went back. */
export async function judge(
  document: PageDocument,
  at: Moment,
  dialogs: Pick<Dialogs, 'askReasons'>,
): Promise<Judgement> {
  const result = await validate(document, at);
  if (result instanceof ValidationRejection) return refusalOf(result, document);
  if (result.ok) return { ok: true };
  const reasons = await dialogs.askReasons(result.unconfirmed);
  if (reasons === null) return { ok: false, errors: 0 };
  for (const [rule, reason] of Object.entries(reasons)) document.confirm(rule, reason);
  const again = await document.validate(at);
  return again.ok ? { ok: true } : { ok: false, errors: again.findings.filter(isError).length };
}
