import { isChosen, kindOf } from '../columnKinds/index.ts';
import type { CellCheck } from '../compiled/compiledPage.ts';
import type { Handler } from '../../core/handler.ts';
import type { Language } from '../../text/catalogue/languages.ts';
import { hints, describeProblem } from '../../text/problems.ts';
import type { Problem } from '../../text/problems.ts';
import { didYouMean } from '../../text/suggestions.ts';
import { isBlank, valuesOf } from '../../core/values.ts';
import type { Value } from '../../core/values.ts';
import { wordsOf } from '../../text/words/words.ts';
import type { Words } from '../../text/words/words.ts';
import type { ChecksContext, ColumnInput, ValidateRule } from '../columnKinds/checks/columnInput.ts';
import { HANDLERS } from './handlers.ts';
import { fillMessage, PLACEHOLDERS, unknownPlaceholders } from '../columnKinds/checks/messages.ts';
import { compilePattern, isCustomPattern } from './patterns.ts';
import { PRESETS } from './presets.ts';
import type { Preset } from './presets.ts';
import { hasAtLeast, hasAtMost } from '../columnKinds/checks/textLength.ts';

/** Context for drafting the checks of a column's rules. */
interface Drafting {
  readonly column: ColumnInput;
  readonly handlers: ReadonlyMap<string, Handler>;
  readonly language: Language;
  readonly words: Words;
}

/** A check before its id, moment and message are final. */
interface Draft {
  readonly id: string;
  readonly message: string;
  readonly test: CellCheck['test'];
}

type Made = Draft | Problem;

const REQUIRED_PATTERN = '*';
const UNIQUE_PATTERN = 'only';

/** Text checks also accept a number in place of a text. */
const onText =
  (test: (text: string) => boolean): CellCheck['test'] =>
  (value: Value) =>
    test(typeof value === 'string' ? value : String(value));

const required = ({ column, words }: Drafting): Draft => ({
  id: 'required',
  message: isChosen(column.type) ? words.requiredChoice : words.required,
  test: (value) => !isBlank(value),
});

/** The column's value map validates uniqueness, not this test. */
const unique = ({ words }: Drafting): Draft => ({ id: 'unique', message: words.unique, test: () => true });

const named = (kind: 'pattern' | 'handler', name: string, { handlers, language }: Drafting): Made => {
  const known: ReadonlyMap<string, Preset> = kind === 'pattern' ? PRESETS : handlers;
  const found = known.get(name);
  if (found !== undefined) {
    const message = language === 'en-US' ? found.english : found.message;
    return { id: kind === 'pattern' ? kind : name, message, test: onText(found.test) };
  }
  return {
    ...describeProblem(kind === 'pattern' ? 'unknown-preset' : 'unknown-handler', { name }),
    path: [kind],
    ...didYouMean(name, known.keys()),
  };
};

const patternOf = (name: string, drafting: Drafting): Made => {
  if (name === REQUIRED_PATTERN) return required(drafting);
  if (name === UNIQUE_PATTERN) return unique(drafting);
  const pattern = isCustomPattern(name) ? compilePattern(name) : undefined;
  if (pattern === undefined) return named('pattern', name, drafting);
  if ('code' in pattern) return pattern;
  return { id: 'pattern', message: drafting.words.pattern, test: onText(pattern.test) };
};

/** Checks how many values are chosen, not which (W5.1-32). */
const choicesOf = (id: 'min' | 'max', limit: number, { column, words }: Drafting): Draft => ({
  id,
  message: words[id].replace('${limit}', String(limit)),
  test: onText((text) => {
    const { length } = valuesOf(text, column.separator);
    return id === 'min' ? length >= limit : length <= limit;
  }),
});

const lengthOf = (id: 'minLength' | 'maxLength', limit: number, { words }: Drafting): Draft => ({
  id,
  message: words[id].replace('${limit}', String(limit)),
  test: onText(id === 'minLength' ? (text) => hasAtLeast(text, limit) : (text) => hasAtMost(text, limit)),
});

const draftsOf = (rule: ValidateRule, drafting: Drafting): readonly Made[] => [
  ...(rule.required === true ? [required(drafting)] : []),
  ...(rule.minLength === undefined ? [] : [lengthOf('minLength', rule.minLength, drafting)]),
  ...(rule.maxLength === undefined ? [] : [lengthOf('maxLength', rule.maxLength, drafting)]),
  ...(rule.min === undefined ? [] : [choicesOf('min', rule.min, drafting)]),
  ...(rule.max === undefined ? [] : [choicesOf('max', rule.max, drafting)]),
  ...(rule.unique === true ? [unique(drafting)] : []),
  ...(rule.pattern === undefined ? [] : [patternOf(rule.pattern, drafting)]),
  ...(rule.handler === undefined ? [] : [named('handler', rule.handler, drafting)]),
];

/** Tables and documents identify these checks by name, so a rule's own id never replaces it. */
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

const placeholderProblems = (message: string | undefined, path: Problem['path']): readonly Problem[] =>
  unknownPlaceholders(message ?? '').map((name) => ({
    ...describeProblem('unknown-placeholder.ofColumn', { written: `\${${name}}` }),
    path,
    ...hints('writeOneOf', { names: PLACEHOLDERS.map((known) => `\${${known}}`) }),
    ...didYouMean(name, PLACEHOLDERS, (known) => `\${${known}}`),
  }));

/**
 * Returns whether a rule limits the length itself, at every save and at least as strictly; the derived check would then
 * be a duplicate.
 */
const saysItself = ({ maxLength = Infinity, validateRules = [] }: ColumnInput): boolean =>
  validateRules.some((rule) => rule.maxLength !== undefined && rule.maxLength <= maxLength && rule.at !== 'submit');

const derivedChecks = (column: ColumnInput, context: ChecksContext): readonly CellCheck[] => {
  const checks = kindOf(column.type).checks(column, context);
  return saysItself(column) ? checks.filter(({ id }) => id !== 'maxLength') : checks;
};

/**
 * Compiles the checks of a column: first those derived from its type and limits, then its `validateRules` in order
 * (W5.1-1).
 */
export const compileChecks = (column: ColumnInput, context: ChecksContext = {}): ChecksResult => {
  const { handlers = HANDLERS, language = 'zh-CN' } = context;
  const drafting = { column, handlers, language, words: wordsOf(language) };
  const checks = [...derivedChecks(column, context)];
  const problems: Problem[] = [];
  for (const [index, rule] of (column.validateRules ?? []).entries()) {
    problems.push(...placeholderProblems(rule.message, ['validateRules', index, 'message']));
    for (const made of draftsOf(rule, drafting)) {
      if ('code' in made) problems.push({ ...made, path: ['validateRules', index, ...made.path] });
      else checks.push(settle(made, rule, column));
    }
  }
  return { checks, problems };
};
