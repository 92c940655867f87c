import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeRights, type RightsRequest } from '../../../../server/data/permissions/changeRights.ts';
import { describeChange, describeRights } from '../../../../server/data/permissions/describeRights.ts';
import { namesOf } from '../../../../server/data/permissions/rightsNamed.ts';
import { followSavedMenu } from '../../../../server/app/seeds/freshDatabase.ts';
import { SECOND_TENANT } from '../../secondTenant.ts';
import { createTestDatabase, type TestDatabase } from '../../testDatabase.ts';
import { FLEET_MENU } from './fleetMenu.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await followSavedMenu(database.db, FLEET_MENU);
});
afterEach(() => database.drop());

const change = async (request: Partial<RightsRequest> & Pick<RightsRequest, 'words'>) => {
  const done = await changeRights(database.db, { role: 'clerk', tenant: '1000', change: 'give', ...request });
  return 'refusals' in done ? done : { ...done, names: done.changed.flatMap(namesOf) };
};
const refusalsOf = async (request: Partial<RightsRequest> & Pick<RightsRequest, 'words'>) => {
  const done = await change(request);
  return 'refusals' in done ? done.refusals.join('\n') : '';
};
/** Returns the clerk's rights below the fleet. */
const held = async (): Promise<readonly string[]> => {
  const rows = await database.db
    .selectFrom('sys_role_permission as grant')
    .innerJoin('sys_role as role', 'role.id', 'grant.role_id')
    .innerJoin('sys_permission as permission', 'permission.id', 'grant.permission_id')
    .where('role.role_code', '=', 'clerk')
    .where('role.tenant_id', '=', '1000')
    .select(['permission.url', 'permission.perms'])
    .execute();
  return rows
    .map(({ url, perms }) => perms ?? url ?? '')
    .filter((name) => name.includes('fleet'))
    .sort();
};

describe('giving a right', () => {
  test('brings the entries above it, so that staff see what they may use', async () => {
    expect(await change({ words: ['fleet:truck:list'] })).toMatchObject({
      names: ['/fleet/truck', '/fleet', 'fleet:truck:list'],
    });
    expect(await held()).toEqual(['/fleet', '/fleet/truck', 'fleet:truck:list']);
  });

  test.each([
    ['fleet:truck:*', ['fleet:truck:add', 'fleet:truck:fee:edit', 'fleet:truck:list']],
    ['fleet:*:list', ['fleet:driver:list', 'fleet:truck:list']],
    ['/fleet/truck', ['fleet:truck:add', 'fleet:truck:fee:edit', 'fleet:truck:list']],
    ['/fleet', ['fleet:driver:list', 'fleet:truck:add', 'fleet:truck:fee:edit', 'fleet:truck:list']],
  ])('named by %s gives all that it means', async (word, codes) => {
    await change({ words: [word] });
    expect((await held()).filter((name) => !name.startsWith('/'))).toEqual(codes);
  });

  test('says what the role held before, and a second time changes nothing', async () => {
    await change({ words: ['fleet:truck:list'] });
    const again = await change({ words: ['fleet:truck:list', 'fleet:truck:add'] });
    expect(again).toMatchObject({ names: ['fleet:truck:add'], same: [{ perms: 'fleet:truck:list' }] });
    expect('refusals' in again ? '' : describeChange(again, true)).toBe(
      '已授权 (granted) clerk 制单员：\n  fleet:truck:add 新增\n原已具有 (held before)：\n  fleet:truck:list 查看',
    );
    expect(await change({ words: ['fleet:truck:*:edit', 'fleet:truck:fee:edit'] })).toMatchObject({
      names: ['fleet:truck:fee:edit'],
    });
    expect(await change({ words: ['/fleet/truck'] })).toMatchObject({ names: [] });
  });

  test('takes nothing but what the word says: a dot is a dot', async () => {
    expect(await refusalsOf({ words: ['fleet.truck.list'] })).toContain('没有权限 fleet.truck.list (no such right)');
    expect(await refusalsOf({ words: ['fleet:truck'] })).toContain('no such right');
  });
});

test('notifies the windows of the tenant of changes, and only then', async () => {
  const told = async () => {
    const rows = await database.db.selectFrom('sys_live_message').select(['topic', 'tenant_id']).execute();
    await database.db.deleteFrom('sys_live_message').execute();
    return rows;
  };
  await told();
  await change({ words: ['fleet:truck:list'] });
  expect(await told()).toMatchObject([{ tenant_id: '1000' }]);
  await change({ words: ['fleet:truck:list'] });
  expect(await told()).toEqual([]);
  await change({ words: ['fleet:truck:list'], change: 'take' });
  expect(await told()).toMatchObject([{ tenant_id: '1000' }]);
});

describe('taking a right', () => {
  beforeEach(() => change({ words: ['/fleet'] }));

  test('leaves the entry while something below it is left, and takes it with the last', async () => {
    await change({ words: ['fleet:truck:add', 'fleet:truck:fee:edit'], change: 'take' });
    expect(await held()).toContain('/fleet/truck');
    expect(await change({ words: ['fleet:truck:*'], change: 'take' })).toMatchObject({
      names: ['/fleet/truck', 'fleet:truck:list'],
      same: [{ perms: 'fleet:truck:add' }, { perms: 'fleet:truck:fee:edit' }],
    });
    expect(await held()).toEqual(['/fleet', '/fleet/driver', 'fleet:driver:list']);
    await change({ words: ['/fleet/driver'], change: 'take' });
    expect(await held()).toEqual([]);
  });
});

test.each([
  [true, ['add'], [], '已授权 (granted) clerk 制单员：\n  fleet:truck:add 新增'],
  [
    true,
    ['add'],
    ['list'],
    '已授权 (granted) clerk 制单员：\n  fleet:truck:add 新增\n原已具有 (held before)：\n  fleet:truck:list 查看',
  ],
  [true, [], ['list'], '没有变化 (nothing changed)：clerk 制单员\n原已具有 (held before)：\n  fleet:truck:list 查看'],
  [false, ['add'], [], '已收回 (revoked) clerk 制单员：\n  fleet:truck:add 新增'],
  [false, [], ['list'], '没有变化 (nothing changed)：clerk 制单员\n本未具有 (not held)：\n  fleet:truck:list 查看'],
  [false, [], [], '没有变化 (nothing changed)：clerk 制单员'],
])('what was done is said (given: %j, changed %j, as it was %j)', async (isGiven, ...[changed, same, said]) => {
  const rows = await database.db.selectFrom('sys_permission').selectAll().where('menu_type', '=', 2).execute();
  const named = (actions: readonly string[]) =>
    rows.filter(({ perms }) => actions.some((action) => perms === `fleet:truck:${action}`));
  const role = { id: 'r', role_code: 'clerk', role_name: '制单员', tenant_id: '1000' };
  expect(describeChange({ role, changed: named(changed), same: named(same) }, isGiven)).toBe(said);
});

describe('a request that cannot be meant', () => {
  test.each([
    [
      { role: 'clrk', words: ['fleet:truck:list'] },
      '没有角色 clrk (no such role)，是否指 clerk？(did you mean "clerk"?)',
    ],
    [{ role: 'x', words: ['fleet:truck:list'] }, '现有 (there are): admin, clerk, reviewer'],
    [{ words: ['fleet:truck:lst'] }, '没有权限 fleet:truck:lst (no such right)，是否指 fleet:truck:list？'],
    [{ words: ['fleet:trck:*'] }, '没有与 fleet:trck:* 相符的权限 (nothing matches it)，是否指 fleet:truck:*？'],
    [{ words: ['/fleet/trucks'] }, '没有权限 /fleet/trucks (no such right)，是否指 /fleet/truck？'],
    [{ words: ['zzz:*'] }, '没有与 zzz:* 相符的权限 (nothing matches it)'],
    [{ words: ['fleet:truck:list'], tenant: '2000' }, '没有角色 clerk (no such role)'],
  ])('%j is refused with what there is', async (request, refusal) => {
    expect(await refusalsOf(request)).toContain(refusal);
  });

  test.each([
    [{ words: ['zzz:*'] }, '没有与 zzz:* 相符的权限 (nothing matches it)'],
    [{ words: ['zzz'] }, '没有权限 zzz (no such right)'],
    [{ role: 'zzz', words: [] }, '没有角色 zzz (no such role)；现有 (there are): admin, clerk, reviewer'],
  ])('%j, near to nothing, is answered with no guess', async (request, refusal) => {
    expect(await refusalsOf(request)).toBe(refusal);
  });

  test('changes nothing even if other words are valid, and reports all errors at once', async () => {
    const refusals = await refusalsOf({ words: ['fleet:truck:list', 'fleet:truck:lst', 'fleet:driver:lst'] });
    expect(refusals.split('\n')).toHaveLength(2);
    expect(await held()).toEqual([]);
  });

  test('names the tenants where several have the role', async () => {
    const { db } = database;
    const unsaid = await changeRights(db, { role: 'clerk', change: 'give', words: ['fleet:truck:list'] });
    expect('refusals' in unsaid ? unsaid.refusals.join('\n') : '').toMatch(/--tenant.*: 1000, 3000$/);
    await change({ words: ['fleet:truck:list'], tenant: SECOND_TENANT });
    expect(await held()).toEqual([]);
    await change({ words: ['fleet:truck:list'], tenant: '1000' });
    expect(await held()).toContain('fleet:truck:list');
  });
});

test('lists every right with entry, holders and disabled state, and the rights of one role', async () => {
  const { db } = database;
  await change({ words: ['fleet:truck:list'] });
  await db.updateTable('sys_permission').set({ status: '0' }).where('perms', '=', 'fleet:truck:add').execute();
  const said = await describeRights(db, { tenant: '1000' });
  expect('text' in said ? said.text : '').toContain(
    '/fleet/truck 车辆\n  fleet:truck:list 查看: admin, clerk\n  fleet:truck:add 新增 已停用 (off): admin\n',
  );
  const own = await describeRights(db, { role: 'clerk', tenant: '1000' });
  expect('text' in own ? own.text.split('\n') : []).toEqual([
    '角色 (roles): clerk 制单员',
    '/fleet 车队',
    '/fleet/truck 车辆',
    '  fleet:truck:list 查看: clerk',
  ]);
  await db.insertInto('sys_tenant').values({ id: '2000', name: '乙' }).execute();
  await db
    .insertInto('sys_role')
    .values({ id: 'other', tenant_id: '2000', role_code: 'visitor', role_name: '客' })
    .execute();
  const theirs = await describeRights(db, { tenant: '2000' });
  expect('text' in theirs ? theirs.text : '').toMatch(/^角色 \(roles\): visitor 客\n/);
  expect('text' in theirs ? theirs.text : '').toContain('  fleet:truck:list 查看: —\n');
  expect(await describeRights(db, { role: 'clrk' })).toMatchObject({ refusals: [expect.stringContaining('clerk')] });
});
