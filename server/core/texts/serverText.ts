import { textFactory, textFormatter, type KeyOf, type TextDescriptor, type TextPart } from '../../../engine/index.ts';
import { SERVER_TEXTS } from './catalogue.ts';

export type ServerTextKey = KeyOf<typeof SERVER_TEXTS>;

/** What the server says to a caller: words are made of it at the edge, in the caller's language. */
export type ServerText = TextDescriptor<ServerTextKey>;

/** What is filled into one. */
export type ServerPart = TextPart<ServerTextKey>;

/** `say('smsTooOften', { seconds })` */
export const serverText = textFactory<typeof SERVER_TEXTS>();

/** The words of a text. Default: Chinese, as the log and the terminal speak. */
export const formatText = textFormatter(SERVER_TEXTS);

/** Words that are in the caller's language already: of a page, of the engine, of an administrator. */
export const literalText = (words: string): ServerText => serverText('asWritten', { words });

/** Several texts as clauses of one: `a；b`. */
export const clauses = (said: readonly ServerText[]): ServerText =>
  said.reduceRight<ServerText | undefined>(
    (others, one) => (others === undefined ? one : serverText('oneAndOthers', { one, others })),
    undefined,
  ) ?? literalText('');

const MAX_PART_LENGTH = 300;

const shortened = (text: string): string =>
  text.length > MAX_PART_LENGTH ? `${text.slice(0, MAX_PART_LENGTH)}…` : text;

/** The same with what is filled in cut short: names of a request are not told back as long as they came. */
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

/** Whether a value that was stored is a text that can still be said. */
export const isServerText = (value: unknown): value is ServerText => {
  const key: unknown = Object(value)['key'];
  return typeof key === 'string' && Object.hasOwn(SERVER_TEXTS, key);
};
