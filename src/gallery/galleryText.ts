import { galleryEnUS } from '../locales/gallery.en-US.ts';
import { galleryZhCN } from '../locales/gallery.zh-CN.ts';
import { spoken } from '../locales/spoken.ts';
import { fillText, type TextParameters } from '../locales/t.ts';

export type GalleryTextKey = keyof typeof galleryZhCN;

const CATALOGUES = { 'zh-CN': galleryZhCN, 'en-US': galleryEnUS } as const;

/** A text of the gallery in the language that is spoken now; both languages are as small as a picture. */
export const galleryText = (key: GalleryTextKey, parameters?: TextParameters): string =>
  fillText(CATALOGUES[spoken.language][key], parameters);
