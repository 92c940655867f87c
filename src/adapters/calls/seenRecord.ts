import {
  type CompiledColumn,
  type CompiledPage,
  type Values,
  type WireRecord,
  maySee,
  type Can,
} from '../../../engine/index.ts';

/** Values of a header or row that the user may see, and those that are no columns (`id`, `version`). */
const seen = (values: WireRecord, columns: readonly CompiledColumn[], can: Can): WireRecord => {
  const hidden = new Set(columns.filter((column) => !maySee(column, can)).map(({ key }) => key));
  return hidden.size === 0 ? values : Object.fromEntries(Object.entries(values).filter(([key]) => !hidden.has(key)));
};

/**
 * Returns a record without the columns that the user may not see: the server sets their defaults and computed values,
 * and refuses a save that contains one of them.
 */
export const seenRecord = ({ columns, details }: CompiledPage, record: WireRecord, can: Can): WireRecord => {
  const rows = details.flatMap(({ wireName, columns: cells }) => {
    const sent = record[wireName];
    if (typeof sent !== 'object' || sent === null) return [];
    return [[wireName, sent.map((row) => seen(row, cells, can) as Values)] as const];
  });
  return { ...seen(record, columns, can), ...Object.fromEntries(rows) };
};
