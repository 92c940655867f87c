import type { DictionarySchema } from '../../../engine/index.ts';
import { seedCodes } from '../../data/dictionaries/codeSeeds.ts';
import { ensureSearchIndex } from '../../data/dictionaries/searchIndex.ts';
import type { Services } from '../../core/services/services.ts';
import { applyTables } from '../../data/tables/applyTables.ts';
import { obstaclesOf } from '../../data/tables/pageTables.ts';
import type { TableStatement } from '../../data/tables/planTables.ts';
import { formatText } from '../../core/texts/serverText.ts';

/** All readable dictionary files, with seed and import. */
export const dictionaryFiles = ({ schemas }: Pick<Services, 'schemas'>): readonly DictionarySchema[] =>
  [...schemas.dictionaries().keys()].flatMap((code) => schemas.dictionarySchema(code) ?? []);

export interface PreparedRecords {
  /** For the operator: requirements of pages that conflict with the database. */
  readonly notices: readonly string[];
  /** Changes that were made to tables. */
  readonly applied: readonly TableStatement[];
}

/**
 * Prepares the database before the first call: the search index, the tables of all pages, the seed items of empty code
 * tables.
 */
export const prepareRecords = async (services: Services): Promise<PreparedRecords> => {
  // Must run first: indexes of the tables use the extension that it creates.
  await ensureSearchIndex(services.db);
  const tables = await applyTables(services.db, services.schemas.pages());
  await seedCodes(services.db, dictionaryFiles(services));
  return { notices: obstaclesOf(tables).map((obstacle) => formatText(obstacle)), applied: tables.applied };
};
