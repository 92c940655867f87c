import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatProblem, localizeProblem } from '../../../engine/index.ts';
import { readConfig } from '../../core/config/config.ts';
import { joinDatabase } from '../../core/database/openDatabase.ts';
import { importCodes, type ImportReport } from '../../data/dictionaries/codeImport.ts';
import { dictionaryFiles } from '../../records/operations/prepareRecords.ts';
import { openSchemaStore } from '../../core/schemas/openSchemaStore.ts';

const USAGE = '用法 (usage): npm run import:codes -- FOLDER';

const describe = ({ dictCode, title, done, missing, problems }: ImportReport): string => {
  const lines = problems.map((problem) => `    ${problem}`);
  if (missing.length > 0) lines.push(`    没有文件 (missing): ${missing.join(', ')}`);
  const counts =
    done === undefined ? '未导入 (not taken)' : `新增 ${done.added}，修改 ${done.changed}，不变 ${done.unchanged}`;
  return [`${dictCode} ${title}: ${counts}`, ...lines].join('\n');
};

/** Fills the code tables in the database of a running or stopped server; exit status 1 when any entry was rejected. */
const run = async (folder: string): Promise<number> => {
  const config = readConfig(process.env);
  const schemas = await openSchemaStore(config.schemasFolder, { watch: false });
  for (const problem of schemas.problems()) console.warn(formatProblem(localizeProblem(problem)));
  const database = await joinDatabase(config, (notice) => console.log(notice));
  try {
    const reports = await importCodes(database.db, dictionaryFiles({ schemas }), folder);
    for (const report of reports) console.log(describe(report));
    const taken = reports.filter(({ done }) => done !== undefined).length;
    console.log(`共 ${reports.length} 个字典，已导入 ${taken} 个 (dictionaries taken)`);
    return taken > 0 && reports.every(({ problems }) => problems.length === 0) ? 0 : 1;
  } finally {
    await database.close();
    schemas.close();
  }
};

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (!existsSync(folder) || !statSync(folder).isDirectory()) {
  console.error(`不是文件夹 (not a folder): ${resolve(folder)}\n${USAGE}`);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await run(resolve(folder));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
