import type { Language, MenuItem } from '../../../engine/index.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import type { PermissionRow, TitleOf } from './menuNodes.ts';

const below = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...below(item.children ?? [])]);

interface Said {
  /** As in menu.json. */
  readonly title: string;
  readonly words: string | undefined;
}

/** Titles of entries and rights in a language. A title changed by an administrator is not translated. */
export function menuTitles(schemas: Pick<SchemaStore, 'menu' | 'menuWords'>, language: Language): TitleOf {
  const words = schemas.menuWords(language);
  if (words === undefined) return ({ name }) => name;
  const { entries = {}, rights = {} } = words;
  const items = below(schemas.menu() ?? []);
  const wordsOf = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
    Object.hasOwn(texts, key) ? texts[key] : undefined;
  const byPath = new Map(
    items.map(({ path, name, title }): [string, Said] => [path, { title, words: wordsOf(entries, name) }]),
  );
  const byCode = new Map(
    items.flatMap(({ permissionList = [] }) =>
      permissionList.map(({ action, title }): [string, Said] => [action, { title, words: wordsOf(rights, action) }]),
    ),
  );
  return ({ name, menu_type, url, perms }: PermissionRow) => {
    const said = menu_type === 2 ? byCode.get(perms ?? '') : byPath.get(url ?? '');
    return said?.title === name ? (said.words ?? name) : name;
  };
}
