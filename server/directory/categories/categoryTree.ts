import { sql, type Selectable } from 'kysely';
import type { SentTreeNode } from '../../../contract/dictionaryItems.ts';
import { ROOT_CATEGORY, type TreeCondition } from '../../../engine/index.ts';
import { businessFailure } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import type { SysCategoryTable } from '../../core/database/rowTypes/referenceTables.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** The categories of one tenant. */
export interface Categories {
  readonly db: Db;
  readonly tenantId: string;
}

type CategoryRow = Pick<Selectable<SysCategoryTable>, 'id' | 'pid' | 'name' | 'code' | 'has_child'>;

/** Maximum number of categories returned below one category, and in a whole tree. */
const MAX_CHILDREN = 1000;
const MAX_WHOLE = 10_000;

const COLUMNS = ['id', 'pid', 'name', 'code', 'has_child'] as const;

/** Names allowed in a condition, mapped from API to database columns. */
const CONDITION_COLUMNS: ReadonlyMap<string, (typeof COLUMNS)[number]> = new Map([
  ...COLUMNS.map((name) => [name, name] as const),
  ['hasChild', 'has_child'],
]);

/** Maps the condition to database columns: each is looked up, none is taken from the request. */
const wantedOf = (condition: TreeCondition): readonly (readonly [(typeof COLUMNS)[number], string])[] =>
  [...condition].map(([name, wanted]) => {
    const column = CONDITION_COLUMNS.get(name);
    if (column === undefined) throw businessFailure(serverText('categoryCondition', { name }));
    return [column, wanted];
  });

const nodeOf = (row: CategoryRow, children: readonly SentTreeNode[] | null): SentTreeNode => ({
  key: row.id,
  title: row.name,
  code: row.code,
  value: null,
  leaf: row.has_child !== '1',
  icon: null,
  parentId: row.pid,
  children,
});

export async function idOfCategory({ db, tenantId }: Categories, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sys_category')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.id;
}

/** Returns the direct children of a category, ordered by code; the condition applies to each of them. */
export async function childrenOf(
  { db, tenantId }: Categories,
  pid: string,
  condition: TreeCondition = new Map(),
): Promise<readonly SentTreeNode[]> {
  let query = db
    .selectFrom('sys_category')
    .select(COLUMNS)
    .where('tenant_id', '=', tenantId)
    .where('pid', '=', pid)
    .orderBy('code')
    .limit(MAX_CHILDREN);
  for (const [column, wanted] of wantedOf(condition)) query = query.where(column, '=', wanted);
  return (await query.execute()).map((row) => nodeOf(row, null));
}

/** Returns everything below a category, each node with its children, in one query. */
export async function treeBelow(
  { db, tenantId }: Categories,
  pid: string,
  condition: TreeCondition = new Map(),
): Promise<readonly SentTreeNode[]> {
  const wanted = sql.join(
    [
      sql`c.tenant_id = ${tenantId}`,
      ...wantedOf(condition).map(([column, value]) => sql`${sql.ref(`c.${column}`)} = ${value}`),
    ],
    sql` and `,
  );
  const { rows } = await sql<CategoryRow>`
    with recursive tree as (
      select c.id, c.pid, c.name, c.code, c.has_child, 1 as depth from sys_category c where c.pid = ${pid} and ${wanted}
      union all
      select c.id, c.pid, c.name, c.code, c.has_child, depth + 1 from sys_category c
        join tree on c.pid = tree.id where depth < 50 and ${wanted}
    ) select id, pid, name, code, has_child from tree order by code limit ${MAX_WHOLE + 1}`.execute(db);
  if (rows.length > MAX_WHOLE) throw businessFailure(serverText('treeTooLarge', { most: MAX_WHOLE }));
  const below = new Map<string, CategoryRow[]>();
  for (const row of rows) {
    const siblings = below.get(row.pid);
    if (siblings === undefined) below.set(row.pid, [row]);
    else siblings.push(row);
  }
  const nodes = (above: string): readonly SentTreeNode[] =>
    (below.get(above) ?? []).map((row) => nodeOf(row, row.has_child === '1' ? nodes(row.id) : null));
  return nodes(pid);
}

/** Returns the id of the category with a code, or the root. Throws the text of `unknown` for unknown codes. */
export async function placeOfCode(
  categories: Categories,
  code: string,
  unknown: () => ReturnType<typeof serverText>,
): Promise<string> {
  const id = code === ROOT_CATEGORY ? ROOT_CATEGORY : await idOfCategory(categories, code);
  if (id === undefined) throw businessFailure(unknown());
  return id;
}
