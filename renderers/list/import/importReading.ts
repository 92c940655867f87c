import { plainTitle, type CompiledPage } from '../../../engine/index.ts';
import type { HeadChoice, Imports, SheetPart, SheetPreview, SheetReading } from '../../kit/ports/imports.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { headerMappings, type HeaderMappings, type UserHeads } from '../../data/records/headerMappings.ts';
import { toText } from '../../kit/formats/formats.ts';

/** Key under which headers of a sheet are stored: the same as for pastes into the table of the detail. */
const placeOf = (page: CompiledPage, detail: string): string => (detail === '' ? page.id : `${page.id}/${detail}`);

/** Returns the user's header choices over all sheets of a page. Those of the main sheet override those of details. */
function rememberedOf(page: CompiledPage, preferences: Ports['preferences']): UserHeads {
  const places = [...page.details.map(({ key }) => key), ''];
  return Object.assign({}, ...places.map((detail) => headerMappings(preferences, placeOf(page, detail)).read()));
}

/** Returns the partner that the sheets belong to, when all records of a file have the same one. */
function partnerOf(page: CompiledPage, { tables }: SheetPreview, file: string): string {
  const { pasteMemoryKey: key } = page;
  if (key === undefined) return '';
  const rows = tables.filter((table) => table.detail === '' && table.file === file).flatMap((table) => table.rows);
  const values = new Set(rows.map((row) => row.texts[key] ?? toText(row.values[key] ?? null)));
  const [only = ''] = values;
  return values.size === 1 ? only : '';
}

/** Returns the stored header mappings of a table of a preview. */
export function memoryOf(
  { page, preview }: { readonly page: CompiledPage; readonly preview: SheetPreview },
  { detail, file }: SheetPart,
  preferences: Ports['preferences'],
): HeaderMappings {
  return headerMappings(preferences, placeOf(page, detail), partnerOf(page, preview, file));
}

/** Returns the unrecognized headers of a table that the user has not left out. */
export const unknownHeads = ({ heads }: SheetPart, remembered: UserHeads): SheetPart['heads'] =>
  heads.filter(({ key, text }) => key === '' && remembered[plainTitle(text)] !== '');

/** Reads files and applies the stored header choices for their partner. */
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

/** Returns whether the preview needs no review: no problems, no doubts, and no unassigned column or sheet. */
export const isClean = (page: CompiledPage, preview: SheetPreview, preferences: Ports['preferences']): boolean =>
  preview.problems.length === 0 &&
  preview.leftSheets.length === 0 &&
  !preview.remarks.some(({ level }) => level === 'doubt') &&
  preview.tables.every(
    (table) => unknownHeads(table, memoryOf({ page, preview }, table, preferences).read()).length === 0,
  );
