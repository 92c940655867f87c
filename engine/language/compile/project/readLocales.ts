import type { LocaleSchema } from '../../../generated/locale.ts';
import type { PageSchema } from '../../../generated/page.ts';
import { toPointer } from '../../../core/paths.ts';
import { isError, part, describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { checkLocale } from './checkLocale.ts';
import { localisePage, mergeLocales } from '../inherit/localisePage.ts';
import type { PageFile } from '../parts/pageFile.ts';
import { parseWords } from './namedLocales.ts';
import type { NamedLocales } from './namedLocales.ts';
import { note, readFiles } from './reading.ts';
import type { Reading } from './reading.ts';

/** Compiles a page without inheritance and returns its problems. */
export type CompileAlone = (id: string, schema: PageSchema) => readonly Problem[];

/** Locales of pages; those of dictionaries, reports and of the menu are in the same folder. */
const LOCALE_PATH = /^locales\/([a-z]{2}-[A-Z]{2})\/(?!dicts\/|reports\/|menu\.json$)(.+)\.json$/;

/** Reports what a locale breaks in a page that is valid itself: an unknown name in a message, an empty text. */
function brokenWords(file: PageFile, locale: LocaleSchema, compile: CompileAlone): Problem[] {
  if (file.page === undefined) return [];
  const problems = compile(file.id, localisePage(file.schema, locale)).filter(isError);
  return problems.map(({ code, path, said, hint }) => ({
    code,
    path: [],
    said: part('part.inWords', { page: file.id, pointer: toPointer(path), said }),
    hint,
  }));
}

/** Reads the texts of pages in other languages; an extending page also inherits the texts of its base. */
export function readLocales(
  reading: Reading,
  pages: ReadonlyMap<string, PageFile>,
  { pageIds, compile }: { readonly pageIds: ReadonlySet<string>; readonly compile: CompileAlone },
): NamedLocales {
  const own = new Map<string, Map<string, LocaleSchema>>();
  const files = readFiles(reading, LOCALE_PATH, parseWords);
  for (const { path, names, value } of files) {
    const [language = '', id = ''] = names;
    const page = pages.get(id);
    if (page && value) note(reading, path, checkLocale(value, page.schema));
    if (!pageIds.has(id)) {
      note(reading, path, [
        { ...describeProblem('unknown-page.ofLocale', { name: id }), path: [], ...didYouMean(id, pageIds) },
      ]);
    }
    if (value === undefined) continue;
    const ofLanguage = own.get(language) ?? new Map<string, LocaleSchema>();
    own.set(language, ofLanguage.set(id, value));
  }
  return new Map(
    [...own].map(([language, locales]) => {
      const merged = [...pages.values()].flatMap((file) => {
        const { id, written } = file;
        const [mine, base] = [locales.get(id), locales.get(written.extends ?? '')];
        if (mine === undefined && base === undefined) return [];
        const locale = mergeLocales(mine, base);
        const path = `locales/${language}/${mine ? id : (written.extends ?? '')}.json`;
        note(reading, path, brokenWords(file, locale, compile));
        return [[id, locale] as const];
      });
      return [language, new Map(merged)];
    }),
  );
}
