import { compareName } from './choiceNames.ts';

/** What a word means in one column, whatever its dictionary says. */
export interface ChoiceWord {
  readonly value: string;
  /** `text`: the page says so; `probable`: the page says so of most cells; `remembered`: the user has said so before. */
  readonly form: 'text' | 'probable' | 'remembered';
}

/** By the word as names are compared. */
export type ChoiceWords = ReadonlyMap<string, ChoiceWord>;

type NamesByValue = Readonly<Record<string, readonly string[]>>;

const wordsIn = (names: NamesByValue, form: ChoiceWord['form']): readonly (readonly [string, ChoiceWord])[] =>
  Object.entries(names).flatMap(([value, words]) => words.map((word) => [compareName(word), { value, form }] as const));

/** The words of a column's schema; undefined: it has none. */
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

/** With codes by words that a user chose before: they come before what a page says is probable, and behind what it says. */
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

/** What a text means by the words of its column. */
export const columnWord = (
  { choiceWords }: { readonly choiceWords?: ChoiceWords | undefined },
  text: string,
): ChoiceWord | undefined => choiceWords?.get(compareName(text));

interface NamedChoice {
  readonly value: string;
  readonly names?: readonly string[] | undefined;
}

/** Choices with the words of their column among their names, for lists that staff search. */
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

/** What is looked for in the dictionary of a column: the code where the column knows the word. */
export const searchedText = (column: { readonly choiceWords?: ChoiceWords | undefined }, text: string): string =>
  columnWord(column, text)?.value ?? text;
