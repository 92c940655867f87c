import type { Problem } from '../../text/problems.ts';
import { plainPattern } from './plainPattern.ts';

export interface Pattern {
  readonly test: (text: string) => boolean;
}

/** Compiles a pattern that is not plain, also to linear time. */
export type PatternCompiler = (source: string) => Pattern | Problem;

/** Thrown if a pattern is not plain and no compiler is set: `compilePatternsWith(re2Pattern)`. */
export class PatternCompilerMissing extends Error {
  constructor(source: string) {
    super(`no compiler for the pattern ${source}: call compilePatternsWith(re2Pattern) first`);
    this.name = 'PatternCompilerMissing';
  }
}

let compileOthers: PatternCompiler | undefined;

/**
 * Sets the compiler for patterns that are not plain, globally; a folder of schemas is always compiled with RE2.
 * Default: none.
 */
export function compilePatternsWith(given: PatternCompiler | undefined): void {
  compileOthers = given;
}

/**
 * Names of presets contain only letters, digits, underscores, hyphens and stars; any other character makes a regular
 * expression.
 */
const NAME = /^[\w*-]+$/;

/** Returns whether a text in `pattern` is a regular expression. */
export const isCustomPattern = (text: string): boolean => !NAME.test(text);

/**
 * Compiles a regular expression to a pattern whose time is always linear in the text. JavaScript syntax without
 * look-around and back references; it matches anywhere in the text. Throws a `PatternCompilerMissing`.
 */
export function compilePattern(source: string): Pattern | Problem {
  const plain = plainPattern(source);
  if (plain !== undefined) return { test: (text) => plain.test(text) };
  if (compileOthers === undefined) throw new PatternCompilerMissing(source);
  return compileOthers(source);
}
