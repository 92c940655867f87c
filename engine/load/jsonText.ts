import { parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import type { Path } from '../paths.ts';
import type { Problem } from '../problems.ts';
import { placesOf } from './places.ts';
import type { Places } from './places.ts';

/** Bytes are not counted: one million UTF-16 units is far more than a screen needs. */
const MAX_LENGTH = 1_000_000;
const MAX_DEPTH = 64;
/** One slip makes the parser complain about much of what follows. */
const MAX_SYNTAX_PROBLEMS = 3;

/** They would reach the prototype of the objects that are read from the file. */
const REFUSED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

export interface JsonText {
  /** Absent when the text is no JSON. */
  readonly value?: unknown;
  /** Absent when the text is no JSON. */
  readonly root?: Node;
  readonly places: Places;
  readonly problems: readonly Problem[];
}

const SYNTAX_MESSAGES: Readonly<Record<string, string>> = {
  InvalidSymbol: 'not a JSON value; texts stand in double quotes',
  InvalidNumberFormat: 'not a number',
  PropertyNameExpected: 'a key in double quotes is expected here',
  ValueExpected: 'a value is expected here',
  ColonExpected: 'a colon is expected here',
  CommaExpected: 'a comma is expected here',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'nothing may follow the end of the document',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
  UnexpectedEndOfString: 'the text is not closed with "',
  UnexpectedEndOfNumber: 'the number is not complete',
  InvalidUnicode: 'not a \\u escape of four hexadecimal digits',
  InvalidEscapeCharacter: 'not an escape; write a backslash as \\\\',
  InvalidCharacter: 'a control character stands in the text; write a line break as \\n',
};

/** Depth of nested brackets, those in texts left out; found without recursion, so that no text is too deep for it. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inText) {
      if (character === '\\') index += 1;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}

function syntaxProblems(errors: readonly ParseError[], places: Places): Problem[] {
  const lines = new Set<number>();
  return errors
    .map((error) => ({ error, place: places.at(error.offset) }))
    .filter(({ place }) => !lines.has(place.line) && lines.add(place.line))
    .slice(0, MAX_SYNTAX_PROBLEMS)
    .map(({ error, place }) => {
      const name = printParseErrorCode(error.error);
      return { code: 'json-syntax', path: [], message: SYNTAX_MESSAGES[name] ?? name, ...place };
    });
}

function keyProblems(node: Node, path: Path, places: Places): Problem[] {
  if (node.type === 'array') {
    return (node.children ?? []).flatMap((child, index) => keyProblems(child, [...path, index], places));
  }
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((property): Problem[] => {
    const [keyNode, valueNode] = property.children ?? [];
    if (keyNode === undefined) return [];
    const key = String(keyNode.value);
    const at = { path: [...path, key], ...places.at(keyNode.offset) };
    const problems: Problem[] = [];
    if (seen.has(key)) problems.push({ code: 'duplicate-key', message: `the key "${key}" stands here twice`, ...at });
    if (REFUSED_KEYS.has(key))
      problems.push({ code: 'reserved-key', message: `the key "${key}" is not allowed`, ...at });
    seen.add(key);
    return valueNode ? [...problems, ...keyProblems(valueNode, [...path, key], places)] : problems;
  });
}

/** Strict JSON with the place of everything in it: no comments, no trailing commas, no key twice. */
export function readJsonText(text: string): JsonText {
  if (text.length > MAX_LENGTH) {
    const message = `the file has ${text.length} characters, at most ${MAX_LENGTH} are allowed`;
    return { places: placesOf(text), problems: [{ code: 'too-large', path: [], message, line: 1, column: 1 }] };
  }
  if (depthOf(text) > MAX_DEPTH) {
    const message = `the file is nested more than ${MAX_DEPTH} levels deep`;
    return { places: placesOf(text), problems: [{ code: 'too-deep', path: [], message, line: 1, column: 1 }] };
  }
  const body = text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text;
  const errors: ParseError[] = [];
  const root = parseTree(body, errors, { disallowComments: true, allowTrailingComma: false });
  const places = placesOf(body, root);
  if (errors.length > 0 || root === undefined) {
    const empty = [{ code: 'json-syntax', path: [], message: 'the file is empty', line: 1, column: 1 }];
    return { places, problems: errors.length > 0 ? syntaxProblems(errors, places) : empty };
  }
  const problems = keyProblems(root, [], places);
  return problems.length > 0 ? { places, problems } : { value: JSON.parse(body) as unknown, root, places, problems };
}
