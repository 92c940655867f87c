import type { Language } from '../../../engine/index.ts';
import { spoken } from './spoken.ts';
import { fillText, type TextParameters } from './t.ts';

/**
 * Texts loaded with the pages that use them, in the current language; both languages are bundled because they are
 * small.
 */
export const lazyText =
  <Key extends string>(catalogues: Readonly<Record<Language, Readonly<Record<Key, string>>>>) =>
  (key: Key, parameters?: TextParameters): string =>
    fillText(catalogues[spoken.language][key], parameters);
