import { proxy } from 'valtio';

export const LANGUAGES = ['zh-CN', 'en-US'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A valtio store: what is spoken in this window. Texts are read everywhere, so it is one for all. */
export const spoken = proxy<{ language: Language }>({ language: 'zh-CN' });
