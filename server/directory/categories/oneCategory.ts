import type { Selectable } from 'kysely';
import type { SentCategory } from '../../../contract/dictionaryItems.ts';
import { ROOT_CATEGORY } from '../../../engine/index.ts';
import { showInstant } from '../../core/base/instants.ts';
import { businessFailure } from '../../core/base/errors.ts';
import type { SysCategoryTable } from '../../core/database/rowTypes/referenceTables.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { Categories } from './categoryTree.ts';

const onWire = (row: Selectable<SysCategoryTable>): SentCategory => ({
  id: row.id,
  pid: row.pid,
  name: row.name,
  code: row.code,
  hasChild: row.has_child,
  sysOrgCode: row.sys_org_code,
  tenantId: row.tenant_id,
  createBy: row.create_by,
  createTime: showInstant(row.create_time),
  updateBy: row.update_by,
  updateTime: row.update_time === null ? null : showInstant(row.update_time),
});

/** Fields by which a category may be requested. */
const FIELDS = ['id', 'code', 'name'] as const;

const isField = (field: string): field is (typeof FIELDS)[number] => FIELDS.some((name) => name === field);

const ofTenant = ({ db, tenantId }: Categories) =>
  db.selectFrom('sys_category').selectAll().where('tenant_id', '=', tenantId);

/** Returns the one category that has a value in a field (W7-12). */
export async function loadOne(categories: Categories, field: string, value: string): Promise<SentCategory> {
  if (!isField(field)) throw businessFailure(serverText('categoryField'));
  const [row, other] = await ofTenant(categories).where(field, '=', value).limit(2).execute();
  if (row === undefined) throw businessFailure(serverText('categoryNone'));
  if (other !== undefined) throw businessFailure(serverText('categorySeveral', { field, value }));
  return onWire(row);
}

export async function queryById(categories: Categories, id: string): Promise<SentCategory> {
  const row = await ofTenant(categories).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw businessFailure(serverText('recordNotFound'));
  return onWire(row);
}

/**
 * Returns the names of ids, in their order (W7-13); `keepUnknown`: an unknown id is returned itself, else it is
 * omitted.
 */
export async function categoryNames(
  { db, tenantId }: Categories,
  ids: readonly string[],
  { keepUnknown }: { readonly keepUnknown: boolean },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sys_category')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.flatMap((id) => names.get(id) ?? (keepUnknown ? [id] : []));
}

/** Returns the records below a category, for screens that maintain the tree. */
export const childList = async (categories: Categories, pid: string): Promise<readonly SentCategory[]> =>
  (await ofTenant(categories).where('pid', '=', pid).orderBy('code').limit(1000).execute()).map(onWire);

/** Returns the top-level records, page by page. */
export async function rootList(
  categories: Categories,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<{ readonly records: readonly SentCategory[]; readonly total: number }> {
  const roots = ofTenant(categories).where('pid', '=', ROOT_CATEGORY);
  const rows = await roots
    .orderBy('code')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const { total } = await categories.db
    .selectFrom('sys_category')
    .select((of) => of.fn.countAll<string>().as('total'))
    .where('tenant_id', '=', categories.tenantId)
    .where('pid', '=', ROOT_CATEGORY)
    .executeTakeFirstOrThrow();
  return { records: rows.map(onWire), total: Number(total) };
}
