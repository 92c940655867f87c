import { plainTitle, type CompiledPage } from '../../../engine/index.ts';
import type { HeadChoice, Imports, SheetPart, SheetPreview, SheetReading } from '../../kit/ports/imports.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { headerMappings, type HeaderMappings, type UserHeads } from '../../data/records/headerMappings.ts';
import { toText } from '../../kit/formats/formats.ts';

/** Where heads of a sheet are remembered: as pastes into the table of the detail remember them. */
const placeOf = (page: CompiledPage, detail: string): string => (detail === '' ? page.id : `${page.id}/${detail}`);

/** What the user chose in any sheet of a page. The main sheet stands over those of details. */
function rememberedOf(page: CompiledPage, preferences: Ports['preferences']): UserHeads {
  const places = [...page.details.map(({ key }) => key), ''];
  return Object.assign({}, ...places.map((detail) => headerMappings(preferences, placeOf(page, detail)).read()));
}

/** Whose sheets these are, where all records of a file say the same. */
function partnerOf(page: CompiledPage, { tables }: SheetPreview, file: string): string {
  const { pasteMemoryKey: key } = page;
  if (key === undefined) return '';
  const rows = tables.filter((table) => table.detail === '' && table.file === file).flatMap((table) => table.rows);
  const values = new Set(rows.map((row) => row.texts[key] ?? toText(row.values[key] ?? null)));
  const [only = ''] = values;
  return values.size === 1 ? only : '';
}

/** What is remembered of the heads of a table of a preview. */
export function memoryOf(
  { page, preview }: { readonly page: CompiledPage; readonly preview: SheetPreview },
  { detail, file }: SheetPart,
  preferences: Ports['preferences'],
): HeaderMappings {
  return headerMappings(preferences, placeOf(page, detail), partnerOf(page, preview, file));
}

/** Heads of a table that nobody knows and that the user has not left out. */
export const unknownHeads = ({ heads }: SheetPart, remembered: UserHeads): SheetPart['heads'] =>
  heads.filter(({ key, text }) => key === '' && remembered[plainTitle(text)] !== '');

/** Reads files; heads that are remembered of the partner whose sheets they are, are chosen. */
export async function readSheets(
  { imports, preferences }: { readonly imports: Imports; readonly preferences: Ports['preferences'] },
  { page, files }: { readonly page: CompiledPage; readonly files: readonly File[] },
  reading: Omit<SheetReading, 'heads'> & { readonly signal: AbortSignal },
): Promise<SheetPreview> {
  const preview = await imports.preview(page, files, { ...reading, heads: rememberedOf(page, preferences) });
  const choices = preview.tables.flatMap((table, number): HeadChoice[] => {
    const remembered = memoryOf({ page, preview }, table, preferences).read();
    return table.heads.flatMap(({ index, text, key: now }) => {
      const key = remembered[plainTitle(text)] ?? now;
      const isKnown = key === '' || table.columns.some((column) => column.key === key);
      return key === now || !isKnown ? [] : [{ table: number, index, key }];
    });
  });
  return choices.length === 0 ? preview : imports.choose(page, preview.token, choices);
}

/** Nothing is to be looked at: all is right and without a doubt, and no column or sheet is nobody's. */
export const isClean = (page: CompiledPage, preview: SheetPreview, preferences: Ports['preferences']): boolean =>
  preview.problems.length === 0 &&
  preview.leftSheets.length === 0 &&
  !preview.remarks.some(({ level }) => level === 'doubt') &&
  preview.tables.every(
    (table) => unknownHeads(table, memoryOf({ page, preview }, table, preferences).read()).length === 0,
  );
