import {
  checkStoredColumns,
  type CompiledPage,
  type CompiledReport,
  type PageFile,
  type Problem,
} from '../../engine/index.ts';
import type { Db } from '../database/db.ts';
import { checkStatements } from './checkStatements.ts';
import { readCatalogue } from '../tables/catalogue.ts';
import { tableShapes } from '../tables/tableShape.ts';

/** What of a folder of schemas a database can judge. */
interface AskedOfDatabase {
  readonly reports: Iterable<CompiledReport>;
  readonly pages: readonly CompiledPage[];
  /** As the files have them now, good or not. */
  readonly files: readonly PageFile[];
  /** By path below the folder. */
  readonly texts: ReadonlyMap<string, string>;
  /** What stands before the paths in problems: `schemas/`. */
  readonly prefix: string;
  /** What was found already. */
  readonly problems: readonly Problem[];
}

/** What the database at hand says of the schemas: statements that it cannot prepare, columns that lost their page. Changes nothing. */
export async function askDatabase(db: Db, asked: AskedOfDatabase): Promise<readonly Problem[]> {
  const { pages, files, texts } = asked;
  const tables = tableShapes(pages).map(({ name }) => name);
  const { columns } = await readCatalogue(db, tables);
  return [
    ...checkStoredColumns(files, columns, asked),
    ...(await checkStatements(db, { ...asked, textOf: (path) => texts.get(path) })),
  ];
}
