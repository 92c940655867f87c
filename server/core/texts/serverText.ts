import { textFactory, textFormatter, type KeyOf, type TextDescriptor, type TextPart } from '../../../engine/index.ts';
import { SERVER_TEXTS } from './catalogue.ts';

export type ServerTextKey = KeyOf<typeof SERVER_TEXTS>;

/** A text for a caller: the HTTP layer formats it in the caller's language. */
export type ServerText = TextDescriptor<ServerTextKey>;

/** A value that is filled into one. */
export type ServerPart = TextPart<ServerTextKey>;

/** `serverText('smsTooOften', { seconds })` */
export const serverText = textFactory<typeof SERVER_TEXTS>();

/** Formats a text. Default: Chinese, the language of the log and the terminal. */
export const formatText = textFormatter(SERVER_TEXTS);

/** Wraps a text that is already in the caller's language: of a page, of the engine, of an administrator. */
export const literalText = (words: string): ServerText => serverText('asWritten', { words });

/** Joins several texts as clauses of one: `a；b`. */
export const clauses = (said: readonly ServerText[]): ServerText =>
  said.reduceRight<ServerText | undefined>(
    (others, one) => (others === undefined ? one : serverText('oneAndOthers', { one, others })),
    undefined,
  ) ?? literalText('');

const MAX_PART_LENGTH = 300;

const shortened = (text: string): string =>
  text.length > MAX_PART_LENGTH ? `${text.slice(0, MAX_PART_LENGTH)}…` : text;

/** Returns the same text with long parameters truncated: names of a request are not sent back at full length. */
export function truncateText(said: ServerText): ServerText;
export function truncateText(text: string): string;
export function truncateText(said: ServerText | string): ServerText | string {
  if (typeof said === 'string') return shortened(said);
  const { key, given } = said;
  if (given === undefined) return said;
  return { key, given: Object.fromEntries(Object.entries(given).map(([name, part]) => [name, partInShort(part)])) };
}

const partInShort = (part: ServerPart): ServerPart => {
  if (typeof part === 'number') return part;
  if (typeof part === 'string') return shortened(part);
  return 'key' in part
    ? truncateText(part)
    : part.map((one) => (typeof one === 'string' ? shortened(one) : truncateText(one)));
};

/** Returns whether a stored value is a text whose key still exists. */
export const isServerText = (value: unknown): value is ServerText => {
  const key: unknown = Object(value)['key'];
  return typeof key === 'string' && Object.hasOwn(SERVER_TEXTS, key);
};
