import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MenuSchema } from '../../../../engine/index.ts';
import { followSavedMenu } from '../../../../server/app/seeds/freshDatabase.ts';
import { FLEET_MENU } from '../../data/permissions/fleetMenu.ts';
import { createTestDatabase, type TestDatabase } from '../../testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Returns the roles that hold a right, with their tenants. */
const holders = async (code: string): Promise<readonly string[]> =>
  (
    await database.db
      .selectFrom('sys_permission as permission')
      .innerJoin('sys_role_permission as grant', 'grant.permission_id', 'permission.id')
      .innerJoin('sys_role as role', 'role.id', 'grant.role_id')
      .where('permission.perms', '=', code)
      .orderBy('role.tenant_id')
      .select(['role.role_code', 'role.tenant_id'])
      .execute()
  ).map(({ role_code, tenant_id }) => `${role_code} ${tenant_id}`);

const SHARED: MenuSchema = [
  {
    path: '/shared',
    name: 'shared',
    title: '共用',
    component: 'schema:shared',
    permissionList: [{ action: 'system:permission:addAll', title: '新增菜单' }],
  },
];

test('new menu rights go only to tenant administrators, except rights on shared data', async () => {
  await followSavedMenu(database.db, [...FLEET_MENU, ...SHARED]);
  expect(await holders('fleet:truck:add')).toEqual(['admin 1000', 'admin 3000']);
  expect(await holders('system:permission:addAll')).toEqual(['admin 1000']);
  await followSavedMenu(database.db, SHARED);
  expect(await holders('fleet:truck:add')).toEqual([]);
});
