import {
  checkStoredColumns,
  isServedByRoutes,
  type CompiledPage,
  type CompiledReport,
  type PageFile,
  type Problem,
  type StoredFault,
} from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { checkStatements } from './checkStatements.ts';
import { readCatalogue } from '../../data/tables/catalogue.ts';
import { limitsOfPages, readStoredFaults, readTypeFaults } from '../../data/tables/storedValues.ts';
import { tableShapes } from '../../data/tables/tableShape.ts';

/** The parts of a schemas folder that a database can check. */
interface AskedOfDatabase {
  readonly reports: Iterable<CompiledReport>;
  readonly pages: readonly CompiledPage[];
  /** Current files, valid or not. */
  readonly files: readonly PageFile[];
  /** By path relative to the folder. */
  readonly texts: ReadonlyMap<string, string>;
  /** Prefix of paths in problems: `schemas/`. */
  readonly prefix: string;
  /** Problems found so far. */
  readonly problems: readonly Problem[];
  /** Counts stored values beyond limits. Default: those of all pages. */
  readonly count?: (limits: ReturnType<typeof limitsOfPages>) => Promise<readonly StoredFault[]>;
}

/**
 * Checks the schemas against the database: columns without a page, stored values that a page no longer accepts,
 * statements that cannot be prepared. Read-only.
 */
export async function askDatabase(db: Db, asked: AskedOfDatabase): Promise<readonly Problem[]> {
  const { pages, files, texts, count = (limits) => readStoredFaults(db, limits.values()) } = asked;
  const shapes = tableShapes(pages.filter(({ resource }) => !isServedByRoutes(resource.table)));
  const catalogue = await readCatalogue(
    db,
    tableShapes(pages).map(({ name }) => name),
  );
  const faults = [...(await readTypeFaults(db, shapes, catalogue)), ...(await count(limitsOfPages(pages, catalogue)))];
  return [
    ...checkStoredColumns(files, catalogue.columns, { ...asked, faults }),
    ...(await checkStatements(db, { ...asked, textOf: (path) => texts.get(path) })),
  ];
}
