import { loadChunk } from '../chunks/loadChunk.ts';
import { zhCN, type ShellTexts } from './zh-CN.ts';
import type { Language } from '../../engine/index.ts';

/** What is here from the start, and what has come since. */
const catalogues: Partial<Record<Language, ShellTexts>> = { 'zh-CN': zhCN };

export const hasTexts = (language: Language): boolean => catalogues[language] !== undefined;

/** Chinese while those of the language are not here. */
export const catalogueOf = (language: Language): ShellTexts => catalogues[language] ?? zhCN;

/** Brings the texts of a language; the sign-in page carries one alone. Rejects with a ChunkError. */
export async function loadTexts(language: Language): Promise<void> {
  if (hasTexts(language)) return;
  const { enUS } = await loadChunk(() => import('./en-US.ts'));
  catalogues['en-US'] = enUS;
}
