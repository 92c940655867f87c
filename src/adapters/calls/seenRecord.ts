import {
  type CompiledColumn,
  type CompiledPage,
  type Values,
  type WireRecord,
  maySee,
  type Can,
} from '../../../engine/index.ts';

/** Of a header or row: what the user may see, and whatever is no column (`id`, `version`). */
const seen = (values: WireRecord, columns: readonly CompiledColumn[], can: Can): WireRecord => {
  const hidden = new Set(columns.filter((column) => !maySee(column, can)).map(({ key }) => key));
  return hidden.size === 0 ? values : Object.fromEntries(Object.entries(values).filter(([key]) => !hidden.has(key)));
};

/**
 * A record without the columns that the user may not see: defaults and computed values of these are the server's, which
 * refuses a save that names one of them.
 */
export const seenRecord = ({ columns, details }: CompiledPage, record: WireRecord, can: Can): WireRecord => {
  const rows = details.flatMap(({ wireName, columns: cells }) => {
    const sent = record[wireName];
    if (typeof sent !== 'object' || sent === null) return [];
    return [[wireName, sent.map((row) => seen(row, cells, can) as Values)] as const];
  });
  return { ...seen(record, columns, can), ...Object.fromEntries(rows) };
};
