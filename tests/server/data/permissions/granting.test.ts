import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeRights } from '../../../../server/data/permissions/granting.ts';
import { GRANT_ALL, readCallerRights } from '../../../../server/data/permissions/callerRights.ts';
import { grantedComponents, grantedPermissions } from '../../../../server/data/permissions/permissionRows.ts';
import { assertHolds } from '../../../../server/data/permissions/withinRights.ts';
import { findHolder } from '../../../../server/identity/sessions/sessionStore.ts';
import { createTestDatabase, type TestDatabase } from '../../testDatabase.ts';

const TENANT = '1000';
const OTHER = '3000';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const rowOf = async (perms: string) =>
  (await database.db.selectFrom('sys_permission').select('id').where('perms', '=', perms).executeTakeFirstOrThrow()).id;
const userOf = async (username: string) =>
  (await database.db.selectFrom('sys_user').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
const roleOf = async (code: string, tenantId = TENANT) =>
  (
    await database.db
      .selectFrom('sys_role')
      .select('id')
      .where('role_code', '=', code)
      .where('tenant_id', '=', tenantId)
      .executeTakeFirstOrThrow()
  ).id;

const holder = async (username: string, tenantId = TENANT) => {
  const session = await findHolder(database.db, { userId: await userOf(username), tenantId, orgCode: 'A01A01' });
  if (session === undefined) throw new Error(`${username} is not in ${tenantId}`);
  return { user: session.user, can: (code: string) => session.permissions.has(code) };
};

const give = async (username: string, permissionIds: readonly string[]) => {
  const { user } = await holder(username);
  const held = await readCallerRights(database.db, { pages: () => [] }, user);
  return assertHolds(database.db, held, { tenantId: user.tenantId, permissionIds });
};

describe('giving rights', () => {
  test.each([
    { who: 'clerk', code: 'bgd:export:add', refused: undefined },
    { who: 'clerk', code: 'bgd:export:review', refused: '不能授予自己没有的权限（共1项）：复核' },
    { who: 'clerk', code: GRANT_ALL, refused: '不能授予自己没有的权限（共1项）：授予自己没有的权限' },
    { who: 'admin', code: 'bgd:export:review', refused: undefined },
  ])('$who giving $code: $refused [S6-9]', async ({ who, code, refused }) => {
    const given = give(who, [await rowOf('bgd:export:list'), await rowOf(code)]);
    await (refused === undefined
      ? expect(given).resolves.toBeUndefined()
      : expect(given).rejects.toMatchObject({ status: 403, message: refused }));
  });

  test('names rights that there are not, also to who may give all', async () => {
    await expect(give('admin', ['nothing'])).rejects.toMatchObject({
      status: 400,
      message: '权限不存在：nothing',
    });
  });

  test('a right held in another tenant is none here', async () => {
    const { db } = database;
    const id = await rowOf('bgd:export:review');
    await db
      .insertInto('sys_user_role')
      .values({ user_id: await userOf('clerk'), role_id: await roleOf('reviewer', OTHER) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await expect(give('clerk', [id])).rejects.toMatchObject({ status: 403 });
  });
});

describe('taking rights', () => {
  const take = async (code: string, role: string) => [await rowOf(code), await roleOf(role)] as const;

  test('nobody takes from himself what he gives rights by, and nothing of it is written', async () => {
    const { db } = database;
    const [permission, role] = await take('system:permission:grantAll', 'admin');
    const taken = writeRights(db, await holder('admin'), (trx) =>
      trx
        .deleteFrom('sys_role_permission')
        .where('permission_id', '=', permission)
        .where('role_id', '=', role)
        .execute(),
    );
    await expect(taken).rejects.toMatchObject({ status: 403 });
    expect((await holder('admin')).can(GRANT_ALL)).toBe(true);
  });

  test('nobody can freeze the last user who may grant all rights, unless another exists', async () => {
    const { db } = database;
    const freeze = async (status: number) =>
      writeRights(db, await holder('clerk'), (trx) =>
        trx.updateTable('sys_user').set({ status }).where('username', '=', 'admin').execute(),
      );
    await expect(freeze(2)).rejects.toMatchObject({
      status: 403,
      message: `至少需保留一名拥有全部授权权限（${GRANT_ALL}）的用户`,
    });
    const role_id = await roleOf('admin');
    await db
      .insertInto('sys_user_role')
      .values({ user_id: await userOf('reviewer'), role_id })
      .execute();
    await freeze(2);
    await freeze(1);
    await db
      .deleteFrom('sys_user_role')
      .where('user_id', '=', await userOf('reviewer'))
      .where('role_id', '=', role_id)
      .execute();
  });

  test('who changed rights has told all windows of the tenant, and of no other', async () => {
    const { db } = database;
    const told = () =>
      db.selectFrom('sys_live_message').select(['tenant_id']).where('topic', '=', 'changedRights').execute();
    const before = (await told()).length;
    await writeRights(db, await holder('clerk'), () => Promise.resolve());
    expect((await told()).slice(before)).toEqual([{ tenant_id: TENANT }]);
  });
});

describe('a role of a department [S6-9]', () => {
  let departId: string;
  let page: string;
  beforeAll(async () => {
    const { db } = database;
    departId = (
      await db
        .selectFrom('sys_depart')
        .select('id')
        .where('org_code', '=', 'A01A01')
        .where('tenant_id', '=', TENANT)
        .executeTakeFirstOrThrow()
    ).id;
    page =
      (await db.selectFrom('sys_permission').select('id').where('url', '=', '/kehu/supplier').executeTakeFirst())?.id ??
      (await rowOf('bgd:export:review'));
    await db
      .insertInto('sys_depart_role')
      .values({ id: 'dr', tenant_id: TENANT, depart_id: departId, role_code: 'head', role_name: '组长' })
      .execute();
    await db
      .insertInto('sys_depart_role_permission')
      .values([
        { role_id: 'dr', permission_id: await rowOf('bgd:export:review') },
        { role_id: 'dr', permission_id: page },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('sys_depart_role_user')
      .values({ user_id: await userOf('clerk'), role_id: 'dr' })
      .execute();
  });
  beforeEach(async () => {
    await database.db
      .insertInto('sys_user_depart')
      .values({ user_id: await userOf('clerk'), depart_id: departId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

  const grantedIds = async (tenantId = TENANT) => {
    const who = { id: await userOf('clerk'), tenantId };
    return {
      rows: (await grantedPermissions(database.db, who)).map(({ id }) => id),
      components: await grantedComponents(database.db, who),
    };
  };

  test('gives its permissions and entries to its users', async () => {
    expect((await holder('clerk')).can('bgd:export:review')).toBe(true);
    expect((await grantedIds()).rows).toEqual(expect.arrayContaining([page, await rowOf('bgd:export:review')]));
  });

  test('gives nothing once the user is no member of the department, or it is gone', async () => {
    const { db } = database;
    await db.updateTable('sys_depart').set({ del_flag: 1 }).where('id', '=', departId).execute();
    expect((await holder('clerk')).can('bgd:export:review')).toBe(false);
    await db.updateTable('sys_depart').set({ del_flag: 0 }).where('id', '=', departId).execute();
    expect((await holder('clerk')).can('bgd:export:review')).toBe(true);
    await db.deleteFrom('sys_user_depart').where('depart_id', '=', departId).execute();
    expect((await holder('clerk')).can('bgd:export:review')).toBe(false);
    expect((await grantedIds()).rows).not.toContain(await rowOf('bgd:export:review'));
  });

  test('gives nothing in another tenant', async () => {
    const { db } = database;
    await db.updateTable('sys_depart_role').set({ tenant_id: OTHER }).where('id', '=', 'dr').execute();
    try {
      expect((await holder('clerk')).can('bgd:export:review')).toBe(false);
    } finally {
      await db.updateTable('sys_depart_role').set({ tenant_id: TENANT }).where('id', '=', 'dr').execute();
    }
  });
});
