import { getNodeValue, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import type { Path } from '../../core/paths.ts';
import { normalizePunctuation } from '../../text/chineseMarks.ts';
import { hints, describeProblem } from '../../text/problems.ts';
import type { Problem } from '../../text/problems.ts';
import { placesOf } from './places.ts';
import type { Places } from './places.ts';

/** Counted in UTF-16 units, not bytes: one million is far more than a screen needs. */
const MAX_LENGTH = 1_000_000;
const MAX_DEPTH = 64;
/** One mistake makes the parser report much of what follows. */
const MAX_SYNTAX_PROBLEMS = 3;
const STRICT = { disallowComments: true, allowTrailingComma: false } as const;

/** These keys would reach the prototype of the objects read from the file. */
const REFUSED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

export interface JsonText {
  /** Absent if the text is not JSON. */
  readonly value?: unknown;
  /** Absent if the text is not JSON. */
  readonly root?: Node;
  readonly places: Places;
  readonly problems: readonly Problem[];
  /** Readable content of a text with problems: extra commas, Chinese punctuation, or a duplicate key. */
  readonly readable?: { readonly value: unknown; readonly root: Node } | undefined;
}

/**
 * Returns the depth of nested brackets, ignoring those in texts; not recursive, so that deep nesting cannot overflow
 * the stack.
 */
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

const syntaxProblem = ({ error }: ParseError): Pick<Problem, 'code' | 'said'> => {
  const name = printParseErrorCode(error);
  return name === '<unknown ParseErrorCode>'
    ? describeProblem('schema', { said: name })
    : describeProblem(`json-syntax.${name}`);
};

/** Returns the offset of a comma before a closing bracket, after which the parser expects another element. */
function commaTooMany({ error, offset }: ParseError, body: string): number | undefined {
  const name = printParseErrorCode(error);
  if (name !== 'PropertyNameExpected' && name !== 'ValueExpected') return undefined;
  if (!/^[}\]]/.test(body.slice(offset))) return undefined;
  const before = body.slice(0, offset).trimEnd();
  return before.endsWith(',') ? before.length - 1 : undefined;
}

function syntaxProblems(body: string, errors: readonly ParseError[], places: Places): Problem[] {
  const lines = new Set<number>();
  return errors
    .map((error) => ({ error, comma: commaTooMany(error, body) }))
    .map(({ error, comma }) => ({ error, comma, place: places.at(comma ?? error.offset) }))
    .filter(({ place }) => !lines.has(place.line) && lines.add(place.line))
    .slice(0, MAX_SYNTAX_PROBLEMS)
    .map(({ error, comma, place }) => {
      const said =
        comma === undefined ? syntaxProblem(error) : { ...describeProblem('json-syntax.comma'), ...hints('leaveOut') };
      return { ...said, path: [], ...place };
    });
}

/** Returns the readable content of a text with problems; undefined if a bracket, a comma or a quote is missing. */
function readableIn(body: string): JsonText['readable'] {
  const { text, marks } = normalizePunctuation(body, '"');
  const errors: ParseError[] = [];
  const root = parseTree(marks.length > 0 ? text : body, errors, { allowTrailingComma: true, disallowComments: false });
  return errors.length > 0 || root === undefined ? undefined : { value: getNodeValue(root) as unknown, root };
}

/**
 * Reports Chinese punctuation, and the remaining errors as if it were corrected; undefined if the punctuation causes no
 * errors.
 */
function markProblems(body: string, errors: readonly ParseError[], places: Places): Problem[] | undefined {
  const { text, marks } = normalizePunctuation(body, '"');
  const remaining: ParseError[] = [];
  if (marks.length > 0) parseTree(text, remaining, STRICT);
  if (marks.length === 0 || remaining.length >= errors.length) return undefined;
  const said = marks.slice(0, MAX_SYNTAX_PROBLEMS).map(({ at, mark, instead }) => ({
    ...describeProblem('chinese-mark', { mark }),
    path: [],
    ...hints('write', { text: instead }),
    ...places.at(at),
  }));
  return [...said, ...syntaxProblems(text, remaining, places)];
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
    if (seen.has(key)) problems.push({ ...describeProblem('duplicate-key.inFile', { key }), ...at });
    if (REFUSED_KEYS.has(key)) problems.push({ ...describeProblem('reserved-key.inFile', { key }), ...at });
    seen.add(key);
    return valueNode ? [...problems, ...keyProblems(valueNode, [...path, key], places)] : problems;
  });
}

/**
 * Parses strict JSON and records the position of everything in it: no comments, no trailing commas, no duplicate keys.
 */
export function readJsonText(text: string): JsonText {
  if (text.length > MAX_LENGTH) {
    const said = describeProblem('too-large', { count: text.length, limit: MAX_LENGTH });
    return { places: placesOf(text), problems: [{ ...said, path: [], line: 1, column: 1 }] };
  }
  if (depthOf(text) > MAX_DEPTH) {
    const said = describeProblem('too-deep', { limit: MAX_DEPTH });
    return { places: placesOf(text), problems: [{ ...said, path: [], line: 1, column: 1 }] };
  }
  const body = text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text;
  const errors: ParseError[] = [];
  const root = parseTree(body, errors, STRICT);
  const places = placesOf(body, root);
  if (errors.length > 0 || root === undefined) {
    const empty = [{ ...describeProblem('json-syntax.empty'), path: [], line: 1, column: 1 }];
    const said = () => markProblems(body, errors, places) ?? syntaxProblems(body, errors, places);
    return errors.length > 0 ? { places, problems: said(), readable: readableIn(body) } : { places, problems: empty };
  }
  const problems = keyProblems(root, [], places);
  // A key that would reach the prototype is never read.
  const isSafe = problems.every(({ code }) => code !== 'reserved-key');
  if (problems.length > 0)
    return { places, problems, readable: isSafe ? { value: getNodeValue(root) as unknown, root } : undefined };
  return { value: JSON.parse(body) as unknown, root, places, problems };
}
