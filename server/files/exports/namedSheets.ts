import { LANGUAGES, plainTitle, type CompiledPage } from '../../../engine/index.ts';
import { sheetNameKey, sheetNames } from './sheetNames.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';

/** Sheets that we add to workbooks and that hold no records, in every language. */
const OWN_NAMES: readonly string[] = (['sheetGuide', 'sheetErrors'] as const).flatMap((key) =>
  LANGUAGES.map((language) => formatText(serverText(key), language)),
);

/** The key of a detail, blank for records, and the name of its sheet in the workbooks that we make. */
export function namedSheets({ title, details }: CompiledPage): ReadonlyMap<string, string> {
  const names = sheetNames([title, ...details.map((detail) => detail.title)], OWN_NAMES);
  return new Map(['', ...details.map(({ key }) => key)].map((key, index) => [key, names[index] ?? '']));
}

/** What a sheet holds besides records: rows of a detail, or only what we say about the workbook. */
export type SheetHolds = { readonly detail: string } | 'own';

/** What a sheet of a name holds, by the name that we give it, else by the title of its detail; undefined: records, perhaps. */
export function sheetReader(page: CompiledPage, details: readonly string[]): (name: string) => SheetHolds | undefined {
  const byName = new Map([...namedSheets(page)].map(([detail, name]) => [sheetNameKey(name), detail]));
  const byTitle = new Map(page.details.map(({ key, title }) => [plainTitle(title), key]));
  const own = new Set(OWN_NAMES.map(plainTitle));
  return (name) => {
    const named = byName.get(sheetNameKey(name));
    if (named === undefined && own.has(plainTitle(name))) return 'own';
    const detail = named ?? byTitle.get(plainTitle(name));
    return detail !== undefined && details.includes(detail) ? { detail } : undefined;
  };
}
