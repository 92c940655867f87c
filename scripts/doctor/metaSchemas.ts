/** Meta-schemas by the files that they are for. The menu is a list and has no place to name its own. */
const META_SCHEMAS: readonly (readonly [files: RegExp, metaSchema: string])[] = [
  [/^(pages|examples)\//, 'page'],
  [/^dicts\//, 'dictionary'],
  [/^reports\//, 'report'],
  [/^locales\//, 'locale'],
  [/^messages\//, 'message'],
  [/^prints\//, 'print'],
  [/^jobs\//, 'job'],
];

/** What a file's `$schema` says, so that editors complete its keys: `../../meta/page.schema.json`. */
export function metaSchemaOf(path: string): string | undefined {
  const found = META_SCHEMAS.find(([files]) => files.test(path));
  const up = '../'.repeat(path.split('/').length - 1);
  return found && `${up}meta/${found[1]}.schema.json`;
}
