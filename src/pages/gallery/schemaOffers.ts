import { getLocation, parse } from 'jsonc-parser';
import type { Location } from 'jsonc-parser';
import type { CodeComplete, CodeDescribe, CodeOffer, CodeOffers, CodeQuestion } from '../../../renderers/index.ts';
import { isRecord } from '../../../contract/reading.ts';
import { describedAt, metaAt } from './metaSchema.ts';
import type { MetaNode, MetaSchemas } from './metaSchema.ts';

interface Meant {
  readonly value: unknown;
  readonly info: string | undefined;
}

const textOrNone = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Meanings of project names, from the names file for editors. */
const meaningsIn = ({ schema }: MetaNode): ReadonlyMap<unknown, string> =>
  new Map(
    listed(schema['defaultSnippets']).flatMap((one) =>
      isRecord(one) && typeof one['description'] === 'string' ? [[one['body'], one['description']] as const] : [],
    ),
  );

/** All values that a schema contains: enum, const, project names, booleans. */
function valuesOfNode(node: MetaNode): readonly Meant[] {
  const { schema } = node;
  const meanings = meaningsIn(node);
  const values = [
    ...listed(schema['enum']),
    ...('const' in schema ? [schema['const']] : []),
    ...listed(schema['examples']),
    ...(schema['type'] === 'boolean' ? [true, false] : []),
  ];
  return values.map((value) => ({ value, info: meanings.get(value) }));
}

/** Initial values inserted for a key, by type. */
const BEGINNINGS: Readonly<Record<string, string>> = { string: '""', array: '[]', object: '{}', boolean: 'true' };

function beginningOf(property: Readonly<Record<string, unknown>>): string {
  if ('const' in property) return JSON.stringify(property['const']);
  const type = listed(property['enum']).length > 0 ? typeof listed(property['enum'])[0] : property['type'];
  return BEGINNINGS[String(type)] ?? '';
}

/** Range of the quoted text at the caret; undefined outside quotes. */
function quotedAround({ text, at }: CodeQuestion, { previousNode: node }: Location) {
  const isText = node?.type === 'string' || node?.type === 'property';
  if (!isText || at <= node.offset || at > node.offset + node.length) return undefined;
  const end = node.offset + node.length;
  const isClosed = text[end - 1] === '"' && end - 1 > node.offset;
  return at === end && isClosed ? undefined : { from: node.offset + 1, to: isClosed ? end : at };
}

const wordBefore = ({ text, at }: CodeQuestion): string => /[\w.$:-]*$/.exec(text.slice(0, at))?.[0] ?? '';

function keyOffers(question: CodeQuestion, location: Location, nodes: readonly MetaNode[]): CodeOffers | null {
  const quoted = quotedAround(question, location);
  const from = quoted?.from ?? question.at - wordBefore(question).length;
  const to = quoted?.to ?? question.at;
  const isNamed = /^\s*:/.test(question.text.slice(to));
  const owner = ownerAt(question.text, location.path.slice(0, -1));
  const written = question.text.slice(from, quoted === undefined ? to : to - 1);
  const offers = new Map<string, CodeOffer>();
  for (const { schema } of nodes) {
    const { properties } = schema;
    for (const [key, of] of Object.entries(isRecord(properties) ? properties : {})) {
      if ((key in owner && key !== written) || offers.has(key)) continue;
      const property = isRecord(of) ? of : {};
      offers.set(key, {
        label: key,
        insert: `${quoted === undefined ? '"' : ''}${key}"${isNamed ? '' : `: ${beginningOf(property)}`}`,
        info: textOrNone(property['description']),
        kind: 'key',
      });
    }
  }
  return offers.size === 0 ? null : { from, to, offers: [...offers.values()] };
}

function valueOffers(question: CodeQuestion, location: Location, nodes: readonly MetaNode[]): CodeOffers | null {
  const quoted = quotedAround(question, location);
  const from = quoted?.from ?? question.at - wordBefore(question).length;
  const to = quoted?.to ?? question.at;
  const offers = new Map<string, CodeOffer>();
  for (const { value, info } of nodes.flatMap(valuesOfNode)) {
    const isText = typeof value === 'string';
    if ((quoted !== undefined && !isText) || offers.has(String(value))) continue;
    const insert = quoted === undefined ? JSON.stringify(value) : JSON.stringify(value).slice(1);
    offers.set(String(value), { label: String(value), insert, detail: info, kind: 'value' });
  }
  return offers.size === 0 ? null : { from, to, offers: [...offers.values()] };
}

function ownerAt(text: string, path: Location['path']): Readonly<Record<string, unknown>> {
  const found = path.reduce<unknown>(
    (value, key) => (Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[key] : undefined),
    parse(text),
  );
  return isRecord(found) ? found : {};
}

/** Completes keys and values from the meta-schema at the caret; omits existing keys. */
export const offersFrom =
  (meta: MetaSchemas): CodeComplete =>
  (question) => {
    const { text, at, isExplicit } = question;
    const location = getLocation(text, at);
    const before = text[at - 1] ?? '';
    if (!isExplicit && !/[\w"$.]/.test(before)) return null;
    const { path, isAtPropertyKey } = location;
    const whole: unknown = parse(text);
    if (isAtPropertyKey) return keyOffers(question, location, metaAt(meta, path.slice(0, -1), whole));
    return valueOffers(question, location, metaAt(meta, path, whole));
  };

/** Returns the meta-schema description of the key or value at an offset. */
export const meaningFrom =
  (meta: MetaSchemas): CodeDescribe =>
  (text, at) => {
    const { path, previousNode: node } = getLocation(text, at);
    const described = describedAt(meta, path, parse(text));
    return node === undefined || described === undefined
      ? null
      : { from: node.offset, to: node.offset + node.length, text: described };
  };
