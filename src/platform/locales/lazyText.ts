import type { Language } from '../../../engine/index.ts';
import { spoken } from './spoken.ts';
import { fillText, type TextParameters } from './t.ts';

/** Texts that come with the pages that say them, in the language that is spoken now; both languages are as small as a picture. */
export const lazyText =
  <Key extends string>(catalogues: Readonly<Record<Language, Readonly<Record<Key, string>>>>) =>
  (key: Key, parameters?: TextParameters): string =>
    fillText(catalogues[spoken.language][key], parameters);
