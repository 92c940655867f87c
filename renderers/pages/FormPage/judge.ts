import type { Finding, Moment, PageDocument } from '../../../engine/index.ts';
import type { Dialogs } from '../../dialogs/dialogs.ts';

export type Judgement =
  | { readonly ok: true }
  | { readonly ok: false; readonly first?: Finding; readonly errors: number };

const isError = (finding: Finding): boolean => finding.level === 'error';

/** Validates, and asks for the reasons that rules of level confirm want. Not ok without errors: staff went back. */
export async function judge(document: PageDocument, at: Moment, dialogs: Dialogs): Promise<Judgement> {
  const result = await document.validate(at);
  const errors = result.findings.filter(isError);
  const [first] = errors;
  if (first !== undefined) return { ok: false, first, errors: errors.length };
  if (result.ok) return { ok: true };
  const reasons = await dialogs.askReasons(result.unconfirmed);
  if (reasons === null) return { ok: false, errors: 0 };
  for (const [rule, reason] of Object.entries(reasons)) document.confirm(rule, reason);
  const again = await document.validate(at);
  return again.ok ? { ok: true } : { ok: false, errors: again.findings.filter(isError).length };
}
