import { RE2JS } from 're2js';
import type { Problem } from '../problems.ts';

/** Names of presets are letters, digits, hyphens and a star; an expression has something else. */
const NAME = /^[\w*-]+$/;

/** Larger programs than any format needs: `(a{30}){30}` costs on every character. */
const MAX_PROGRAM = 3_000;

const HINTS: readonly (readonly [part: string, hint: string])[] = [
  ['(?=', 'there is no look-ahead: write several rules instead'],
  ['(?!', 'there is no look-ahead: write several rules instead'],
  ['(?<=', 'there is no look-behind: write what stands before into the expression'],
  ['(?<!', 'there is no look-behind: write what stands before into the expression'],
  ['repeat count', 'at most 1000 repetitions in all; use minLength and maxLength for lengths'],
  ['escape sequence: `\\', 'there are no back references, and only the usual escapes: \\d \\w \\s \\p{Han} \\u4e00'],
];

const hintFor = (message: string, source: string): { readonly hint?: string } => {
  const found = HINTS.find(([part]) => message.includes(part) || (part.startsWith('(?<') && source.includes(part)));
  return found === undefined ? {} : { hint: found[1] };
};

const unsupported = (message: string, source: string): Problem => ({
  code: 'unsupported-pattern',
  path: ['pattern'],
  message: `the pattern cannot be used: ${message}`,
  ...hintFor(message, source),
});

/** Whether a text in `pattern` is meant as a regular expression. */
export const isCustomPattern = (text: string): boolean => !NAME.test(text);

/**
 * A regular expression that takes time linear in the text, whatever it is (RE2). Written as in JavaScript, without
 * look-around and back references; it may be found anywhere in the text.
 */
export const compilePattern = (source: string): { readonly test: (text: string) => boolean } | Problem => {
  try {
    const pattern = RE2JS.compile(RE2JS.translateRegExp(source));
    if (pattern.programSize() > MAX_PROGRAM) return unsupported('its repetitions multiply to too much', source);
    return { test: (text) => pattern.test(text) };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return unsupported(said.replace(/^error parsing regexp: /, ''), source);
  }
};
