import {
  toPointer,
  type CompiledColumn,
  type CompiledPage,
  type Finding,
  type ValidationResult,
} from '../../engine/index.ts';
import { ApiError, businessFailure, conflict, toldProblems, type InputProblem, badRequest } from '../errors.ts';
import { uniqueIndexes } from '../tables/tableShape.ts';
import type { Db } from '../database/db.ts';
import type { Caller } from './caller.ts';
import { showMoment } from './moments.ts';
import { recordMessages } from './recordMessages.ts';
import { staffNames } from './staffNames.ts';
import { onWire, type StoredRecord } from './storedRecord.ts';

/** Code of the envelope when rules of the page do not hold. */
const FINDINGS = 422;

/** Findings travel with JSON Pointers: `/goods/0/firstUnit`. */
const findingOnWire = (finding: Finding): unknown => ({ ...finding, path: toPointer(finding.path) });

/** HTTP 200, code 422: the rules of the page do not hold. */
export const findingsRefusal = (message: string, findings: readonly Finding[]): ApiError =>
  businessFailure(message, { code: FINDINGS, result: { findings: findings.map(findingOnWire) } });

/** The refusal for a result that is not ok. */
export const validationRefusal = (result: ValidationResult): ApiError => {
  const errors = result.findings.filter(({ level }) => level === 'error');
  const first = errors[0];
  const message =
    first === undefined
      ? recordMessages.unconfirmed(result.unconfirmed[0]?.message ?? '')
      : recordMessages.findings(first.message, errors.length);
  return findingsRefusal(message, result.findings);
};

interface StaleWords {
  readonly say: (by: string, at: string) => string;
  /** For the answer, besides. */
  readonly more: Readonly<Record<string, unknown>>;
}

/** HTTP 409 with who was first, when, and what is stored now. */
export const staleRefusal = async (
  { trx, page, caller }: { readonly trx: Db; readonly page: CompiledPage; readonly caller: Caller },
  { mark, ...rest }: StoredRecord,
  { say, more }: StaleWords = { say: recordMessages.stale, more: {} },
): Promise<ApiError> => {
  const username = mark.updateBy ?? mark.createBy;
  const by = (await staffNames(trx, [username]))(username);
  const at = showMoment(mark.updateTime ?? mark.createTime);
  return conflict(say(by, at), {
    ...more,
    by,
    at,
    version: mark.version,
    current: onWire(page, { mark, ...rest }, caller.can),
  });
};

export const problemsRefusal = (say: (detail: string) => string, problems: readonly InputProblem[]): ApiError => {
  const told = toldProblems(problems);
  return badRequest(say(told.map(({ message }) => message).join('；')), told);
};

/** HTTP 403: columns that the caller may see at most. */
export const columnsRefusal = (columns: readonly CompiledColumn[]): ApiError =>
  new ApiError(403, recordMessages.columnRefused(columns.map(({ title }) => title).join('、')), {
    result: { columns: columns.map(({ key }) => key) },
  });

/**
 * What is wrong with a record that was typed on an older version of the page may be the page's doing: says so before
 * the refusal's own words. Other refusals have nothing to do with it.
 */
export const outdatedRefusal = (page: CompiledPage, { pageHash }: Caller, error: unknown): ApiError | undefined => {
  if (!(error instanceof ApiError) || pageHash === undefined || pageHash === page.hash) return undefined;
  if (error.status !== 400 && error.code !== FINDINGS) return undefined;
  const result = { ...Object(error.result), pageHash: page.hash };
  return new ApiError(error.status, recordMessages.pageChanged(error.message), { code: error.code, result });
};

const violatedIndex = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return undefined;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
};

/** The database has the last word on unique columns, also when two saves meet: its refusal as a finding. */
export const duplicateRefusal = (page: CompiledPage, error: unknown): ApiError | undefined => {
  const name = violatedIndex(error);
  const index = name === undefined ? undefined : uniqueIndexes(page).find((one) => one.name === name);
  if (index === undefined) return undefined;
  const titles = index.keys.map((key) => page.columnByKey.get(key)?.title ?? key);
  const message = recordMessages.duplicate(titles.join('、'));
  return findingsRefusal(
    message,
    index.keys.map((key): Finding => ({ ruleId: 'unique', level: 'error', at: 'save', path: [key], message })),
  );
};
