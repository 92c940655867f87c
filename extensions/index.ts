import type { LanguageExtension } from '../engine/index.ts';
import { administration } from './administration/panels.ts';
import { customs } from './customs/index.ts';

/** The extensions of this product. Without any, pages of other trades are compiled, listed, edited and saved all the same. */
export const EXTENSIONS: readonly LanguageExtension[] = [administration, customs];

export type { PanelName } from './administration/panels.ts';
