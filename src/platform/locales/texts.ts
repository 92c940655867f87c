import type { Locale } from 'antd/es/locale';
import { loadChunk } from '../chunks/loadChunk.ts';
import { zhCN, type ShellTexts } from './zh-CN.ts';
import type { Language } from '../../../engine/index.ts';
import type { RendererTexts } from '../../../renderers/index.ts';

/** What is here from the start, and what has come since. */
const catalogues: Partial<Record<Language, ShellTexts>> = { 'zh-CN': zhCN };

export const hasTexts = (language: Language): boolean => catalogues[language] !== undefined;

let englishOfPages: RendererTexts | undefined;
let englishOfParts: Locale | undefined;

/** What pages say in a language other than Chinese, which stands with the pages. Undefined while it is not here. */
export const pageTextsOf = (language: Language): RendererTexts | undefined =>
  language === 'en-US' ? englishOfPages : undefined;

/** What antd's own parts say in it. Undefined while it is not here, and in Chinese, which stands with the application. */
export const partTextsOf = (language: Language): Locale | undefined =>
  language === 'en-US' ? englishOfParts : undefined;

/** Chinese while those of the language are not here. */
export const catalogueOf = (language: Language): ShellTexts => catalogues[language] ?? zhCN;

/** Brings the texts of a language; the sign-in page carries one alone. Rejects with a ChunkError. */
export async function loadTexts(language: Language): Promise<void> {
  if (hasTexts(language)) return;
  const { enUS, enUSParts, renderersEnUS } = await loadChunk(() => import('./en-US.ts'));
  catalogues['en-US'] = enUS;
  englishOfParts = enUSParts;
  englishOfPages = renderersEnUS;
}
