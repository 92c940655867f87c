import type { DictionarySchema } from '../../../engine/index.ts';
import { seedCodes } from '../../data/dictionaries/codeSeeds.ts';
import { ensureSearchIndex } from '../../data/dictionaries/searchIndex.ts';
import type { Services } from '../../core/services/services.ts';
import { applyTables } from '../../data/tables/applyTables.ts';
import { obstaclesOf } from '../../data/tables/pageTables.ts';
import type { TableStatement } from '../../data/tables/planTables.ts';
import { formatText } from '../../core/texts/serverText.ts';

/** Every dictionary file that could be read, with its seed and import. */
export const dictionaryFiles = ({ schemas }: Pick<Services, 'schemas'>): readonly DictionarySchema[] =>
  [...schemas.dictionaries().keys()].flatMap((code) => schemas.dictionarySchema(code) ?? []);

export interface PreparedRecords {
  /** For the operator: what a page wants and the database contradicts. */
  readonly notices: readonly string[];
  /** What was done to tables. */
  readonly applied: readonly TableStatement[];
}

/**
 * What records need before the first call: the search index, the tables of all pages, first items in empty code
 * tables.
 */
export const prepareRecords = async (services: Services): Promise<PreparedRecords> => {
  // First: the indexes of the tables use what it brings.
  await ensureSearchIndex(services.db);
  const tables = await applyTables(services.db, services.schemas.pages());
  await seedCodes(services.db, dictionaryFiles(services));
  return { notices: obstaclesOf(tables).map((obstacle) => formatText(obstacle)), applied: tables.applied };
};
