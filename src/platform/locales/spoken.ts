import { proxy } from 'valtio';
import type { Language } from '../../../engine/index.ts';

/** A valtio store: language of this window. Global, because texts are read everywhere. */
export const spoken = proxy<{ language: Language }>({ language: 'zh-CN' });
