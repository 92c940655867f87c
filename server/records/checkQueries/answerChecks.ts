import { normalValue, permissionOf } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { Answer } from '../../core/base/envelope.ts';
import { ApiError, businessFailure } from '../../core/base/errors.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import { readTableSources } from '../../data/tables/tableSources.ts';
import { failedPart, readRuleParts, type FailedPart } from './checkRule.ts';
import { mayAskFor, targetOf, type ConfiguredCheck } from './configuredChecks.ts';
import { isTakenThere, checkedPlace, ownTableName, type CheckedPlace } from './checkedPlaces.ts';
import { findCheckRule } from './storedRules.ts';
import { findUniqueColumns, isTaken, mayAsk, type UniqueColumn } from './uniqueColumns.ts';
import { literalText, serverText } from '../../core/texts/serverText.ts';

/** Context for answering checks. */
export interface Checking {
  readonly db: Db;
  readonly schemas: Pick<SchemaStore, 'pages' | 'pageByUrl'>;
  readonly caller: Caller;
}

export interface CheckQuestion {
  readonly value: string;
  /** Id of the record or row that may have the value. */
  readonly dataId?: string | undefined;
}

const isTakenIn = async (
  { db, caller }: Checking,
  target: UniqueColumn,
  { values, dataId }: { readonly values: readonly string[]; readonly dataId?: string | undefined },
): Promise<boolean> =>
  isTaken(db, target, {
    tenantId: caller.user.tenantId,
    values: values.map((value) => String(normalValue(target.column, value))),
    from: (await readTableSources(db, [target.page])).from,
    dataId,
  });

/** Returns whether a value occurs in a registered unique column; undefined if the place is not registered. */
export const findDuplicate = async (
  checking: Checking,
  place: { readonly table: string; readonly field: string },
  { value, dataId }: CheckQuestion,
): Promise<boolean | undefined> => {
  const [target] = findUniqueColumns(checking.schemas.pages(), place);
  return target === undefined ? undefined : isTakenIn(checking, target, { values: [value], dataId });
};

/**
 * The part of a stored rule that the value violates; undefined if all match. Throws if the rule is unknown or invalid.
 */
export const findFailedPart = async (
  { db, caller }: Pick<Checking, 'db' | 'caller'>,
  code: string,
  value: string,
): Promise<FailedPart | undefined> => {
  const rule = await findCheckRule(db, caller.user.tenantId, code);
  if (rule === undefined) throw businessFailure(serverText('unknownRule'));
  const parts = readRuleParts(rule.parts);
  if (parts === undefined) throw businessFailure(serverText('brokenRule', { code }));
  try {
    return failedPart(parts, value);
  } catch {
    // Only an administrator can correct an invalid pattern.
    throw businessFailure(serverText('brokenRule', { code }));
  }
};

/** Returns whether a configured check finds the value; undefined if no page answers it (D40). */
export const findConfigured = async (
  checking: Checking,
  check: ConfiguredCheck,
  { value, dataId, type }: CheckQuestion & { readonly type?: string | undefined },
): Promise<boolean | undefined> => {
  const target = targetOf(check, checking.schemas, type);
  return target && isTakenIn(checking, target, { values: check.spellings(value), dataId });
};

const blankAnswer = (): Answer => new Answer(null, serverText('valueBlank'), 500);

const answerOf = (taken: boolean | undefined): Answer => {
  if (taken === true) throw businessFailure(serverText('valueTaken'));
  return new Answer(null, serverText('valueFree'));
};

const refuse = ({ page }: UniqueColumn): ApiError =>
  new ApiError(403, serverText('noPermission', { permission: permissionOf(page, 'list') }));

/** Context for answering a client's question about a table and a column. */
export interface DuplicateChecking extends Checking {
  readonly schemas: Pick<SchemaStore, 'pages' | 'pageByUrl' | 'dictionaries'>;
}

/** Requires the right to add or edit on the page; undefined if this product has no such page. */
async function checkNamed(
  { db, schemas, caller }: DuplicateChecking,
  place: CheckedPlace,
  { value, dataId = '' }: CheckQuestion,
): Promise<Answer | undefined> {
  const page = schemas.pageByUrl(place.page);
  if (page === undefined) return undefined;
  if (!(['add', 'edit'] as const).some((kind) => caller.can(permissionOf(page, kind))))
    throw new ApiError(403, serverText('noPermission', { permission: permissionOf(page, 'add') }));
  if (value === '') return blankAnswer();
  const isFiled = place.isFiled === true && value !== dataId && schemas.dictionaries().has(value);
  return answerOf(isFiled || (await isTakenThere(db, place, { tenantId: caller.user.tenantId, value, dataId })));
}

/** Answers a client (contract §3.2): only for registered columns of a page that the caller works with. */
export const checkDuplicate = async (
  checking: DuplicateChecking,
  { table, field }: { readonly table: string; readonly field: string },
  question: CheckQuestion,
): Promise<Answer> => {
  const named = checkedPlace(table, field);
  const answer = named && (await checkNamed(checking, named, question));
  if (answer !== undefined) return answer;
  const place = { table: ownTableName(table), field };
  const targets = findUniqueColumns(checking.schemas.pages(), place);
  const [first] = targets;
  if (first === undefined) throw businessFailure(serverText('fieldNotUnique', { table, field }));
  if (!targets.some((target) => mayAsk(target, checking.caller.can))) throw refuse(first);
  return question.value === '' ? blankAnswer() : answerOf(await findDuplicate(checking, place, question));
};

/** Answers a client (contract §3.3); throws with the part that does not match. */
export const checkByRule = async (
  checking: Pick<Checking, 'db' | 'caller'>,
  code: string,
  value: string,
): Promise<Answer> => {
  const failed = await findFailedPart(checking, code, value);
  if (value === '') return blankAnswer();
  if (failed !== undefined) throw businessFailure(literalText(failed.message), { result: failed });
  return new Answer(null, serverText('valuePasses'));
};

/** Answers a client from the page of a configured check. */
export const checkConfigured = async (
  checking: Checking,
  check: ConfiguredCheck,
  question: CheckQuestion & { readonly type?: string | undefined },
): Promise<Answer> => {
  const { schemas, caller } = checking;
  const target = targetOf(check, schemas, question.type);
  if (target !== undefined && !mayAsk(target, caller.can) && !mayAskFor(check, schemas.pages(), caller.can))
    throw refuse(target);
  return question.value === '' ? blankAnswer() : answerOf(await findConfigured(checking, check, question));
};
