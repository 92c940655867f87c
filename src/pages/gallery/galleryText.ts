import { galleryEnUS } from '../../platform/locales/gallery.en-US.ts';
import { galleryZhCN } from '../../platform/locales/gallery.zh-CN.ts';
import { lazyText } from '../../platform/locales/lazyText.ts';

export type GalleryTextKey = keyof typeof galleryZhCN;

/** Translates a text of the gallery. */
export const galleryText = lazyText<GalleryTextKey>({ 'zh-CN': galleryZhCN, 'en-US': galleryEnUS });
