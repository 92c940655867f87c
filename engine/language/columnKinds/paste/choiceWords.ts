import { compareName } from './choiceNames.ts';

/** Meaning of a word in one column; overrides the dictionary. */
export interface ChoiceWord {
  readonly value: string;
  /**
   * `text`: the page defines it; `probable`: the page defines it as correct for most cells; `remembered`: the user has
   * chosen it before.
   */
  readonly form: 'text' | 'probable' | 'remembered';
}

/** Keyed by the word in the form in which names are compared. */
export type ChoiceWords = ReadonlyMap<string, ChoiceWord>;

type NamesByValue = Readonly<Record<string, readonly string[]>>;

const wordsIn = (names: NamesByValue, form: ChoiceWord['form']): readonly (readonly [string, ChoiceWord])[] =>
  Object.entries(names).flatMap(([value, words]) => words.map((word) => [compareName(word), { value, form }] as const));

/** Returns the words that a column's schema defines, or undefined if it defines none. */
export function pageWords({
  names = {},
  probableNames = {},
}: {
  readonly names?: NamesByValue | undefined;
  readonly probableNames?: NamesByValue | undefined;
}): ChoiceWords | undefined {
  const words = [...wordsIn(probableNames, 'probable'), ...wordsIn(names, 'text')];
  return words.length === 0 ? undefined : new Map(words);
}

/**
 * Adds codes by words that a user chose before: they take precedence over the page's probable words, but not over its
 * definite ones.
 */
export function rememberWords(
  column: { readonly choiceWords?: ChoiceWords | undefined },
  remembered: Readonly<Record<string, string>>,
): ChoiceWords {
  const known = [...(column.choiceWords ?? [])];
  return new Map<string, ChoiceWord>([
    ...known,
    ...Object.entries(remembered).map(([word, value]) => [compareName(word), { value, form: 'remembered' }] as const),
    ...known.filter(([, { form }]) => form === 'text'),
  ]);
}

/** Looks up a text among the words of its column. */
export const columnWord = (
  { choiceWords }: { readonly choiceWords?: ChoiceWords | undefined },
  text: string,
): ChoiceWord | undefined => choiceWords?.get(compareName(text));

interface NamedChoice {
  readonly value: string;
  readonly names?: readonly string[] | undefined;
}

/** Adds the words of the column to the names of its choices, for searchable lists. */
export function namedByWords<T extends NamedChoice>(
  { choiceWords }: { readonly choiceWords?: ChoiceWords | undefined },
  choices: readonly T[],
): readonly T[] {
  if (choiceWords === undefined) return choices;
  const added = new Map<string, string[]>();
  for (const [word, { value }] of choiceWords) added.set(value, [...(added.get(value) ?? []), word]);
  return choices.map((choice) => {
    const words = added.get(choice.value);
    return words === undefined ? choice : { ...choice, names: [...(choice.names ?? []), ...words] };
  });
}

/** Returns the text to search for in the column's dictionary: the code if the column knows the word, else the text. */
export const searchedText = (column: { readonly choiceWords?: ChoiceWords | undefined }, text: string): string =>
  columnWord(column, text)?.value ?? text;
