import { plainTitle, type CompiledPage } from '../../../engine/index.ts';
import type { HeadChoice, HeadPlace, Imports, SheetMending, SheetPreview, SheetWord } from '../../kit/ports/imports.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { memoryOf } from './importReading.ts';

/** A preview, and what staff have made of it. */
export interface ShownPreview {
  readonly preview: SheetPreview;
  readonly mending?: SheetMending;
}

interface ChangeContext {
  readonly page: CompiledPage;
  readonly imports: Imports;
  readonly preferences: Ports['preferences'];
}

/** Takes rows back that were left out by themselves. */
export async function takeRowsBack(
  { page, imports }: ChangeContext,
  { preview, mending }: Required<ShownPreview>,
  rows: readonly string[],
): Promise<ShownPreview> {
  const next = { ...mending, added: [...mending.added, ...rows] };
  return { preview: { ...preview, problems: await imports.check(page, next) }, mending: next };
}

/** Rows and columns are others then: nothing of what was mended is kept. */
export const placeHeads = async (
  { page, imports }: ChangeContext,
  { preview: { token } }: ShownPreview,
  place: HeadPlace,
): Promise<ShownPreview> => ({ preview: await imports.placeHeads(page, token, place) });

/** Cells that were set by the memory of the user are read anew; what was mended stays. */
export const forgetWord = async (
  { page, imports }: ChangeContext,
  { preview, mending }: Required<ShownPreview>,
  word: SheetWord,
): Promise<ShownPreview> => ({ preview: await imports.forgetWord(page, preview.token, word), mending });

/** Says which column a head is, and remembers it for the next sheet. */
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
