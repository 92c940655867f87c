import { halfWidth } from './halfWidth.ts';

/** A text in half width, with single blanks. */
export const plainName = (text: string): string => halfWidth(text).replaceAll(/\s+/g, ' ').trim();

/** What names are compared by. */
export const compareName = (text: string): string => plainName(text).toLowerCase();

/** Attribute in which the further names of an item travel, one a line: those that its dictionary says. */
const NAMES_ATTRIBUTE = 'names';

/** Attribute with those that name it only probably, one a line. */
const PROBABLE_ATTRIBUTE = 'probableNames';

/** Attribute of an item with its English name, and of one that is shown in another language with its own text. */
const SINGLE_NAMES = ['nameEn', 'text'] as const;

/** Attributes that a dictionary cannot declare: they hold its names. */
export const NAME_ATTRIBUTES: readonly string[] = [NAMES_ATTRIBUTE, PROBABLE_ATTRIBUTE];

/** The names of an item as attributes of it. */
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

/** Names that several items may have, and probably this one: whoever uses them has to look at it. */
export const probableNamesOfChoice = (attributes: Attributes): readonly string[] =>
  linesAt(attributes, PROBABLE_ATTRIBUTE);

/** The attributes that hold names, alone. */
export const nameAttributesOf = (attributes: Attributes): Readonly<Record<string, string>> =>
  Object.fromEntries(
    NAME_ATTRIBUTES.flatMap((name) => {
      const lines = attributes?.[name];
      return typeof lines === 'string' ? [[name, lines]] : [];
    }),
  );

/** `Netherlands (the)`, as ISO 3166 writes it, is `Netherlands` to everybody else. */
const withoutArticle = (name: string): readonly string[] => {
  const short = name.replace(/ \(the\)$/, '');
  return short === name ? [] : [short];
};

/** Every name that an item has besides its text, by its attributes: in English, in Chinese, as offices write it. */
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
