import { sql } from 'kysely';
import type { ImportProblem } from '../../../contract/imports.ts';
import { ruledRows } from '../../data/lists/dataRules.ts';
import { HEADER } from '../../data/lists/filterSql.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import { addRecords } from '../../records/operations/addRecords.ts';
import type { WriteContext } from '../../records/operations/validateWrite.ts';
import type { ValidatedSheets } from './validateRows.ts';

const MARK = sql.id('import_rows');

const rightOf = ({ records }: ValidatedSheets) => records.flatMap(({ judged }) => judged ?? []);

/** Those of the ids that data rules hide from the caller after they were written. */
async function hiddenAmong({ trx, page, caller }: WriteContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const ruled = ruledRows(page, caller.user, HEADER);
  if (ruled === undefined || ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(page.resource.table)} as ${sql.id(HEADER)}
    where id = any(${[...ids]}::text[]) and (${ruled}) is not true`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

interface WriteOptions {
  /** Whether the remaining records are written if some are hidden. */
  readonly onlyRight: boolean;
  readonly onStored: (count: number) => Promise<void>;
}

interface WrittenRows {
  readonly ids: readonly string[];
  /** Including problems found only while writing. */
  readonly judged: ValidatedSheets;
}

/**
 * Writes the valid records. A record that a data rule would hide from the caller afterwards (D58) becomes invalid: the
 * writes are rolled back, and the remaining records are written again if `onlyRight` is set.
 */
export async function writeSeen(
  writing: WriteContext,
  judged: ValidatedSheets,
  { onlyRight, onStored }: WriteOptions,
): Promise<WrittenRows> {
  const { trx, page, caller } = writing;
  if (ruledRows(page, caller.user, HEADER) === undefined)
    return { ids: await addRecords(writing, rightOf(judged), onStored), judged };
  await sql`savepoint ${MARK}`.execute(trx);
  const ids = await addRecords(writing, rightOf(judged), onStored);
  const hidden = new Set(await hiddenAmong(writing, ids));
  if (hidden.size === 0) return { ids, judged };
  await sql`rollback to savepoint ${MARK}`.execute(trx);
  const { language = 'zh-CN' } = caller;
  const problems: ImportProblem[] = [...judged.problems];
  let at = 0;
  const records = judged.records.map((one) => {
    if (one.judged === undefined) return one;
    const id = ids[at] ?? '';
    at += 1;
    const isBelow = hidden.has(String(one.judged.record.values[page.tree?.parentKey ?? ''] ?? ''));
    if (!hidden.has(id) && !isBelow) return one;
    hidden.add(id);
    const said = isBelow ? serverText('importParentHidden') : serverText('ruleHidesRow');
    problems.push({ row: one.record.main.id, key: '', message: formatText(said, language), rule: '' });
    return { ...one, judged: undefined };
  });
  const left = { ...judged, records, problems };
  return onlyRight ? writeSeen(writing, left, { onlyRight, onStored }) : { ids: [], judged: left };
}
