import { nextLevelCode } from '../../core/base/levelCodes.ts';
import { businessFailure } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { findDepartment, freeCode } from '../../directory/departments/departmentCodes.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** Returns the code that a new child department would get; a top-level code when no parent of the tenant is given. */
export const nextDepartmentCode = async (db: Db, tenantId: string, parentId: string): Promise<string> =>
  freeCode({ db, tenantId }, (await findDepartment({ db, tenantId }, 'id', parentId))?.org_code ?? '');

/** Returns the code that a new child category would get. */
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
