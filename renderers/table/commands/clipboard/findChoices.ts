import { choose, chooseByCode, chooseByName, possibleCodes, type FoundChoice } from '../../../../engine/index.ts';
import type { DictItem, Dictionaries } from '../../../kit/ports/ports.ts';

export type FoundItem = FoundChoice<DictItem> | { readonly kind: 'failed' };

/** Searches that travel at a time. */
const SEARCHES = 6;

/** Does the work for all, some at a time. */
async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const next = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: Math.min(SEARCHES, waiting.length) }, next));
}

/** Texts that name items rather than being codes are searched for; only an item of exactly that name counts. */
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
  /** All its items may be asked for at once. */
  readonly isShort: boolean;
  /** Only items below this value count, none where it is null. Absent: all. */
  readonly parent?: string | null | undefined;
}

/** What each text means among the items below a value. */
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

/** What each text means in a dictionary: codes in one look-up, names by a search each. */
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
