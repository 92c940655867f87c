import type { CompiledPage } from '../../../engine/index.ts';
import { ApiError } from '../../core/base/errors.ts';
import { closedColumns, columnsOfTable } from '../../data/lists/closedColumns.ts';
import { ruleTextsOfTable } from '../../data/lists/dataRules.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { Caller, PageCaller } from '../../data/recordStore/caller.ts';
import {
  areRuleTexts,
  areWider,
  areWithin,
  isTextList,
  readRowBounds,
  rowBounds,
  type RowBounds,
} from '../../data/recordStore/rowBounds.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import type { ExportRequest } from './exportRequest.ts';

/** Restrictions on the texts of a table dictionary, by the rights of its reader. */
interface TextBounds {
  /** Columns of the table that were blank for the reader. */
  readonly closed: readonly string[];
  readonly rules: RowBounds['rules'];
}

/** Restrictions in force when an export was made: stored with its file (decision 0098). */
export interface ExportBounds {
  /** Keys of the exported columns. */
  readonly columns: readonly string[];
  readonly rows: RowBounds;
  /** By source table of the texts. */
  readonly texts: Readonly<Record<string, TextBounds>>;
}

const textBounds = (pages: readonly CompiledPage[], { user, can }: Caller, table: string): TextBounds => {
  const over = pages.filter((page) => columnsOfTable(table)(page).length > 0);
  return { closed: [...closedColumns(table, over, can)].sort(), rules: ruleTextsOfTable(pages, user, table) ?? null };
};

export function exportBounds(
  schemas: Pick<SchemaStore, 'pages' | 'dictionary'>,
  { page, caller }: PageCaller,
  { columns }: Pick<ExportRequest, 'columns'>,
): ExportBounds {
  const tables = columns.flatMap(({ column }) => {
    const source = column?.dictCode === undefined ? undefined : schemas.dictionary(column.dictCode)?.source;
    return source === undefined ? [] : [source.table];
  });
  const pages = schemas.pages();
  return {
    columns: columns.map(({ key }) => key),
    rows: rowBounds(page, caller),
    texts: Object.fromEntries(tables.map((table) => [table, textBounds(pages, caller, table)])),
  };
}

const readTextBounds = (kept: unknown): TextBounds | undefined => {
  const { closed, rules }: Partial<Record<keyof TextBounds, unknown>> = Object(kept);
  return isTextList(closed) && areRuleTexts(rules) ? { closed, rules } : undefined;
};

const areTextsWithin = (before: TextBounds | undefined, now: TextBounds): boolean =>
  before !== undefined &&
  now.closed.every((column) => before.closed.includes(column)) &&
  areWider(before.rules, now.rules);

/**
 * Throws if a finished file contains something that its user may no longer see. In doubt it throws too, and the export
 * has to be made again.
 */
export function mustHoldStill(kept: unknown, now: ExportBounds): void {
  const { columns, rows, texts }: Partial<Record<keyof ExportBounds, unknown>> = Object(kept);
  const before = readRowBounds(rows);
  const isWithin =
    before !== undefined &&
    areWithin(before, now.rows) &&
    isTextList(columns) &&
    columns.every((key) => now.columns.includes(key)) &&
    Object.entries(now.texts).every(([table, bounds]) => areTextsWithin(readTextBounds(Object(texts)[table]), bounds));
  if (!isWithin) throw new ApiError(403, serverText('exportOutdated'));
}
