import { halfWidth } from './halfWidth.ts';

/** Converts text to half width and collapses blanks. */
export const plainName = (text: string): string => halfWidth(text).replaceAll(/\s+/g, ' ').trim();

/** Returns the form in which names are compared. */
export const compareName = (text: string): string => plainName(text).toLowerCase();

/** Attribute that carries the further names of an item, one per line, as its dictionary declares them. */
const NAMES_ATTRIBUTE = 'names';

/** Attribute that carries the probable names of an item, one per line. */
const PROBABLE_ATTRIBUTE = 'probableNames';

/** Attributes that hold an item's English name, and the original text of an item shown in another language. */
const SINGLE_NAMES = ['nameEn', 'text'] as const;

/** Attributes that a dictionary cannot declare, because they hold its names. */
export const NAME_ATTRIBUTES: readonly string[] = [NAMES_ATTRIBUTE, PROBABLE_ATTRIBUTE];

/** Encodes the names of an item as attributes. */
export const nameAttributes = (
  names: readonly string[] | undefined,
  probableNames?: readonly string[] | undefined,
): Readonly<Record<string, string>> => ({
  ...(names && { [NAMES_ATTRIBUTE]: names.join('\n') }),
  ...(probableNames && { [PROBABLE_ATTRIBUTE]: probableNames.join('\n') }),
});

type Attributes = Readonly<Record<string, unknown>> | null | undefined;

const linesAt = (attributes: Attributes, name: string): readonly string[] => {
  const lines = attributes?.[name];
  return typeof lines === 'string' ? lines.split('\n') : [];
};

/** Returns names that several items may share and that probably mean this one; the user must review a match. */
export const probableNamesOfChoice = (attributes: Attributes): readonly string[] =>
  linesAt(attributes, PROBABLE_ATTRIBUTE);

/** Returns only the attributes that hold names. */
export const nameAttributesOf = (attributes: Attributes): Readonly<Record<string, string>> =>
  Object.fromEntries(
    NAME_ATTRIBUTES.flatMap((name) => {
      const lines = attributes?.[name];
      return typeof lines === 'string' ? [[name, lines]] : [];
    }),
  );

/** `Netherlands (the)`, as ISO 3166 writes it, is usually written `Netherlands`. */
const withoutArticle = (name: string): readonly string[] => {
  const short = name.replace(/ \(the\)$/, '');
  return short === name ? [] : [short];
};

/**
 * Returns every name of an item besides its text, from its attributes: English names, Chinese names, spellings of
 * offices.
 */
export function namesOfChoice(attributes: Attributes): readonly string[] {
  if (!attributes) return [];
  const single = SINGLE_NAMES.map((name) => attributes[name]).filter(
    (name): name is string => typeof name === 'string' && name !== '',
  );
  return [
    ...single.flatMap((name) => [name, ...withoutArticle(name)]),
    ...linesAt(attributes, NAMES_ATTRIBUTE),
    ...probableNamesOfChoice(attributes),
  ];
}
