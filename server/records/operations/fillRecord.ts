import type { CompiledColumn, Values } from '../../../engine/index.ts';
import { isBlank } from '../../../engine/index.ts';
import type { MergedRecord } from '../../data/recordStore/mergeRecord.ts';
import type { WriteContext } from './validateWrite.ts';

const filledIn = (columns: readonly CompiledColumn[]): readonly CompiledColumn[] =>
  columns.filter(({ fillRule }) => fillRule !== undefined);

async function filled(writing: WriteContext, columns: readonly CompiledColumn[], values: Values): Promise<Values> {
  const made = { ...values };
  for (const column of columns) made[column.key] = await writing.fill(column, values);
  return made;
}

/**
 * Fills columns that have a fill rule, in a new record and in new rows. Runs after all validation, and always for the
 * record before its rows, so that two calls that take the same numbers lock them in the same order.
 */
export async function fillRecord(writing: WriteContext, record: MergedRecord, isNew: boolean): Promise<MergedRecord> {
  const { page } = writing;
  const own = isNew ? filledIn(page.columns) : [];
  const values = own.length === 0 ? record.values : await filled(writing, own, record.values);
  const details = { ...record.details };
  for (const { key, columns } of page.details) {
    const ofRow = filledIn(columns);
    if (ofRow.length === 0) continue;
    const rows: Values[] = [];
    for (const row of details[key] ?? []) rows.push(isBlank(row['id']) ? await filled(writing, ofRow, row) : row);
    details[key] = rows;
  }
  return { values, details };
}
