import { choose, chooseByCode, chooseByName, possibleCodes, type FoundChoice } from '../../../../engine/index.ts';
import type { DictItem, Dictionaries } from '../../../kit/ports/ports.ts';

export type FoundItem = FoundChoice<DictItem> | { readonly kind: 'failed' };

/** Maximum number of concurrent searches. */
const SEARCHES = 6;

/** Runs the work for all items, at most `SEARCHES` at a time. */
async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const next = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: Math.min(SEARCHES, waiting.length) }, next));
}

/** Resolves texts that are names rather than codes; only an item with exactly that name counts. */
async function findByName(
  texts: readonly string[],
  how: { readonly dictionaries: Dictionaries; readonly dictCode: string; readonly isShort: boolean },
): Promise<ReadonlyMap<string, FoundItem>> {
  const { dictionaries, dictCode, isShort } = how;
  const found = new Map<string, FoundItem>();
  if (isShort && texts.length > 0) {
    const items = await dictionaries.items(dictCode);
    for (const text of texts) found.set(text, chooseByName(text, items));
    return found;
  }
  await inTurns(texts, async (text) => {
    try {
      found.set(text, chooseByName(text, await dictionaries.search(dictCode, text)));
    } catch {
      found.set(text, { kind: 'failed' });
    }
  });
  return found;
}

export interface ChoiceQuestion {
  readonly dictCode: string;
  readonly texts: readonly string[];
  /** All items of the dictionary may be fetched at once. */
  readonly isShort: boolean;
  /** Only items below this value count, none when it is null. Absent: all. */
  readonly parent?: string | null | undefined;
}

/** Resolves each text among the items below a value. */
async function findBelow(
  dictionaries: Dictionaries,
  { dictCode, texts }: ChoiceQuestion,
  parent: string | null,
): Promise<ReadonlyMap<string, FoundItem>> {
  try {
    const items = parent === null ? [] : await dictionaries.items(dictCode, parent);
    return new Map(texts.map((text) => [text, choose(text, items)]));
  } catch {
    return new Map(texts.map((text) => [text, { kind: 'failed' }]));
  }
}

/** Resolves each text in a dictionary: codes in one look-up, names by one search each. */
export async function findChoices(
  dictionaries: Dictionaries,
  question: ChoiceQuestion,
): Promise<ReadonlyMap<string, FoundItem>> {
  const { dictCode, texts, isShort, parent } = question;
  if (parent !== undefined) return findBelow(dictionaries, question, parent);
  const found = new Map<string, FoundItem>();
  const distinct = [...new Set(texts)];
  try {
    const items = await dictionaries.lookup(dictCode, [...new Set(distinct.flatMap(possibleCodes))]);
    for (const text of distinct)
      found.set(
        text,
        chooseByCode(text, (code) => items[code]),
      );
    const names = distinct.filter((text) => found.get(text)?.kind === 'unknown');
    for (const [text, item] of await findByName(names, { dictionaries, dictCode, isShort })) found.set(text, item);
  } catch {
    for (const text of distinct)
      if ((found.get(text)?.kind ?? 'unknown') === 'unknown') found.set(text, { kind: 'failed' });
  }
  return found;
}
