import type { CompiledPage } from '../../../engine/index.ts';
import type { ListSettings } from './listSettings.ts';

/** How many rows and in which form: the user's word over the page's (D60). */
export const drawnRows = (
  { list }: CompiledPage,
  settings: ListSettings,
): { readonly fits: boolean; readonly cards: boolean } => ({
  fits: settings.fits ?? list.rows === 'fit',
  cards: settings.cards ?? list.narrow === 'cards',
});
