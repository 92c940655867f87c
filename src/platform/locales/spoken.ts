import { proxy } from 'valtio';
import type { Language } from '../../../engine/index.ts';

/** A valtio store: what is spoken in this window. Texts are read everywhere, so it is one for all. */
export const spoken = proxy<{ language: Language }>({ language: 'zh-CN' });
