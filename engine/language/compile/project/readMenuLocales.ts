import type { LocaleSchema } from '../../../generated/locale.ts';
import type { MenuItem, MenuSchema } from '../../../generated/menu.ts';
import { part } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import { misplaced, parseWords, unknownLocaleNames } from './namedLocales.ts';
import { note, readFiles } from './reading.ts';
import type { Reading } from './reading.ts';

/** Texts of the menu, by language. */
export type MenuLocales = ReadonlyMap<string, LocaleSchema>;

const MENU_PATH = /^locales\/([a-z]{2}-[A-Z]{2})\/menu\.json$/;

const below = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...below(item.children ?? [])]);

function checkMenuLocale(locale: LocaleSchema, menu: MenuSchema): readonly Problem[] {
  const all = below(menu);
  const entries = all.map(({ name }) => name);
  const codes = all.flatMap(({ permissionList = [] }) => permissionList.map(({ action }) => action));
  return [
    ...misplaced(locale, ['entries', 'rights'], part('part.theMenu')),
    ...unknownLocaleNames(locale, 'entries', entries),
    ...unknownLocaleNames(locale, 'rights', codes),
  ];
}

/** Reads the texts of the menu in other languages; without a valid menu they are not checked. */
export function readMenuLocales(reading: Reading, menu: MenuSchema | undefined): MenuLocales {
  const files = readFiles(reading, MENU_PATH, parseWords);
  for (const { path, value } of files) if (value && menu) note(reading, path, checkMenuLocale(value, menu));
  return new Map(files.flatMap(({ names: [language = ''], value }) => (value ? [[language, value] as const] : [])));
}
