import { plainTitle, type CompiledPage } from '../../../engine/index.ts';
import type { HeadChoice, HeadPlace, Imports, SheetMending, SheetPreview, SheetWord } from '../../kit/ports/imports.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { memoryOf } from './importReading.ts';

/** A preview and the changes that staff made. */
export interface ShownPreview {
  readonly preview: SheetPreview;
  readonly mending?: SheetMending;
}

interface ChangeContext {
  readonly page: CompiledPage;
  readonly imports: Imports;
  readonly preferences: Ports['preferences'];
}

/** Includes rows that were left out automatically. */
export async function takeRowsBack(
  { page, imports }: ChangeContext,
  { preview, mending }: Required<ShownPreview>,
  rows: readonly string[],
): Promise<ShownPreview> {
  const next = { ...mending, added: [...mending.added, ...rows] };
  return { preview: { ...preview, problems: await imports.check(page, next) }, mending: next };
}

/** Sets the header row. Rows and columns change, so all corrections are dropped. */
export const placeHeads = async (
  { page, imports }: ChangeContext,
  { preview: { token } }: ShownPreview,
  place: HeadPlace,
): Promise<ShownPreview> => ({ preview: await imports.placeHeads(page, token, place) });

/** Forgets a stored word; the cells set from it are read again, corrections stay. */
export const forgetWord = async (
  { page, imports }: ChangeContext,
  { preview, mending }: Required<ShownPreview>,
  word: SheetWord,
): Promise<ShownPreview> => ({ preview: await imports.forgetWord(page, preview.token, word), mending });

/** Assigns a header to a column and stores the choice for the next sheet. */
export async function chooseHead(
  { page, imports, preferences }: ChangeContext,
  { preview, mending }: Required<ShownPreview>,
  choice: HeadChoice,
): Promise<ShownPreview | undefined> {
  const part = preview.tables[choice.table];
  const head = part?.heads.find(({ index }) => index === choice.index);
  if (part === undefined || head === undefined) return undefined;
  memoryOf({ page, preview }, part, preferences).keep(plainTitle(head.text), choice.key);
  return { preview: await imports.choose(page, preview.token, [choice]), mending };
}
