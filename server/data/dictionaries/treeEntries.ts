import { sql, type RawBuilder } from 'kysely';
import {
  findDictionary,
  readTreeCondition,
  SYSTEM_DICTIONARIES,
  toDbColumn,
  whereOfCondition,
  type CompiledDictionary,
  type TableSource,
} from '../../../engine/index.ts';
import { pinyinCollation } from '../../core/database/collation.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { DictionaryReader } from './dictionaryEntry.ts';
import { conditionsOf, orderOf, registeredTable, type TableQuestion } from './tableEntries.ts';

type Fragment = RawBuilder<unknown>;

/** A dictionary with a tree structure. */
export type TreeDictionary = CompiledDictionary & { readonly source: TableSource & { readonly pidField: string } };

/** Tree expression sent by a client (W7-8); it is only compared with what is registered (D8). */
export interface TreeExpression {
  readonly tableName: string;
  readonly text: string;
  readonly code: string;
  readonly pidField: string;
  /** Blank: as registered. */
  readonly hasChildField: string;
  /** Blank, or a JSON object of columns and their required values. */
  readonly condition: string;
}

export interface DictionaryNode {
  readonly value: string;
  readonly text: string;
  readonly parent: string | null;
  readonly isLeaf: boolean;
  /** Only set when a whole tree is read. */
  readonly children?: readonly DictionaryNode[];
}

/** Maximum number of children of one entry, and of entries in a whole tree. */
const MAX_CHILDREN = 1000;
const MAX_WHOLE = 10_000;

const isTree = (dictionary: CompiledDictionary): dictionary is TreeDictionary =>
  dictionary.source?.pidField !== undefined;

/** `{"status":"1"}` → `status = '1'`; undefined if the text is not such an object. */
function whereOf(written: string): string | undefined {
  const condition = readTreeCondition(written);
  return condition && whereOfCondition(condition);
}

/** Finds the registered tree that an expression describes: table, columns and condition must all be equal. */
export function findTree(
  dictionaries: ReadonlyMap<string, CompiledDictionary>,
  { tableName, text, code, pidField, hasChildField, condition }: TreeExpression,
): TreeDictionary | undefined {
  const where = whereOf(condition);
  if (where === undefined || [tableName, text, code].some((part) => !/^\w{1,60}$/.test(part))) return undefined;
  const trees = [...SYSTEM_DICTIONARIES, ...dictionaries].filter(
    ([, { source }]) =>
      source?.pidField === toDbColumn(pidField) &&
      (hasChildField === '' || source.hasChildField === toDbColumn(hasChildField)),
  );
  const found = findDictionary(new Map(trees), [tableName, text, code, ...(where === '' ? [] : [where])].join(','));
  return found !== undefined && isTree(found) ? found : undefined;
}

/** Finds a tree by its code, for our own clients. */
export const treeByCode = (
  dictionaries: ReadonlyMap<string, CompiledDictionary>,
  dictCode: string,
): TreeDictionary | undefined => {
  const found = findDictionary(dictionaries, dictCode);
  return found !== undefined && isTree(found) ? found : undefined;
};

const ALIAS = 'd';

const top = (parent: Fragment): Fragment => sql`coalesce(${parent}::text, '') in ('', '0')`;

/** Reads the direct children of an entry, or the top level: entries whose parent is blank or 0. */
export async function readTreeEntries(
  reader: DictionaryReader,
  { source }: TreeDictionary,
  pid: string,
): Promise<readonly DictionaryNode[]> {
  const table = await registeredTable(reader, source.table);
  const { pidField, hasChildField } = source;
  const needed = [source.value, source.text, pidField, ...(hasChildField === undefined ? [] : [hasChildField])];
  if (table === undefined || needed.some((name) => !table.columns.has(name))) return [];
  const question: TableQuestion = { chosen: true, limit: MAX_CHILDREN };
  const conditions = (): Fragment => sql.join([...conditionsOf(source, reader, { table, question })], sql` and `);
  const cell = (column: string): Fragment => sql.ref(`${ALIAS}.${column}`);
  // The inner query reuses the alias, which shadows the outer one; the outer row is therefore named `above`.
  const below = sql`exists (select 1 from ${table.from} as ${sql.id(ALIAS)}
    where ${cell(pidField)}::text = above.value and ${conditions()})`;
  const branch = hasChildField === undefined ? below : sql`lower(above.mark) in ('1', 'y', 'yes', 't', 'true')`;
  const mark = hasChildField === undefined ? sql`null` : cell(hasChildField);
  const order = orderOf(source, question, { columns: table.columns, collation: await pinyinCollation(reader.db) });
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

const isTop = (parent: string | null): boolean => parent === null || parent === '' || parent === '0';

/**
 * Reads everything below an entry, or the whole tree, in one query; descendants of a row that is not selectable are
 * omitted.
 */
export async function readWholeTree(
  reader: DictionaryReader,
  { source }: TreeDictionary,
  pid: string,
): Promise<readonly DictionaryNode[]> {
  const table = await registeredTable(reader, source.table);
  const needed = [source.value, source.text, source.pidField];
  if (table === undefined || needed.some((name) => !table.columns.has(name))) return [];
  const question: TableQuestion = { chosen: true, limit: MAX_WHOLE };
  const cell = (column: string): Fragment => sql.ref(`${ALIAS}.${column}`);
  const order = orderOf(source, question, { columns: table.columns, collation: await pinyinCollation(reader.db) });
  const { rows } = await sql<Omit<DictionaryNode, 'isLeaf' | 'children'>>`
    select ${cell(source.value)}::text as value, coalesce(${cell(source.text)}, ${cell(source.value)})::text as text,
      ${cell(source.pidField)}::text as parent
    from ${table.from} as ${sql.id(ALIAS)}
    where ${sql.join([...conditionsOf(source, reader, { table, question })], sql` and `)}
    order by ${order} limit ${MAX_WHOLE + 1}`.execute(reader.db);
  if (rows.length > MAX_WHOLE) throw businessFailure(serverText('treeTooLarge', { most: MAX_WHOLE }));
  const below = new Map<string, (typeof rows)[number][]>();
  for (const row of rows) {
    const above = isTop(row.parent) ? '' : String(row.parent);
    below.set(above, [...(below.get(above) ?? []), row]);
  }
  // Rows of a cycle are not connected to the top, so they are never reached.
  const nodesBelow = (above: string): readonly DictionaryNode[] =>
    (below.get(above) ?? []).map((row) => {
      const children = nodesBelow(row.value);
      return { ...row, isLeaf: children.length === 0, children };
    });
  return nodesBelow(isTop(pid) ? '' : pid);
}
