import { RE2JS } from 're2js';
import { hints, part, describeProblem } from '../../text/problems.ts';
import type { HintName, Part, Problem, ProblemText, TextKey } from '../../text/problems.ts';
import type { Pattern } from './patterns.ts';

/** Limits program size, because `(a{30}){30}` costs time on every character; no format needs larger programs. */
const MAX_PROGRAM = 3_000;

const HINTS = [
  ['(?=', 'lookAhead'],
  ['(?!', 'lookAhead'],
  ['(?<=', 'lookBehind'],
  ['(?<!', 'lookBehind'],
  ['repeat count', 'repetitions'],
  ['escape sequence: `\\', 'escapes'],
] as const satisfies readonly (readonly [said: string, hint: HintName])[];

/** Error messages of RE2 and their catalogue keys. */
const FAULTS: readonly (readonly [said: string, key: Extract<TextKey, `pattern.${string}`>])[] = [
  ['missing argument to repetition operator', 'pattern.nothing-to-repeat'],
  ['missing closing ]', 'pattern.bracket'],
  ['missing closing )', 'pattern.parenthesis'],
  ['unexpected )', 'pattern.unexpectedParenthesis'],
  ['invalid character class range', 'pattern.range'],
  ['invalid escape sequence', 'pattern.escape'],
  ['invalid repeat count', 'pattern.repeatCount'],
  ['invalid nested repetition operator', 'pattern.nestedRepeat'],
  ['invalid or unsupported Perl syntax', 'pattern.syntax'],
  ['trailing backslash', 'pattern.backslash'],
  ['expression too large', 'pattern.large'],
  ['expression nests too deeply', 'pattern.large'],
];

const hintFor = (message: string, source: string): { readonly hint?: ProblemText } => {
  const found = HINTS.find(([said]) => message.includes(said) || (said.startsWith('(?<') && source.includes(said)));
  return found === undefined ? {} : hints(found[1]);
};

interface Fault {
  readonly said: Part;
  /** Subject of the error, as RE2 reports it: ": `[a`". */
  readonly detail: string;
}

const faultOf = (message: string): Fault => {
  const found = FAULTS.find(([said]) => message.startsWith(said));
  return found === undefined
    ? { said: message, detail: '' }
    : { said: part(found[1]), detail: message.slice(found[0].length) };
};

const unsupported = (fault: Fault, hint: { readonly hint?: ProblemText } = {}): Problem => ({
  ...describeProblem('unsupported-pattern', { ...fault }),
  path: ['pattern'],
  ...hint,
});

/**
 * Compiles a regular expression with RE2, whose time is always linear in the text. Separate module, because it weighs
 * 50 kB and few pages have a pattern that needs it.
 */
export function re2Pattern(source: string): Pattern | Problem {
  try {
    const pattern = RE2JS.compile(RE2JS.translateRegExp(source));
    if (pattern.programSize() > MAX_PROGRAM) return unsupported({ said: part('part.repetitions'), detail: '' });
    return { test: (text) => pattern.test(text) };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const message = said.replace(/^error parsing regexp: /, '');
    return unsupported(faultOf(message), hintFor(message, source));
  }
}
