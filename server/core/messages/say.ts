import { sayingOf, wordsFrom, type KeyOf, type SaidText, type TextPart } from '../../../engine/index.ts';
import { SERVER_TEXTS } from './catalogue.ts';

export type ServerTextKey = KeyOf<typeof SERVER_TEXTS>;

/** What the server says to a caller: words are made of it at the edge, in the caller's language. */
export type ServerText = SaidText<ServerTextKey>;

/** What is filled into one. */
export type ServerPart = TextPart<ServerTextKey>;

/** `say('smsTooOften', { seconds })` */
export const say = sayingOf<typeof SERVER_TEXTS>();

/** The words of a text. Default: Chinese, as the log and the terminal speak. */
export const inLanguage = wordsFrom(SERVER_TEXTS);

/** Words that are in the caller's language already: of a page, of the engine, of an administrator. */
export const asWritten = (words: string): ServerText => say('asWritten', { words });

/** Several texts as clauses of one: `a；b`. */
export const clauses = (said: readonly ServerText[]): ServerText =>
  said.reduceRight<ServerText | undefined>(
    (others, one) => (others === undefined ? one : say('oneAndOthers', { one, others })),
    undefined,
  ) ?? asWritten('');

const LONGEST_PART = 300;

const shortened = (text: string): string => (text.length > LONGEST_PART ? `${text.slice(0, LONGEST_PART)}…` : text);

/** The same with what is filled in cut short: names of a request are not told back as long as they came. */
export function inShort(said: ServerText): ServerText;
export function inShort(text: string): string;
export function inShort(said: ServerText | string): ServerText | string {
  if (typeof said === 'string') return shortened(said);
  const { key, given } = said;
  if (given === undefined) return said;
  return { key, given: Object.fromEntries(Object.entries(given).map(([name, part]) => [name, partInShort(part)])) };
}

const partInShort = (part: ServerPart): ServerPart => {
  if (typeof part === 'number') return part;
  if (typeof part === 'string') return shortened(part);
  return 'key' in part ? inShort(part) : part.map((one) => (typeof one === 'string' ? shortened(one) : inShort(one)));
};

/** Whether a value that was stored is a text that can still be said. */
export const isServerText = (value: unknown): value is ServerText => {
  const key: unknown = Object(value)['key'];
  return typeof key === 'string' && Object.hasOwn(SERVER_TEXTS, key);
};
