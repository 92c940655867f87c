import { findNodeAtLocation, format, getLocation, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { jsonFaults, jsonFaultText, type CompiledColumn } from '../../../../engine/index.ts';
import type { CodeEdit, CodeOffers, CodeProblem, CodeQuestion } from '../../code/codeSources.ts';
import type { Ports } from '../../../kit/ports/ports.ts';

type Schema = NonNullable<CompiledColumn['jsonSchema']>;

export interface JsonWishes {
  readonly schema: Schema;
  readonly language: CompiledColumn['language'];
  readonly t: Ports['t'];
}

const STRICT = { disallowComments: true, allowTrailingComma: false };

/** Parser error codes, with their keys in the catalogue. */
const FAULTS: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'json.name',
  ValueExpected: 'json.value',
  ColonExpected: 'json.colon',
  CommaExpected: 'json.comma',
  CloseBraceExpected: 'json.brace',
  CloseBracketExpected: 'json.bracket',
  EndOfFileExpected: 'json.end',
  InvalidCommentToken: 'json.comment',
  UnexpectedEndOfString: 'json.quote',
};

/** Returns all syntax errors, or if there are none, all violations of the schema. */
export function jsonProblems(text: string, { schema, language, t }: JsonWishes): readonly CodeProblem[] {
  if (text.trim() === '') return [];
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, STRICT);
  if (errors.length > 0 || tree === undefined)
    return errors.map(({ error, offset, length }) => ({
      from: offset,
      to: offset + length,
      level: 'error',
      message: t(FAULTS[printParseErrorCode(error)] ?? 'json.symbol'),
    }));
  return jsonFaults(JSON.parse(text), schema).map((fault) => {
    const node = findNodeAtLocation(tree, [...fault.path]) ?? tree;
    // An unknown property is marked at its key, not its value; a missing one at the beginning of its object.
    const place = fault.kind === 'unknown' ? (node.parent?.children?.[0] ?? node) : node;
    const to = fault.kind === 'missing' ? place.offset + 1 : place.offset + place.length;
    return { from: place.offset, to, level: 'error', message: jsonFaultText(fault, language) };
  });
}

const schemaAt = (schema: Schema, path: readonly (string | number)[]): Schema | undefined =>
  path.reduce<Schema | undefined>(
    (at, step) => (typeof step === 'number' ? at?.items : at?.properties?.[step]),
    schema,
  );

/** Returns the keys of the object, or the allowed values, for the caret position. */
export function jsonOffers({ text, at }: CodeQuestion, schema: Schema): CodeOffers | null {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, at);
  const fitsNarrowing = previousNode !== undefined && at <= previousNode.offset + previousNode.length;
  const from = fitsNarrowing ? previousNode.offset : at - (/[\w-]*$/.exec(text.slice(0, at))?.[0].length ?? 0);
  const to = fitsNarrowing ? previousNode.offset + previousNode.length : at;
  if (isAtPropertyKey) {
    const { properties = {} } = schemaAt(schema, path.slice(0, -1)) ?? {};
    const hasColon = /^\s*:/.test(text.slice(to));
    const offers = Object.entries(properties).map(([key, of]) => ({
      label: JSON.stringify(key),
      insert: hasColon ? JSON.stringify(key) : `${JSON.stringify(key)}: `,
      detail: of.title ?? of.type,
      info: of.description,
      kind: 'key' as const,
    }));
    return offers.length === 0 ? null : { from, to, offers };
  }
  const wanted = schemaAt(schema, path);
  const values = wanted?.enum ?? (wanted?.type === 'boolean' ? [true, false] : []);
  const offers = values.map((value) => ({ label: JSON.stringify(value) }));
  return offers.length === 0 ? null : { from, to, offers };
}

/** Returns edits that format the text with two blanks per level. Invalid JSON is formatted as far as possible. */
export const formatEdits = (text: string): readonly CodeEdit[] =>
  format(text, undefined, { tabSize: 2, insertSpaces: true }).map(({ offset, length, content }) => ({
    from: offset,
    to: offset + length,
    insert: content,
  }));
