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

/** As many as stand below one category at most, and in a whole tree. */
const MAX_CHILDREN = 1000;
const MAX_WHOLE = 10_000;

const COLUMNS = ['id', 'pid', 'name', 'code', 'has_child'] as const;

/** What a condition may name, as the wire and as the database call it. */
const CONDITION_COLUMNS: ReadonlyMap<string, (typeof COLUMNS)[number]> = new Map([
  ...COLUMNS.map((name) => [name, name] as const),
  ['hasChild', 'has_child'],
]);

/** The condition by columns of the database: each is looked up, none comes from the wire. */
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

/** What stands directly below a category, in the order of the codes; a condition counts for each by itself. */
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

/** Everything below a category, each node with its children, in one question. */
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

/** Below the category of a code, or at the top. Unknown codes are refused in the words that `unknown` finds. */
export async function placeOfCode(
  categories: Categories,
  code: string,
  unknown: () => ReturnType<typeof serverText>,
): Promise<string> {
  const id = code === ROOT_CATEGORY ? ROOT_CATEGORY : await idOfCategory(categories, code);
  if (id === undefined) throw businessFailure(unknown());
  return id;
}
