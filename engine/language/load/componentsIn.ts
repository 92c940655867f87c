import { parse } from 'jsonc-parser';

/**
 * Returns the names in `components` of a page file, whatever other errors it has, so that menus that refer to it are
 * not reported.
 */
export function componentsIn(text: string): readonly string[] {
  const components: unknown = Object(parse(text))['components'];
  return Array.isArray(components) ? components.filter((name) => typeof name === 'string') : [];
}
