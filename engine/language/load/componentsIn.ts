import { parse } from 'jsonc-parser';

/** What a page file names in `components`, whatever is wrong with the rest: menus that mean it are not at fault. */
export function componentsIn(text: string): readonly string[] {
  const components: unknown = Object(parse(text))['components'];
  return Array.isArray(components) ? components.filter((name) => typeof name === 'string') : [];
}
