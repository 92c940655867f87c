import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DictionarySchema } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { notifyChangedCodes } from '../events/changedCodes.ts';
import { readCodeFile, readWordsFile, type CodeFilePlan, type CodeItem, type NamedWords } from './codeFile.ts';
import { upsertCodeItems, type Upserted } from './codeItems.ts';

export interface ImportReport {
  readonly dictCode: string;
  readonly title: string;
  /** Absent if nothing was imported, because of `problems` or because none of its files exists. */
  readonly done?: Upserted;
  /** Files of the dictionary that are missing from the folder. */
  readonly missing: readonly string[];
  readonly problems: readonly string[];
}

const readText = async (path: string): Promise<string | undefined> => {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Reads the search words for the codes of a file from the further files of the folder. */
async function readWords(folder: string, plan: CodeFilePlan) {
  const named: NamedWords[] = [];
  const missing: string[] = [];
  const problems: string[] = [];
  for (const words of plan.words ?? []) {
    const text = await readText(join(folder, words.file));
    if (text === undefined) missing.push(words.file);
    else {
      const read = readWordsFile(text, words);
      named.push(read);
      problems.push(...read.problems);
    }
  }
  return { named, missing, problems };
}

/** Preserves the search words of the dictionary's `seed` when an import overwrites the items. */
const withSeededWords = ({ seed = [] }: DictionarySchema, items: readonly CodeItem[]): readonly CodeItem[] => {
  const seeded = new Map(seed.map(({ value, search = [] }) => [value, search]));
  return items.map((item) => {
    const known = new Set(item.search.split(' '));
    const words = (seeded.get(item.value) ?? []).filter((word) => !known.has(word));
    return words.length === 0
      ? item
      : { ...item, search: [item.search, ...words].filter((word) => word !== '').join(' ') };
  });
};

/** Imports one dictionary from the files of a folder in one transaction: either all items or none. */
export const importDictionary = async (db: Db, dictionary: DictionarySchema, folder: string): Promise<ImportReport> => {
  const types = new Map(Object.entries(dictionary.attributes ?? {}));
  const items: CodeItem[] = [];
  const missing: string[] = [];
  const problems: string[] = [];
  let lacked = 0;
  for (const plan of dictionary.import ?? []) {
    const text = await readText(join(folder, plan.file));
    if (text === undefined) {
      lacked += 1;
      missing.push(plan.file);
      continue;
    }
    const words = await readWords(folder, plan);
    const file = readCodeFile(text, plan, { types, named: words.named });
    items.push(...file.items);
    missing.push(...words.missing);
    problems.push(...words.problems, ...file.problems);
  }
  const report = { dictCode: dictionary.dictCode, title: dictionary.title, missing, problems };
  if (problems.length > 0 || lacked === (dictionary.import ?? []).length) return report;
  const done = await db.transaction().execute(async (trx) => {
    const upserted = await upsertCodeItems(trx, dictionary.dictCode, withSeededWords(dictionary, items));
    if (upserted.added + upserted.changed > 0) await notifyChangedCodes(trx, dictionary.dictCode);
    return upserted;
  });
  return { ...report, done };
};

/** Imports every dictionary that names files. Errors in one dictionary do not prevent the import of the others. */
export const importCodes = async (
  db: Db,
  dictionaries: readonly DictionarySchema[],
  folder: string,
): Promise<readonly ImportReport[]> => {
  const reports: ImportReport[] = [];
  for (const dictionary of dictionaries)
    if (dictionary.import !== undefined && dictionary.import.length > 0)
      reports.push(await importDictionary(db, dictionary, folder));
  return reports;
};
