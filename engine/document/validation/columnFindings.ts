import type { CellCheck, CompiledColumn, CompiledDetail } from '../../language/compiled/compiledPage.ts';
import type { Finding, Moment } from '../../core/findings.ts';
import type { Scope } from '../../core/scope.ts';
import type { TableModel } from '../../table/tableModel.ts';
import { isBlank, type Value, type Values } from '../../core/values.ts';
import { fillWords, wordsOf } from '../../text/words/words.ts';
import { cannotBeFilled, isTrue } from './conditions.ts';

/** Rule id of the finding for a missing value. */
export const REQUIRED = 'required';

const failing = (value: Value, scope: Scope): ((check: CellCheck) => boolean) =>
  isBlank(value)
    ? (check) => check.id === REQUIRED && !check.test(value, scope.values)
    : // Uniqueness is checked where all records are known.
      (check) => check.id !== 'unique' && !check.test(value, scope.values);

/** Whether a non-blank value passes the column's own checks; uniqueness is checked elsewhere. */
export const passesOwnChecks = (column: CompiledColumn, value: Value, row: Values): boolean =>
  column.checks.every((check) => check.id === 'unique' || check.test(value, row));

/** Returns the first failing check of a header field; with `save`, checks that apply only to a submit are left out. */
export const headerFinding = (column: CompiledColumn, scope: Scope, at: Moment): Finding | undefined => {
  const value = Object.hasOwn(scope.values, column.key) ? (scope.values[column.key] ?? null) : null;
  if (isBlank(value) && cannotBeFilled(column, scope)) return undefined;
  const checks = at === 'submit' ? column.checks : column.checks.filter((check) => check.at === 'save');
  const failed = checks.find(failing(value, scope));
  const common = { level: 'error', path: [column.key] } as const;
  if (failed) return { ...common, ruleId: failed.id, at: failed.at, message: failed.message };
  if (at === 'save' || !isBlank(value) || !isTrue(column.required, scope)) return undefined;
  const message =
    column.checks.find((check) => check.id === REQUIRED)?.message ??
    fillWords(wordsOf(column.language).cannotBeBlank, { title: column.title });
  return { ...common, ruleId: REQUIRED, at: 'submit', message };
};

/** Too few rows can be saved but not submitted; too many cannot be saved. */
export const rowCountFindings = (detail: CompiledDetail, count: number, at: Moment): readonly Finding[] => {
  const words = wordsOf(detail.language);
  const common = { level: 'error', path: [detail.key] } as const;
  if (count > detail.maxRows) {
    const message = fillWords(words.tooManyRows, { title: detail.title, limit: detail.maxRows, count });
    return [{ ...common, ruleId: 'maxRows', at: 'save', message }];
  }
  if (at === 'save' || count >= detail.minRows) return [];
  const message = fillWords(words.tooFewRows, { title: detail.title, limit: detail.minRows });
  return [{ ...common, ruleId: 'minRows', at: 'submit', message }];
};

/** Returns all invalid cells of a detail by the checks of its columns, including `unique`. */
export const cellFindings = (detail: CompiledDetail, model: TableModel, at: Moment): readonly Finding[] =>
  model.badCells(at).map((cell) => ({
    ruleId: cell.checkId,
    level: 'error',
    at: cell.at,
    path: [detail.key, model.indexOf(cell.rowId), cell.key],
    rowId: cell.rowId,
    message: cell.message,
  }));
