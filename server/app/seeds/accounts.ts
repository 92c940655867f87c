import type { Config } from '../../core/config/config.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { hashPassword, randomPassword } from '../../identity/sessions/passwords.ts';
import { FIRST_TENANT } from '../../data/tenants/tenants.ts';

/** The tenant of a fresh database. */
export const TENANT_ID = FIRST_TENANT;
const TENANT_NAME = '示例报关有限公司';

const DEPARTMENTS = [
  { code: 'A01', name: '公司', parent: null },
  { code: 'A01A01', name: '报关一部', parent: 'A01' },
  { code: 'A01A02', name: '报关二部', parent: 'A01' },
] as const;

export const ROLES = [
  { code: 'admin', name: '系统管理员' },
  { code: 'clerk', name: '制单员' },
  { code: 'reviewer', name: '复核员' },
] as const;

export type RoleCode = (typeof ROLES)[number]['code'];

interface Person {
  readonly username: string;
  readonly realname: string;
  readonly role: RoleCode;
  readonly department: (typeof DEPARTMENTS)[number]['code'];
}

const ADMIN: Person = { username: 'admin', realname: '管理员', role: 'admin', department: 'A01' };

const DEMO_PEOPLE: readonly Person[] = [
  { username: 'clerk', realname: '李制单', role: 'clerk', department: 'A01A01' },
  { username: 'reviewer', realname: '王复核', role: 'reviewer', department: 'A01A01' },
  { username: 'clerk2', realname: '赵制单', role: 'clerk', department: 'A01A02' },
];

/** An account of a fresh database, reported once. */
export interface NewAccount {
  readonly username: string;
  readonly role: string;
  readonly department: string;
  /** Absent when the environment set it. */
  readonly password?: string;
}

async function insertDepartments(db: Db): Promise<ReadonlyMap<string, string>> {
  const ids = new Map(DEPARTMENTS.map(({ code }) => [code as string, newId()]));
  await db
    .insertInto('sys_depart')
    .values(
      DEPARTMENTS.map(({ code, name, parent }, index) => ({
        id: ids.get(code) ?? '',
        tenant_id: TENANT_ID,
        parent_id: parent === null ? null : (ids.get(parent) ?? null),
        depart_name: name,
        org_code: code,
        sort_no: index,
      })),
    )
    .execute();
  return ids;
}

async function insertRoles(db: Db): Promise<ReadonlyMap<string, string>> {
  const ids = new Map(ROLES.map(({ code }) => [code as string, newId()]));
  await db
    .insertInto('sys_role')
    .values(
      ROLES.map(({ code, name }) => ({
        id: ids.get(code) ?? '',
        tenant_id: TENANT_ID,
        role_code: code,
        role_name: name,
      })),
    )
    .execute();
  return ids;
}

interface Places {
  readonly departments: ReadonlyMap<string, string>;
  readonly roles: ReadonlyMap<string, string>;
}

async function insertPerson(db: Db, person: Person & { readonly password: string }, places: Places): Promise<void> {
  const id = newId();
  await db
    .insertInto('sys_user')
    .values({
      id,
      tenant_id: TENANT_ID,
      username: person.username,
      realname: person.realname,
      org_code: person.department,
      password_hash: await hashPassword(person.password),
    })
    .execute();
  await db
    .insertInto('sys_user_role')
    .values({ user_id: id, role_id: places.roles.get(person.role) ?? '' })
    .execute();
  await db
    .insertInto('sys_user_depart')
    .values({ user_id: id, depart_id: places.departments.get(person.department) ?? '' })
    .execute();
}

const nameIn = (list: readonly { readonly code: string; readonly name: string }[], code: string): string =>
  list.find((entry) => entry.code === code)?.name ?? code;

/** Inserts tenant, departments, roles and accounts of a fresh database. */
export async function insertAccounts(db: Db, config: Config): Promise<readonly NewAccount[]> {
  await db.insertInto('sys_tenant').values({ id: TENANT_ID, name: TENANT_NAME }).execute();
  const places = { departments: await insertDepartments(db), roles: await insertRoles(db) };
  const people = [
    { person: ADMIN, given: config.adminPassword },
    ...(config.demo ? DEMO_PEOPLE.map((person) => ({ person, given: config.demoPassword })) : []),
  ];
  const accounts: NewAccount[] = [];
  for (const { person, given } of people) {
    const password = given ?? randomPassword();
    await insertPerson(db, { ...person, password }, places);
    accounts.push({
      username: person.username,
      role: nameIn(ROLES, person.role),
      department: nameIn(DEPARTMENTS, person.department),
      ...(given === undefined && { password }),
    });
  }
  return accounts;
}
