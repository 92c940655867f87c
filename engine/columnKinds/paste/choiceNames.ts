/** Attribute in which the further names of an item travel, one a line: those that its dictionary says. */
const NAMES_ATTRIBUTE = 'names';

/** Attribute of an item with its English name, and of one that is shown in another language with its own text. */
const SINGLE_NAMES = ['nameEn', 'text'] as const;

/** Attributes that a dictionary cannot declare: they hold its names. */
export const NAME_ATTRIBUTES: readonly string[] = [NAMES_ATTRIBUTE];

/** The names of an item as an attribute of it. */
export const nameAttributes = (names: readonly string[] | undefined): Readonly<Record<string, string>> =>
  names === undefined ? {} : { [NAMES_ATTRIBUTE]: names.join('\n') };

/** `Netherlands (the)`, as ISO 3166 writes it, is `Netherlands` to everybody else. */
const withoutArticle = (name: string): readonly string[] => {
  const short = name.replace(/ \(the\)$/, '');
  return short === name ? [] : [short];
};

/** Every name that an item has besides its text, by its attributes: in English, in Chinese, as offices write it. */
export function namesOfChoice(attributes: Readonly<Record<string, unknown>> | null | undefined): readonly string[] {
  if (!attributes) return [];
  const single = SINGLE_NAMES.map((name) => attributes[name]).filter(
    (name): name is string => typeof name === 'string' && name !== '',
  );
  const several = attributes[NAMES_ATTRIBUTE];
  return [
    ...single.flatMap((name) => [name, ...withoutArticle(name)]),
    ...(typeof several === 'string' ? several.split('\n') : []),
  ];
}
