import type { DictionarySchema } from '../../../engine/index.ts';
import type { FolderTexts } from './readFolder.ts';

/** What stands in a file of the folder; undefined: nothing, or nothing that can be read. */
export const readObject = <T extends object>(texts: FolderTexts, path: string): T | undefined => {
  try {
    const read: unknown = JSON.parse(texts.get(path) ?? 'null');
    return typeof read === 'object' && read !== null ? (read as T) : undefined;
  } catch {
    return undefined;
  }
};

export const dictionaryPath = (code: string): string => `dicts/${code}.json`;

/** A dictionary as its file says it. */
export const filedDictionary = (texts: FolderTexts, code: string): DictionarySchema | undefined =>
  readObject<DictionarySchema>(texts, dictionaryPath(code));
