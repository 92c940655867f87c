import { isChosen, valuesOf } from '../columnTypes.ts';
import type { CellCheck } from '../compiledPage.ts';
import type { Handler } from '../handler.ts';
import type { Problem } from '../problems.ts';
import { didYouMean } from '../suggestions.ts';
import { isBlank } from '../values.ts';
import type { Value } from '../values.ts';
import type { ChecksContext, ColumnInput, ValidateRule } from './columnInput.ts';
import { derivedChecks } from './derivedChecks.ts';
import { HANDLERS } from './handlers.ts';
import { CHECK_MESSAGES, fillMessage } from './messages.ts';
import { compilePattern, isCustomPattern } from './patterns.ts';
import { PRESETS } from './presets.ts';
import { hasAtLeast, hasAtMost } from './textLength.ts';

/** What a rule makes before id, moment and message are settled. */
interface Draft {
  readonly id: string;
  readonly message: string;
  readonly test: CellCheck['test'];
}

type Made = Draft | Problem;

const REQUIRED_PATTERN = '*';
const UNIQUE_PATTERN = 'only';

/** Checks of text also take a number that stands where a text should. */
const onText =
  (test: (text: string) => boolean): CellCheck['test'] =>
  (value: Value) =>
    test(typeof value === 'string' ? value : String(value));

const required = (column: ColumnInput): Draft => ({
  id: 'required',
  message: isChosen(column.type) ? CHECK_MESSAGES.requiredChoice : CHECK_MESSAGES.required,
  test: (value) => !isBlank(value),
});

/** The column's value map judges it, not the single value. */
const unique: Draft = { id: 'unique', message: CHECK_MESSAGES.unique, test: () => true };

const named = (
  kind: 'pattern' | 'handler',
  name: string,
  known: ReadonlyMap<string, { readonly message: string; readonly test: (text: string) => boolean }>,
): Made => {
  const found = known.get(name);
  if (found !== undefined) {
    return { id: kind === 'pattern' ? kind : name, message: found.message, test: onText(found.test) };
  }
  return {
    code: kind === 'pattern' ? 'unknown-preset' : 'unknown-handler',
    path: [kind],
    message: `unknown ${kind === 'pattern' ? 'preset' : 'handler'} "${name}"`,
    ...didYouMean(name, known.keys()),
  };
};

const patternOf = (name: string, column: ColumnInput): Made => {
  if (name === REQUIRED_PATTERN) return required(column);
  if (name === UNIQUE_PATTERN) return unique;
  const pattern = isCustomPattern(name) ? compilePattern(name) : undefined;
  if (pattern === undefined) return named('pattern', name, PRESETS);
  if ('code' in pattern) return pattern;
  return { id: 'pattern', message: CHECK_MESSAGES.pattern, test: onText(pattern.test) };
};

/** How many values are chosen of several, not which (W5.1-32). */
const choicesOf = (id: 'min' | 'max', limit: number): Draft => ({
  id,
  message: CHECK_MESSAGES[id].replace('${limit}', String(limit)),
  test: onText((text) => (id === 'min' ? valuesOf(text).length >= limit : valuesOf(text).length <= limit)),
});

const lengthOf = (id: 'minLength' | 'maxLength', limit: number): Draft => ({
  id,
  message: CHECK_MESSAGES[id].replace('${limit}', String(limit)),
  test: onText(id === 'minLength' ? (text) => hasAtLeast(text, limit) : (text) => hasAtMost(text, limit)),
});

const draftsOf = (rule: ValidateRule, column: ColumnInput, handlers: ReadonlyMap<string, Handler>): readonly Made[] => [
  ...(rule.required === true ? [required(column)] : []),
  ...(rule.minLength === undefined ? [] : [lengthOf('minLength', rule.minLength)]),
  ...(rule.maxLength === undefined ? [] : [lengthOf('maxLength', rule.maxLength)]),
  ...(rule.min === undefined ? [] : [choicesOf('min', rule.min)]),
  ...(rule.max === undefined ? [] : [choicesOf('max', rule.max)]),
  ...(rule.unique === true ? [unique] : []),
  ...(rule.pattern === undefined ? [] : [patternOf(rule.pattern, column)]),
  ...(rule.handler === undefined ? [] : [named('handler', rule.handler, handlers)]),
];

/** Tables and documents know these checks by name, so a rule's own id never replaces it. */
const KEEPS_NAME: ReadonlySet<string> = new Set(['required', 'unique']);

const settle = (draft: Draft, rule: ValidateRule, column: ColumnInput): CellCheck => ({
  id: KEEPS_NAME.has(draft.id) ? draft.id : (rule.id ?? draft.id),
  at: rule.at ?? (draft.id === 'required' ? 'submit' : 'save'),
  message: fillMessage(rule.message ?? draft.message, column),
  test: draft.test,
});

export interface ChecksResult {
  readonly checks: CellCheck[];
  /** Paths are relative to the column: `['validateRules', 0, 'pattern']`. */
  readonly problems: Problem[];
}

/** The checks of a column: first what follows from its type and limits, then its `validateRules` in order (W5.1-1). */
export const compileChecks = (column: ColumnInput, context: ChecksContext = {}): ChecksResult => {
  const checks = [...derivedChecks(column, context)];
  const problems: Problem[] = [];
  for (const [index, rule] of (column.validateRules ?? []).entries()) {
    for (const made of draftsOf(rule, column, context.handlers ?? HANDLERS)) {
      if ('code' in made) problems.push({ ...made, path: ['validateRules', index, ...made.path] });
      else checks.push(settle(made, rule, column));
    }
  }
  return { checks, problems };
};
