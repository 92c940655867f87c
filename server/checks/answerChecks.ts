import type { CompiledPage } from '../../engine/index.ts';
import type { Db } from '../database/db.ts';
import { Answer } from '../envelope.ts';
import { ApiError, businessFailure } from '../errors.ts';
import type { Caller } from '../records/caller.ts';
import { permissionOf } from '../records/recordState.ts';
import type { SchemaStore } from '../schemas/schemaStore.ts';
import { messages } from '../messages.ts';
import { readTableSources } from '../tables/tableSources.ts';
import { checkMessages } from './checkMessages.ts';
import { failedPart, readRuleParts, type FailedPart } from './checkRule.ts';
import { CONFIGURED_CHECKS, targetOf, type ConfiguredCheck } from './configuredChecks.ts';
import { findCheckRule } from './storedRules.ts';
import { findUniqueColumns, isTaken, mayAsk, type UniqueColumn } from './uniqueColumns.ts';

/** What checks are answered from. */
export interface Checking {
  readonly db: Db;
  readonly schemas: Pick<SchemaStore, 'pages' | 'pageByUrl'>;
  readonly caller: Caller;
}

interface Question {
  readonly values: readonly string[];
  readonly dataId?: string | undefined;
}

const sourcesOf = async (db: Db, page: CompiledPage) => (await readTableSources(db, page)).from;

const answerOf = async (
  { db, caller }: Checking,
  target: UniqueColumn,
  { values, dataId }: Question,
): Promise<Answer> => {
  const taken = await isTaken(db, target, {
    tenantId: caller.user.tenantId,
    values,
    from: await sourcesOf(db, target.page),
    ...(dataId === undefined ? {} : { dataId }),
  });
  if (taken) throw businessFailure(checkMessages.taken);
  return new Answer(null, checkMessages.available);
};

const blankAnswer = (): Answer => new Answer(null, checkMessages.blank, 500);

const refuse = ({ page }: UniqueColumn): ApiError =>
  new ApiError(403, messages.noPermission(permissionOf(page, 'list')));

/** Whether a value occurs already in a registered unique column (contract §3.2); throws when it does. */
export const checkDuplicate = async (
  checking: Checking,
  place: { readonly table: string; readonly field: string },
  question: { readonly value: string; readonly dataId?: string | undefined },
): Promise<Answer> => {
  const targets = findUniqueColumns(checking.schemas.pages(), place);
  const [first] = targets;
  if (first === undefined) throw businessFailure(checkMessages.unregistered(place.table, place.field));
  const target = targets.find((one) => mayAsk(one, checking.caller.can));
  if (target === undefined) throw refuse(first);
  if (question.value === '') return blankAnswer();
  return answerOf(checking, target, { values: [question.value], dataId: question.dataId });
};

const compare = (parts: unknown, value: string, code: string): FailedPart | undefined => {
  const read = readRuleParts(parts);
  if (read === undefined) throw businessFailure(checkMessages.brokenRule(code));
  try {
    return failedPart(read, value);
  } catch {
    // A pattern that cannot be read is the administrator's to mend.
    throw businessFailure(checkMessages.brokenRule(code));
  }
};

/** Compares a value with a stored check rule (contract §3.3); throws with the part that does not hold. */
export const checkByRule = async (
  { db }: Pick<Checking, 'db'>,
  { code, value }: { readonly code: string; readonly value: string },
): Promise<Answer> => {
  const rule = await findCheckRule(db, code);
  if (rule === undefined) throw businessFailure(checkMessages.unknownRule);
  if (value === '') return blankAnswer();
  const failed = compare(rule.parts, value, code);
  if (failed !== undefined) throw businessFailure(failed.message, { result: failed });
  return new Answer(null, checkMessages.passed);
};

export const findConfiguredCheck = (name: string): ConfiguredCheck | undefined =>
  CONFIGURED_CHECKS.find((check) => check.name === name);

/** Answers a configured check from its page; fine as long as there is none (D40). */
export const checkConfigured = async (
  checking: Checking,
  check: ConfiguredCheck,
  question: { readonly value: string; readonly dataId?: string | undefined; readonly type?: string | undefined },
): Promise<Answer> => {
  if (question.value === '') return blankAnswer();
  const target = targetOf(check, checking.schemas.pageByUrl(check.page), question.type);
  if (target === undefined) return new Answer(null, checkMessages.available);
  if (!mayAsk(target, checking.caller.can)) throw refuse(target);
  return answerOf(checking, target, { values: check.spellings(question.value), dataId: question.dataId });
};
