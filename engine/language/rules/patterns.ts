import type { Problem } from '../../text/problems.ts';
import { plainPattern } from './plainPattern.ts';

export interface Pattern {
  readonly test: (text: string) => boolean;
}

/** Compiles what is not plain, in linear time too. */
export type PatternCompiler = (source: string) => Pattern | Problem;

/** A pattern is not plain, and nobody has said how such are compiled: `compilePatternsWith(re2Pattern)`. */
export class PatternCompilerMissing extends Error {
  constructor(source: string) {
    super(`no compiler for the pattern ${source}: call compilePatternsWith(re2Pattern) first`);
    this.name = 'PatternCompilerMissing';
  }
}

let compileOthers: PatternCompiler | undefined;

/** How patterns are compiled that are not plain. One for all; a folder of schemas is always compiled with RE2. Default: not at all. */
export function compilePatternsWith(given: PatternCompiler | undefined): void {
  compileOthers = given;
}

/** Names of presets are letters, digits, hyphens and a star; an expression has something else. */
const NAME = /^[\w*-]+$/;

/** Whether a text in `pattern` is meant as a regular expression. */
export const isCustomPattern = (text: string): boolean => !NAME.test(text);

/**
 * A regular expression that takes time linear in the text, whatever it is. Written as in JavaScript, without look-around
 * and back references; it may be found anywhere in the text. Throws a `PatternCompilerMissing`.
 */
export function compilePattern(source: string): Pattern | Problem {
  const plain = plainPattern(source);
  if (plain !== undefined) return { test: (text) => plain.test(text) };
  if (compileOthers === undefined) throw new PatternCompilerMissing(source);
  return compileOthers(source);
}
