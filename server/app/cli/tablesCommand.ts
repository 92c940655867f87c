import { formatProblem, isError, localizeProblem, type CompiledPage } from '../../../engine/index.ts';
import { readConfig } from '../../core/config/config.ts';
import type { Db } from '../../core/database/db.ts';
import { joinDatabase } from '../../core/database/openDatabase.ts';
import { openSchemaStore } from '../../core/schemas/openSchemaStore.ts';

interface TablesCommand {
  readonly db: Db;
  readonly pages: readonly CompiledPage[];
  /** Whether every file could be read: the columns of a broken one are unknown. */
  readonly complete: boolean;
}

/** Runs a command on pages and database, with or without a running server, and sets the exit status that it returns. */
export const runTablesCommand = async (work: (command: TablesCommand) => Promise<number>): Promise<void> => {
  try {
    const config = readConfig(process.env);
    const schemas = await openSchemaStore(config.schemasFolder, { watch: false });
    const problems = schemas.problems();
    for (const problem of problems) console.warn(formatProblem(localizeProblem(problem)));
    const { db, close } = await joinDatabase(config, (notice) => console.log(notice));
    try {
      process.exitCode = await work({ db, pages: schemas.pages(), complete: !problems.some(isError) });
    } finally {
      await close();
      schemas.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
};
