import type { DictionarySchema } from '../../engine/index.ts';
import { seedCodes } from '../dictionaries/codeSeeds.ts';
import { ensureSearchIndex } from '../dictionaries/searchIndex.ts';
import type { Services } from '../services/services.ts';
import { applyTables } from '../tables/applyTables.ts';
import { obstaclesOf } from '../tables/pageTables.ts';
import { inLanguage } from '../messages/say.ts';

/** Every dictionary file that could be read, with its seed and import. */
export const dictionaryFiles = ({ schemas }: Pick<Services, 'schemas'>): readonly DictionarySchema[] =>
  [...schemas.dictionaries().keys()].flatMap((code) => schemas.dictionarySchema(code) ?? []);

/**
 * What records need before the first call: the search index, the tables of all pages, first items in empty code
 * tables. Returns notices for the operator: what a page wants and the database contradicts.
 */
export const prepareRecords = async (services: Services): Promise<readonly string[]> => {
  // First: the indexes of the tables use what it brings.
  await ensureSearchIndex(services.db);
  const applied = await applyTables(services.db, services.schemas.pages());
  await seedCodes(services.db, dictionaryFiles(services));
  return obstaclesOf(applied).map((obstacle) => inLanguage(obstacle));
};
