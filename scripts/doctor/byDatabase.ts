import type { CompiledSchemas, Language, Problem } from '../../engine/index.ts';
import { readConfig } from '../../server/config/config.ts';
import { openDb } from '../../server/database/db.ts';
import { runningDatabase } from '../../server/database/openDatabase.ts';
import { askDatabase } from '../../server/reports/askDatabase.ts';
import type { SchemaTexts } from './diagnose.ts';

/** Why the database was not asked: nothing runs, or what the connection said. */
export type NotLooked = { readonly reason: 'none' } | { readonly reason: 'silent'; readonly error: string };

export interface DatabaseDiagnosis {
  readonly problems: readonly Problem[];
  readonly notLooked?: NotLooked;
}

const WORDS: Readonly<Record<Language, { readonly [R in NotLooked['reason']]: string }>> = {
  'zh-CN': {
    none: '报表语句未经数据库检查，已存的列也未比较：服务未运行，也未设 DATABASE_URL',
    silent: '报表语句未经数据库检查，已存的列也未比较：连接不上数据库',
  },
  'en-US': {
    none: 'statements of reports were not prepared and stored columns not compared: no server runs, and DATABASE_URL is not set',
    silent: 'statements of reports were not prepared and stored columns not compared: the database does not answer',
  },
};

export const sayNotLooked = (why: NotLooked, language: Language): string =>
  `${WORDS[language][why.reason]}${why.reason === 'silent' ? ` (${why.error})` : ''}`;

/** What the database at hand says of the schemas; nothing is changed there. */
export async function diagnoseByDatabase(
  { reports, pages, problems }: CompiledSchemas,
  texts: SchemaTexts,
  prefix: string,
): Promise<DatabaseDiagnosis> {
  if (reports.size === 0 && pages.size === 0) return { problems: [] };
  try {
    const url = await runningDatabase(readConfig(process.env));
    if (url === undefined) return { problems: [], notLooked: { reason: 'none' } };
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
