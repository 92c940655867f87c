import type { Locale } from 'antd/es/locale';
import { loadChunk } from '../chunks/loadChunk.ts';
import { zhCN, type ShellTexts } from './zh-CN.ts';
import type { Language } from '../../../engine/index.ts';
import type { RendererTexts } from '../../../renderers/index.ts';

/** Texts bundled from the start, and those loaded since. */
const catalogues: Partial<Record<Language, ShellTexts>> = { 'zh-CN': zhCN };

export const hasTexts = (language: Language): boolean => catalogues[language] !== undefined;

let englishOfPages: RendererTexts | undefined;
let englishOfParts: Locale | undefined;

/** Texts of pages in a language other than Chinese, which is bundled with the pages. Undefined until loaded. */
export const pageTextsOf = (language: Language): RendererTexts | undefined =>
  language === 'en-US' ? englishOfPages : undefined;

/** Texts of antd's components. Undefined until loaded, and for Chinese, which is bundled with the application. */
export const partTextsOf = (language: Language): Locale | undefined =>
  language === 'en-US' ? englishOfParts : undefined;

/** Chinese until the texts of the language are loaded. */
export const catalogueOf = (language: Language): ShellTexts => catalogues[language] ?? zhCN;

/** Loads the texts of a language; the sign-in page contains only one. Rejects with a ChunkError. */
export async function loadTexts(language: Language): Promise<void> {
  if (hasTexts(language)) return;
  const { enUS, enUSParts, renderersEnUS } = await loadChunk(() => import('./en-US.ts'));
  catalogues['en-US'] = enUS;
  englishOfParts = enUSParts;
  englishOfPages = renderersEnUS;
}
