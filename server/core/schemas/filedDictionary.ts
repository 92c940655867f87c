import type { DictionarySchema } from '../../../engine/index.ts';
import type { FolderTexts } from './readFolder.ts';

/** Parses a file of the folder; undefined when it is missing or cannot be parsed. */
export const readObject = <T extends object>(texts: FolderTexts, path: string): T | undefined => {
  try {
    const read: unknown = JSON.parse(texts.get(path) ?? 'null');
    return typeof read === 'object' && read !== null ? (read as T) : undefined;
  } catch {
    return undefined;
  }
};

export const dictionaryPath = (code: string): string => `dicts/${code}.json`;

/** Returns a dictionary as its file defines it. */
export const filedDictionary = (texts: FolderTexts, code: string): DictionarySchema | undefined =>
  readObject<DictionarySchema>(texts, dictionaryPath(code));
