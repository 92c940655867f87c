import { LANGUAGES, plainTitle, type CompiledPage } from '../../../engine/index.ts';
import { sheetNameKey, sheetNames } from './sheetNames.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';

/** Names of sheets that the product adds to workbooks and that contain no records, in every language. */
const OWN_NAMES: readonly string[] = (['sheetGuide', 'sheetErrors'] as const).flatMap((key) =>
  LANGUAGES.map((language) => formatText(serverText(key), language)),
);

/** Detail keys (blank for records) and the names of their sheets in generated workbooks. */
export function namedSheets({ title, details }: CompiledPage): ReadonlyMap<string, string> {
  const names = sheetNames([title, ...details.map((detail) => detail.title)], OWN_NAMES);
  return new Map(['', ...details.map(({ key }) => key)].map((key, index) => [key, names[index] ?? '']));
}

/** Non-record content of a sheet: rows of a detail, or only information about the workbook. */
export type SheetHolds = { readonly detail: string } | 'own';

/**
 * Determines the content of a sheet by its generated name, otherwise by the title of a detail; undefined: possibly
 * records.
 */
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
