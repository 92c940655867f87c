import type { LocaleSchema } from '../generated/locale.ts';
import { parseLocale } from '../load/index.ts';
import { didYouMean } from '../suggestions.ts';
import { checkLocale } from './checkLocale.ts';
import { mergeLocales } from './localisePage.ts';
import type { PageFile } from './pageFile.ts';
import { note, readFiles } from './reading.ts';
import type { Reading } from './reading.ts';

/** Texts of pages by language and page id. */
export type PageLocales = ReadonlyMap<string, ReadonlyMap<string, LocaleSchema>>;

const LOCALE_PATH = /^locales\/([a-z]{2}-[A-Z]{2})\/(.+)\.json$/;

/** Reads the texts of pages in other languages; a page that extends another has its texts too. */
export function readLocales(
  reading: Reading,
  pages: ReadonlyMap<string, PageFile>,
  pageIds: ReadonlySet<string>,
): PageLocales {
  const own = new Map<string, Map<string, LocaleSchema>>();
  const files = readFiles(reading, LOCALE_PATH, (text, file) => {
    const { locale, problems } = parseLocale(text, file);
    return { value: locale, problems };
  });
  for (const { path, names, value } of files) {
    const [language = '', id = ''] = names;
    const page = pages.get(id);
    if (page && value) note(reading, path, checkLocale(value, page.schema));
    if (!pageIds.has(id)) {
      const message = `no page is called "${id}"`;
      note(reading, path, [{ code: 'unknown-page', path: [], message, ...didYouMean(id, pageIds) }]);
    }
    if (value === undefined) continue;
    const ofLanguage = own.get(language) ?? new Map<string, LocaleSchema>();
    own.set(language, ofLanguage.set(id, value));
  }
  return new Map(
    [...own].map(([language, locales]) => {
      const merged = [...pages.values()].flatMap(({ id, written }) => {
        const [mine, base] = [locales.get(id), locales.get(written.extends ?? '')];
        return mine || base ? [[id, mergeLocales(mine, base)] as const] : [];
      });
      return [language, new Map(merged)];
    }),
  );
}
