/** Meta-schemas by the files they apply to. The menu is a list and has no place for `$schema`. */
const META_SCHEMAS: readonly (readonly [files: RegExp, metaSchema: string])[] = [
  [/^(pages|examples)\//, 'page'],
  [/^dicts\//, 'dictionary'],
  [/^reports\//, 'report'],
  [/^locales\//, 'locale'],
  [/^messages\//, 'message'],
  [/^prints\//, 'print'],
  [/^jobs\//, 'job'],
];

/** Value of a file's `$schema`, which lets editors complete its keys: `../../meta/page.schema.json`. */
export function metaSchemaOf(path: string): string | undefined {
  const found = META_SCHEMAS.find(([files]) => files.test(path));
  const up = '../'.repeat(path.split('/').length - 1);
  return found && `${up}meta/${found[1]}.schema.json`;
}
