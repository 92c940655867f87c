import type { CompiledPage } from '../../../engine/index.ts';
import type { ListSettings } from './listSettings.ts';

/** Returns whether rows fit the window and whether cards are used: the user's setting overrides the page's (D60). */
export const drawnRows = (
  { list }: CompiledPage,
  settings: ListSettings,
): { readonly fits: boolean; readonly cards: boolean } => ({
  fits: settings.fits ?? list.rows === 'fit',
  cards: settings.cards ?? list.narrow === 'cards',
});
