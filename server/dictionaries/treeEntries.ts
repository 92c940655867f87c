import { sql, type RawBuilder } from 'kysely';
import { findDictionary, toDbColumn, type CompiledDictionary, type TableSource } from '../../engine/index.ts';
import { pinyinCollation } from '../database/collation.ts';
import type { DictionaryReader } from './dictionaryEntry.ts';
import { conditionsOf, orderOf, registeredTable, type TableQuestion } from './tableEntries.ts';
import { readJson } from '../base/wireJson.ts';

type Fragment = RawBuilder<unknown>;

/** A dictionary that is a tree. */
export type TreeDictionary = CompiledDictionary & { readonly source: TableSource & { readonly pidField: string } };

/** What a client writes of a tree (W7-8); it is only compared with what is registered (D8). */
export interface TreeExpression {
  readonly tableName: string;
  readonly text: string;
  readonly code: string;
  readonly pidField: string;
  /** Blank: whatever is registered. */
  readonly hasChildField: string;
  /** Blank, or a JSON object of columns and the values that they have. */
  readonly condition: string;
}

export interface TreeEntry {
  readonly value: string;
  readonly text: string;
  readonly parent: string | null;
  readonly isLeaf: boolean;
}

/** As many as stand below one entry at most. */
const MAX_CHILDREN = 1000;

const isTree = (dictionary: CompiledDictionary): dictionary is TreeDictionary =>
  dictionary.source?.pidField !== undefined;

/** `{"status":"1"}` → `status = '1'`; undefined when it is no such object. */
function whereOf(condition: string): string | undefined {
  if (condition === '') return '';
  const value = readJson(condition);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const parts = Object.entries(value).map(([name, wanted]) =>
    /^\w{1,60}$/.test(name) && (typeof wanted === 'string' || typeof wanted === 'number')
      ? `${name} = '${String(wanted).replaceAll("'", "''")}'`
      : undefined,
  );
  return parts.includes(undefined) ? undefined : parts.join(' and ');
}

/** The registered tree that an expression means: table, columns and condition must all be the same. */
export function findTree(
  dictionaries: ReadonlyMap<string, CompiledDictionary>,
  { tableName, text, code, pidField, hasChildField, condition }: TreeExpression,
): TreeDictionary | undefined {
  const where = whereOf(condition);
  if (where === undefined || [tableName, text, code].some((part) => !/^\w{1,60}$/.test(part))) return undefined;
  const trees = [...dictionaries].filter(
    ([, { source }]) =>
      source?.pidField === toDbColumn(pidField) &&
      (hasChildField === '' || source.hasChildField === toDbColumn(hasChildField)),
  );
  const found = findDictionary(new Map(trees), [tableName, text, code, ...(where === '' ? [] : [where])].join(','));
  return found !== undefined && isTree(found) ? found : undefined;
}

/** By its code, for our own clients. */
export const treeByCode = (
  dictionaries: ReadonlyMap<string, CompiledDictionary>,
  dictCode: string,
): TreeDictionary | undefined => {
  const found = dictionaries.get(dictCode);
  return found !== undefined && isTree(found) ? found : undefined;
};

const ALIAS = 'd';

const top = (parent: Fragment): Fragment => sql`coalesce(${parent}::text, '') in ('', '0')`;

/** What stands directly below an entry, or at the top: nothing above it, or 0. */
export async function readTreeEntries(
  reader: DictionaryReader,
  { source }: TreeDictionary,
  pid: string,
): Promise<readonly TreeEntry[]> {
  const table = await registeredTable(reader, source.table);
  const { pidField, hasChildField } = source;
  const needed = [source.value, source.text, pidField, ...(hasChildField === undefined ? [] : [hasChildField])];
  if (table === undefined || needed.some((name) => !table.columns.has(name))) return [];
  const question: TableQuestion = { chosen: true, limit: MAX_CHILDREN };
  const conditions = (): Fragment =>
    sql.join([...conditionsOf(source, reader, { columns: table.columns, question })], sql` and `);
  const cell = (column: string): Fragment => sql.ref(`${ALIAS}.${column}`);
  // The innermost alias is the nearer one: the row above is named `above` to be told apart.
  const below = sql`exists (select 1 from ${table.from} as ${sql.id(ALIAS)}
    where ${cell(pidField)}::text = above.value and ${conditions()})`;
  const branch = hasChildField === undefined ? below : sql`lower(above.mark) in ('1', 'y', 'yes', 't', 'true')`;
  const mark = hasChildField === undefined ? sql`null` : cell(hasChildField);
  const order = orderOf(source, question, [table.columns, await pinyinCollation(reader.db)]);
  const { rows } = await sql<{ value: string; text: string; parent: string | null; branch: boolean | null }>`
    select above.value, above.text, above.parent, ${branch} as branch from (
      select ${cell(source.value)}::text as value, coalesce(${cell(source.text)}, ${cell(source.value)})::text as text,
        ${cell(pidField)}::text as parent, ${mark}::text as mark, row_number() over (order by ${order}) as place
      from ${table.from} as ${sql.id(ALIAS)}
      where ${pid === '' || pid === '0' ? top(cell(pidField)) : sql`${cell(pidField)}::text = ${pid}`} and ${conditions()}
      order by place limit ${MAX_CHILDREN}
    ) as above order by above.place`.execute(reader.db);
  return rows.map(({ value, text, parent, branch }) => ({ value, text, parent, isLeaf: branch !== true }));
}
