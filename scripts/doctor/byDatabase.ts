import type { CompiledSchemas, Language, Problem } from '../../engine/index.ts';
import { readConfig } from '../../server/core/config/config.ts';
import { openDb } from '../../server/core/database/db.ts';
import { runningDatabase } from '../../server/core/database/openDatabase.ts';
import { askDatabase } from '../../server/records/reports/askDatabase.ts';
import type { SchemaTexts } from './diagnose.ts';

/** Why the database was not queried: no server is running, or the connection error. */
export type NotLooked =
  | { readonly reason: 'none'; readonly dataFolder: string }
  | { readonly reason: 'silent'; readonly error: string };

export interface DatabaseDiagnosis {
  readonly problems: readonly Problem[];
  readonly notLooked?: NotLooked;
}

const WORDS: Readonly<Record<Language, { readonly [R in NotLooked['reason']]: string }>> = {
  'zh-CN': {
    none: '报表语句未经数据库检查，已存的列和值也未比较：没有服务使用数据目录 ${folder}，也未设 DATABASE_URL。服务若使用另一个目录，请设同样的 WAYBILL_DATA',
    silent: '报表语句未经数据库检查，已存的列和值也未比较：连接不上数据库',
  },
  'en-US': {
    none: 'statements of reports were not prepared, stored columns and values not compared: no server uses the data folder ${folder}, and DATABASE_URL is not set. If the server uses another one, set the same WAYBILL_DATA',
    silent:
      'statements of reports were not prepared, stored columns and values not compared: the database does not answer',
  },
};

export const sayNotLooked = (why: NotLooked, language: Language): string =>
  why.reason === 'silent'
    ? `${WORDS[language].silent} (${why.error})`
    : WORDS[language].none.replace('${folder}', why.dataFolder);

/** Checks the schemas against the running database; changes nothing in it. */
export async function diagnoseByDatabase(
  { reports, pages, problems }: CompiledSchemas,
  texts: SchemaTexts,
  prefix: string,
): Promise<DatabaseDiagnosis> {
  if (reports.size === 0 && pages.size === 0) return { problems: [] };
  try {
    const config = readConfig(process.env);
    const url = await runningDatabase(config);
    if (url === undefined) return { problems: [], notLooked: { reason: 'none', dataFolder: config.dataFolder } };
    const db = openDb(url);
    try {
      const files = [...pages.values()];
      const found = await askDatabase(db, {
        reports: reports.values(),
        pages: files.flatMap(({ page }) => page ?? []),
        files,
        texts,
        prefix,
        problems,
      });
      return { problems: found };
    } finally {
      await db.destroy();
    }
  } catch (error) {
    const said = error instanceof Error ? error.message || error.name : String(error);
    return { problems: [], notLooked: { reason: 'silent', error: said } };
  }
}
