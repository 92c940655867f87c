import { nextLevelCode } from '../../core/base/levelCodes.ts';
import { businessFailure } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { findDepartment, freeCode } from '../../directory/departments/departmentCodes.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** The code that a department below another would get; at the top where none is named, or none of the tenant. */
export const nextDepartmentCode = async (db: Db, tenantId: string, parentId: string): Promise<string> =>
  freeCode({ db, tenantId }, (await findDepartment({ db, tenantId }, 'id', parentId))?.org_code ?? '');

/** The code that a category below another would get. */
export async function nextCategoryCode(db: Db, tenantId: string, parentId: string): Promise<string> {
  const categories = await db
    .selectFrom('sys_category')
    .select(['id', 'code'])
    .where('tenant_id', '=', tenantId)
    .execute();
  const above = categories.find(({ id }) => id === parentId)?.code ?? '';
  const code = nextLevelCode(
    above,
    categories.map((category) => category.code),
  );
  if (code === undefined) throw businessFailure(serverText('levelCodesFull', { above }));
  return code;
}
