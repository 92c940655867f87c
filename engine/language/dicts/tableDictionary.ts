import { toDbColumn } from '../../core/dbNames.ts';
import type { DictionarySchema } from '../../generated/dictionary.ts';
import type { Problem } from '../../text/problems.ts';
import type { RecordFilter } from '../../core/recordFilter.ts';
import { parseWhere } from './parseWhere.ts';

/** Source of the items of a table dictionary. Columns have their database names. */
export interface TableSource {
  readonly table: string;
  readonly text: string;
  readonly value: string;
  /** Absent: every row of the tenant. */
  readonly where?: RecordFilter | undefined;
  readonly orderBy: readonly { readonly column: string; readonly order: 'asc' | 'desc' }[];
  /** Column by attribute name. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Columns that are searched besides value and text: those of a text with parts. Absent: none. */
  readonly searched?: readonly string[] | undefined;
  /** For trees: the column with the parent row, and the one that says whether there are child rows. */
  readonly pidField?: string | undefined;
  readonly hasChildField?: string | undefined;
}

const TABLE_KEYS = ['table', 'text', 'value', 'where', 'orderBy', 'pidField', 'hasChildField'] as const;

/** Returns the keys of kind table that a dictionary contains. */
export const tableKeysOf = (schema: DictionarySchema): readonly string[] =>
  TABLE_KEYS.filter((key) => schema[key] !== undefined);

/**
 * Compiles the source of a dictionary of kind table. Whether table and columns exist is checked after all pages have
 * been read.
 */
export function tableSourceOf(schema: DictionarySchema): {
  readonly source?: TableSource | undefined;
  readonly problems: Problem[];
} {
  const { table, text, value, where } = schema;
  if (table === undefined || text === undefined || value === undefined) return { problems: [] };
  const condition = where === undefined ? {} : parseWhere(where);
  const problems: Problem[] = condition.fault ? [{ ...condition.fault, path: ['where'] }] : [];
  const textColumn = toDbColumn(text);
  const orderBy = schema.orderBy ?? [{ column: text }];
  return {
    problems,
    source: {
      table,
      text: textColumn,
      value: toDbColumn(value),
      where: condition.filter,
      orderBy: orderBy.map(({ column, order }) => ({ column: toDbColumn(column), order: order ?? 'asc' })),
      attributes: new Map(Object.keys(schema.attributes ?? {}).map((name) => [name, toDbColumn(name)])),
      searched: (schema.parts ?? []).map(toDbColumn),
      pidField: schema.pidField && toDbColumn(schema.pidField),
      hasChildField: schema.hasChildField && toDbColumn(schema.hasChildField),
    },
  };
}
