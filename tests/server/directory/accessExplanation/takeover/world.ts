import { sql } from 'kysely';
import { GRANT_ALL } from '../../../../../server/data/permissions/callerRights.ts';
import { prepareRecords } from '../../../../../server/records/operations/prepareRecords.ts';
import { openSession } from '../../../../../server/identity/sessions/sessionStore.ts';
import { SECOND_TENANT } from '../../../secondTenant.ts';
import { startTestServer, type TestAnswer, type TestServer } from '../../../testServer.ts';
import type { Random } from './random.ts';

export const TENANT = '1000';

/** Departments in addition to those of the demo: two branches, one with two offices. */
const DEPARTMENTS = ['B01', 'B01A01', 'B01A02', 'C01'] as const;
const CUSTOMERS = ['CHN', 'JPN', 'KOR'] as const;

/** Data shared by all sets of rights. */
export interface World {
  readonly server: TestServer;
  /** Rights and entries that may be granted, except `system:permission:grantAll`. */
  readonly permissions: readonly string[];
  readonly customerEntry: string;
  readonly rules: readonly string[];
  readonly departments: readonly string[];
}

/** Ids of one set: an actor, and the people, roles and departments around him. */
export interface Scene {
  readonly number: number;
  readonly actor: string;
  readonly users: readonly string[];
  readonly roles: readonly string[];
  readonly departmentRoles: readonly string[];
  /** Makes a call with the actor's session. */
  readonly call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) => Promise<TestAnswer>;
}

async function addDepartments({ services: { db } }: TestServer): Promise<readonly string[]> {
  for (const code of DEPARTMENTS)
    await db
      .insertInto('sys_depart')
      .values({
        id: `depart-${code}`,
        tenant_id: TENANT,
        parent_id: code.length > 3 ? `depart-${code.slice(0, 3)}` : null,
        depart_name: code,
        org_code: code,
      })
      .execute();
  return DEPARTMENTS.map((code) => `depart-${code}`);
}

/** Adds a declaration in each department, a customer of each country, and rules that distinguish customers. */
async function addRecords({ services: { db }, signIn }: TestServer, entry: string): Promise<readonly string[]> {
  for (const code of DEPARTMENTS)
    await sql`insert into bgd_declaration (id, tenant_id, ie_flag, sys_org_code, create_by, create_time)
      values (${`bgd-${code}`}, ${TENANT}, 'E', ${code}, 'nobody', now())`.execute(db);
  const admin = await signIn('admin');
  for (const country of CUSTOMERS) {
    const body = { code: `T-${country}`, name: country, country };
    const { body: answer } = await admin.call({ method: 'POST', url: '/kehu/customer/add', body });
    if (!answer.success) throw new Error(answer.message);
  }
  const rules = [
    ['country', '=', 'CHN'],
    ['country', '=', 'JPN'],
    ['sysOrgCode', 'RIGHT_LIKE', '#{sys_org_code}'],
  ] as const;
  for (const [number, [column, condition, value]] of rules.entries())
    await db
      .insertInto('sys_permission_data_rule')
      .values({
        id: `rule-${number}`,
        tenant_id: TENANT,
        permission_id: entry,
        rule_name: `rule ${number}`,
        rule_column: column,
        rule_conditions: condition,
        rule_value: value,
      })
      .execute();
  return rules.map((_, number) => `rule-${number}`);
}

export async function createWorld(): Promise<World> {
  const server = await startTestServer();
  const { db } = server.services;
  await prepareRecords(server.services);
  const departments = await addDepartments(server);
  const { id: customerEntry } = await db
    .selectFrom('sys_permission')
    .select('id')
    .where('component', '=', 'kehu/CustomerList')
    .executeTakeFirstOrThrow();
  const rules = await addRecords(server, customerEntry);
  // A guarded field, hidden from users without the right.
  await db
    .insertInto('sys_permission')
    .values({
      id: 'guard-phone',
      parent_id: customerEntry,
      name: 'guarded',
      menu_type: 2,
      perms: 'kehu:customer:field:phone',
      perms_type: '1',
      status: '1',
    })
    .execute();
  const rows = await db.selectFrom('sys_permission').where('del_flag', '=', 0).select(['id', 'perms']).execute();
  const permissions = rows.filter(({ perms }) => perms !== GRANT_ALL).map(({ id }) => id);
  return { server, permissions, customerEntry, rules, departments };
}

interface NewRole {
  readonly id: string;
  readonly permissions: readonly string[];
  readonly rules: readonly string[];
  /** Set for a role of a department. */
  readonly department?: string;
  readonly tenantId?: string;
}

export async function addRole({ server }: World, { id, permissions, rules, department, tenantId = TENANT }: NewRole) {
  const { db } = server.services;
  const of = department === undefined ? 'sys_role' : 'sys_depart_role';
  const place = department === undefined ? sql`` : sql`, depart_id`;
  const value = department === undefined ? sql`` : sql`, ${department}`;
  await sql`insert into ${sql.table(of)} (id, tenant_id, role_code, role_name ${place})
    values (${id}, ${tenantId}, ${id}, ${id} ${value})`.execute(db);
  await sql`insert into ${sql.table(`${of}_permission`)} (role_id, permission_id)
    select ${id}, unnest(${[...permissions]}::text[])`.execute(db);
  await sql`insert into ${sql.table(`${of}_data_rule`)} (role_id, rule_id)
    select ${id}, unnest(${[...rules]}::text[])`.execute(db);
}

interface NewUser {
  readonly id: string;
  readonly roles: readonly string[];
  readonly departments: readonly string[];
}

export async function addUser({ server }: World, { id, roles, departments }: NewUser): Promise<void> {
  const { db } = server.services;
  await db
    .insertInto('sys_user')
    .values({
      id,
      tenant_id: TENANT,
      username: id,
      realname: id,
      org_code: departments[0]?.replace('depart-', '') ?? null,
    })
    .execute();
  await sql`insert into sys_user_role (user_id, role_id) select ${id}, unnest(${[...roles]}::text[])`.execute(db);
  await sql`insert into sys_user_depart (user_id, depart_id)
    select ${id}, unnest(${[...departments]}::text[])`.execute(db);
}

/** Opens a session of a user without a password; returns its call function. */
export async function callsOf({ server }: World, userId: string): Promise<Scene['call']> {
  const token = await openSession(server.services.db, { userId, ip: '127.0.0.1' });
  return (method, url, body) =>
    server.stranger.call({ method, url, headers: { 'x-access-token': token }, ...(body !== undefined && { body }) });
}

/** Draws one set of rights and the people around it, and signs the actor in. */
export async function createScene(world: World, random: Random, number: number): Promise<Scene> {
  const { server, permissions, rules, departments } = world;
  const name = (what: string): string => `s${number}-${what}`;
  const roles = [name('weak'), name('middle'), name('strong')];
  for (const [index, id] of roles.entries())
    await addRole(world, {
      id,
      permissions: random.some(permissions, [0.05, 0.3, 0.9][index] ?? 0),
      rules: random.some(rules, 0.3),
    });
  const department = random.pick(departments);
  const departmentRoles = [name('depart')];
  await addRole(world, {
    id: name('depart'),
    permissions: random.some(permissions, 0.2),
    rules: random.some(rules, 0.3),
    department,
  });
  await addRole(world, {
    id: name('own'),
    permissions: random.some(permissions, 0.85),
    rules: random.some(rules, 0.3),
  });
  await addRole(world, {
    id: name('abroad'),
    permissions: random.some(permissions, 0.5),
    rules: [],
    tenantId: SECOND_TENANT,
  });
  const users = ['one', 'two', 'three', 'four'].map(name);
  for (const id of users)
    await addUser(world, { id, roles: random.some(roles, 0.3), departments: random.some(departments, 0.4) });
  await addUser(world, { id: name('actor'), roles: [name('own')], departments: random.some(departments, 0.3) });
  const { db } = server.services;
  await sql`insert into sys_user_role (user_id, role_id) values (${name('one')}, ${name('abroad')})`.execute(db);
  if (random.chance(0.7))
    await sql`insert into sys_user_tenant (user_id, tenant_id) values (${name('one')}, ${SECOND_TENANT})`.execute(db);
  await sql`insert into sys_user_depart (user_id, depart_id) values (${name('two')}, ${department})
    on conflict do nothing`.execute(db);
  await sql`insert into sys_depart_role_user (user_id, role_id) values (${name('two')}, ${name('depart')})`.execute(db);
  return {
    number,
    actor: name('actor'),
    users,
    roles: [...roles, name('own')],
    departmentRoles,
    call: await callsOf(world, name('actor')),
  };
}
