import { sql } from 'kysely';
import { findingsRefusal } from '../../data/recordStore/refusals.ts';
import { businessFailure, type ApiError } from '../../core/base/errors.ts';
import { formatText, serverText, type ServerText } from '../../core/texts/serverText.ts';
import type { MergedRecord } from '../../data/recordStore/mergeRecord.ts';
import { mayRemove } from '../../data/recordStore/recordState.ts';
import { readRecords, type StoredRecord } from '../../data/recordStore/storedRecord.ts';
import { isTop, isTreePage, parentColumn, type TreePage } from '../../data/recordStore/treeSql.ts';
import { plainTables } from '../../data/tables/tableSources.ts';
import { fixedDbColumn } from '../../data/tables/tableShape.ts';
import type { WriteContext } from './validateWrite.ts';

type TreeWriting = WriteContext & { readonly page: TreePage };

const inTree = (writing: WriteContext): writing is TreeWriting => isTreePage(writing.page);

/** Value of the top level: null, or 0 if the page's column has this default, as in old tables (contract §3.1). */
const topOf = ({ page }: TreeWriting): string | null => {
  const { defaultValue } = page.columnByKey.get(page.tree.parentKey) ?? {};
  return defaultValue === '0' ? '0' : null;
};

/** Parent id; null at the top level. */
const parentOf = ({ page }: TreeWriting, { values }: Pick<StoredRecord, 'values'>): string | null => {
  const parent = values[page.tree.parentKey];
  return isTop(parent) ? null : String(parent);
};

/**
 * Must be called before any record of a tree is locked: two concurrent moves could each be valid and together form a
 * cycle, and a delete must wait for inserts below its records.
 */
export const lockTree = async ({ trx, page, caller }: Pick<WriteContext, 'trx' | 'page' | 'caller'>): Promise<void> => {
  if (!isTreePage(page)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tree ${caller.user.tenantId} ${page.resource.table}`}, 0))`.execute(
    trx,
  );
};

const parentRefusal = ({ page }: TreeWriting, said: ServerText): ApiError =>
  findingsRefusal(said, [
    {
      ruleId: 'tree',
      level: 'error',
      at: 'save',
      path: [page.tree.parentKey],
      message: formatText(said, page.language),
    },
  ]);

/** Returns whether a record is the other one or a descendant of it, including records hidden from the caller. */
const standsUnder = async ({ trx, page }: TreeWriting, id: string, other: string): Promise<boolean> => {
  const table = sql.table(page.resource.table);
  const { rows } = await sql`
    with recursive up as (
      select id, ${sql.id(parentColumn(page))} as above from ${table} where id = ${id}
      union
      select t.id, ${sql.ref(`t.${parentColumn(page)}`)} from ${table} as t join up on t.id = up.above
    ) select 1 from up where id = ${other}`.execute(trx);
  return rows.length > 0;
};

const checkParent = async (writing: TreeWriting, parent: string, id: string | undefined): Promise<void> => {
  const { trx, page, caller } = writing;
  if (parent === id) throw parentRefusal(writing, serverText('treeUnderItself'));
  const [above] = await readRecords(trx, { page, caller }, { ids: [parent], lock: false, from: plainTables });
  if (above === undefined) throw parentRefusal(writing, serverText('treeNoParent'));
  if (id !== undefined && (await standsUnder(writing, parent, id)))
    throw parentRefusal(writing, serverText('treeUnderOwnChild'));
};

/**
 * Normalizes the tree columns of a record: the parent at the top level, and the flag for children, which only the
 * server sets. Throws if the parent is invalid. `before`: the stored record.
 */
export const placeInTree = async (
  writing: WriteContext,
  record: MergedRecord,
  before?: StoredRecord,
): Promise<MergedRecord> => {
  if (!inTree(writing)) return record;
  const { parentKey, hasChildKey } = writing.page.tree;
  const parent = parentOf(writing, record);
  const values = { ...record.values, [parentKey]: parent ?? topOf(writing) };
  if (hasChildKey !== undefined) values[hasChildKey] = before?.values[hasChildKey] ?? '0';
  if (parent !== (before === undefined ? null : parentOf(writing, before))) {
    await lockTree(writing);
    if (parent !== null) await checkParent(writing, parent, before?.mark.id);
  }
  return { ...record, values };
};

/**
 * Updates the flag for children of the parents of these records; versions remain, because no user changed the parents.
 */
export const updateParents = async (
  writing: WriteContext,
  records: readonly Pick<StoredRecord, 'values'>[],
): Promise<void> => {
  if (!inTree(writing)) return;
  const { trx, page, caller } = writing;
  const { hasChildKey } = page.tree;
  const parents = [...new Set(records.map((record) => parentOf(writing, record)))].filter((id) => id !== null);
  if (hasChildKey === undefined || parents.length === 0) return;
  const [table, flag] = [sql.table(page.resource.table), sql.id(fixedDbColumn(page, hasChildKey))];
  await sql`
    update ${table} as p set ${flag} = case when exists (
      select 1 from ${table} as c where ${sql.ref(`c.${parentColumn(page)}`)} = p.id and c.tenant_id = p.tenant_id
    ) then '1' else '0' end
    where p.id = any(${parents}::text[]) and p.tenant_id = ${caller.user.tenantId}`.execute(trx);
};

const idsBelow = async ({ trx, page, caller }: TreeWriting, ids: readonly string[]): Promise<readonly string[]> => {
  const [table, parent] = [sql.table(page.resource.table), sql.ref(`t.${parentColumn(page)}`)];
  const fixed = Object.entries(page.resource.fixed).map(
    ([key, value]) => sql`${sql.ref(`t.${fixedDbColumn(page, key)}`)} = ${value}`,
  );
  const own = sql.join([sql`t.tenant_id = ${caller.user.tenantId}`, ...fixed], sql` and `);
  const { rows } = await sql<{ id: string }>`
    with recursive down as (
      select t.id from ${table} as t where ${parent} = any(${[...ids]}::text[]) and ${own}
      union
      select t.id from ${table} as t join down on ${parent} = down.id where ${own}
    ) select id from down where not id = any(${[...ids]}::text[])`.execute(trx);
  return rows.map(({ id }) => id);
};

const nameOf = ({ page }: TreeWriting, { values }: StoredRecord): string => String(values[page.tree.titleColumn] ?? '');

/**
 * Descendants that are removed with these records. Throws if the page refuses removal of records with children;
 * otherwise the caller must see all descendants and be permitted to remove them.
 */
export const removedWith = async (
  writing: WriteContext,
  records: readonly StoredRecord[],
): Promise<readonly StoredRecord[]> => {
  if (!inTree(writing)) return [];
  const { trx, page, caller } = writing;
  const ids = await idsBelow(
    writing,
    records.map(({ mark }) => mark.id),
  );
  const [first] = records;
  if (ids.length === 0 || first === undefined) return [];
  if (page.tree.onDelete === 'refuse')
    throw businessFailure(
      records.length === 1 ? serverText('treeHasBelow', { name: nameOf(writing, first) }) : serverText('treeHaveBelow'),
    );
  const below = await readRecords(trx, { page, caller }, { ids, lock: true });
  if (below.length < ids.length || below.some((record) => !mayRemove(page, record, caller)))
    throw businessFailure(serverText('treeBelowFixed'));
  return below;
};
