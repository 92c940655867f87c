import { sentFinding, type ReportedConflict, type SentFindings } from '../../../contract/refusals.ts';
import type { CompiledPage, Finding, ValidationResult } from '../../../engine/index.ts';
import { ApiError, businessFailure, conflict } from '../../core/base/errors.ts';
import { uniqueIndexes } from '../tables/tableShape.ts';
import type { Db } from '../../core/database/db.ts';
import type { RefusedPart } from './mergeRecord.ts';
import type { Caller } from './caller.ts';
import { showInstant } from '../../core/base/instants.ts';
import { staffNames } from './staffNames.ts';
import { onWire, type StoredRecord } from './storedRecord.ts';
import { literalText, formatText, serverText, type ServerText } from '../../core/texts/serverText.ts';

/** Envelope code for violated rules of the page. */
const FINDINGS = 422;

/** HTTP 200, code 422: rules of the page are violated. */
export const findingsRefusal = (said: ServerText, findings: readonly Finding[]): ApiError =>
  businessFailure(said, { code: FINDINGS, result: { findings: findings.map(sentFinding) } satisfies SentFindings });

/** Error for a result that is not ok. */
export const validationRefusal = (result: ValidationResult): ApiError => {
  const errors = result.findings.filter(({ level }) => level === 'error');
  const first = errors[0];
  if (first === undefined)
    return findingsRefusal(serverText('unconfirmed', { first: result.unconfirmed[0]?.message ?? '' }), result.findings);
  const count = errors.length;
  const said =
    count === 1 ? literalText(first.message) : serverText('severalFindings', { count, first: first.message });
  return findingsRefusal(said, result.findings);
};

/** Names the status if there is one. */
export const readOnlyRefusal = (status: string): ApiError =>
  businessFailure(status === '' ? serverText('readOnly') : serverText('readOnlyIn', { status }));

export const notRemovable = (status: string): ServerText =>
  status === '' ? serverText('notRemovable') : serverText('notRemovableIn', { status });

export const transitionRefusal = (title: string, status: string): ApiError =>
  businessFailure(
    status === '' ? serverText('notTransitable', { title }) : serverText('notTransitableIn', { title, status }),
  );

interface StaleWords {
  readonly tell: (by: string, at: string) => ServerText;
  /** Further properties of the answer. */
  readonly more: Pick<ReportedConflict, 'ids' | 'records'>;
}

/** HTTP 409 with the user and time of the conflicting save and the record as stored now. */
export const staleRefusal = async (
  { trx, page, caller }: { readonly trx: Db; readonly page: CompiledPage; readonly caller: Caller },
  { mark, ...rest }: StoredRecord,
  { tell, more }: StaleWords = { tell: (by, at) => serverText('stale', { by, at }), more: {} },
): Promise<ApiError> => {
  const username = mark.updateBy ?? mark.createBy;
  const by = (await staffNames(trx, [username]))(username);
  const at = showInstant(mark.updateTime ?? mark.createTime);
  return conflict(tell(by, at), {
    ...more,
    by,
    at,
    version: mark.version,
    current: onWire(page, { mark, ...rest }, caller.can),
  } satisfies ReportedConflict);
};

/** HTTP 403: columns that the caller may at most see. */
export const columnsRefusal = (columns: readonly RefusedPart[]): ApiError =>
  new ApiError(403, serverText('columnRefused', { titles: columns.map(({ title }) => title) }), {
    result: { columns: columns.map(({ key }) => key) },
  });

/**
 * A fault in a record that was typed on an older version of the page may be caused by the page change: adds this before
 * the original message. Other errors are not affected.
 */
export const outdatedRefusal = (page: CompiledPage, { pageHash }: Caller, error: unknown): ApiError | undefined => {
  if (!(error instanceof ApiError) || pageHash === undefined || pageHash === page.hash) return undefined;
  if (error.status !== 400 && error.code !== FINDINGS) return undefined;
  const { status, code, said, problems } = error;
  const result = { ...Object(error.result), pageHash: page.hash };
  return new ApiError(status, serverText('pageChanged', { said }), { code, result, problems });
};

const violatedIndex = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return undefined;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
};

/** Converts a unique violation of the database into a finding: only the database can decide on concurrent saves. */
export const duplicateRefusal = (page: CompiledPage, error: unknown): ApiError | undefined => {
  const name = violatedIndex(error);
  const index = name === undefined ? undefined : uniqueIndexes(page).find((one) => one.name === name);
  if (index === undefined) return undefined;
  const titles = index.keys.map((key) => page.columnByKey.get(key)?.title ?? key);
  const said = serverText('duplicate', { titles });
  const message = formatText(said, page.language);
  return findingsRefusal(
    said,
    index.keys.map((key): Finding => ({ ruleId: 'unique', level: 'error', at: 'save', path: [key], message })),
  );
};
