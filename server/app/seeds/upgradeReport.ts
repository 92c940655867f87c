import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { projectFolder } from '../../core/base/projectFolder.ts';
import type { Db } from '../../core/database/db.ts';
import { describeStatement } from '../../data/tables/describePlan.ts';
import type { TableStatement } from '../../data/tables/planTables.ts';
import { ROLES, TENANT_ID, type RoleCode } from './accounts.ts';
import type { FileNode } from './menuFile.ts';
import { isSeedGranted } from './roleGrants.ts';

const RELEASE_SETTING = 'release';

const readRelease = (): string => {
  const { version = '' }: { version?: string } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'));
  return version;
};

/** Rights that a shipped role would have on a fresh database and does not have. */
interface LackingRole {
  readonly role: RoleCode;
  readonly codes: readonly string[];
  /** Several tenants have a role with that code, so the command has to name a tenant. */
  readonly isShared: boolean;
}

/** What a start changed in a database that was in use before. */
export interface UpgradeSteps {
  readonly added: readonly FileNode[];
  readonly applied: readonly TableStatement[];
}

/** Stores the release that uses the database; returns the previous one, blank when none was stored. */
async function noteRelease(db: Db, release: string): Promise<string> {
  const before = await db
    .selectFrom('sys_setting')
    .select('value')
    .where('key', '=', RELEASE_SETTING)
    .executeTakeFirst();
  if (before?.value !== release)
    await db
      .insertInto('sys_setting')
      .values({ key: RELEASE_SETTING, value: release })
      .onConflict((clash) => clash.column('key').doUpdateSet({ value: release }))
      .execute();
  return before?.value ?? '';
}

/** Returns the rights in use that the role lacks; none for a deleted role. */
async function lackingRights(db: Db, role: RoleCode): Promise<LackingRole> {
  const { rows } = await sql<{ perms: string }>`
    select distinct permission.perms from sys_permission permission, sys_role role
    where role.role_code = ${role} and role.tenant_id = ${TENANT_ID} and permission.del_flag = 0
      and permission.menu_type = 2 and permission.perms <> '' and coalesce(permission.status, '1') = '1'
      and not exists (select from sys_role_permission held join sys_permission same on same.id = held.permission_id
        where held.role_id = role.id and same.perms = permission.perms)
    order by permission.perms`.execute(db);
  const named = await sql<{ count: number }>`
    select count(*)::int as count from sys_role where role_code = ${role}`.execute(db);
  const codes = rows.flatMap(({ perms }) => (isSeedGranted(role, perms) ? [perms] : []));
  return { role, codes, isShared: (named.rows[0]?.count ?? 0) > 1 };
}

const nameOf = ({ columns }: FileNode): string =>
  `${String(columns['url'] ?? columns['perms'])} ${String(columns['name'])}`;

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];

/** Lists tables and columns one by one; reports only the number of indexes, of which there are many. */
const tableLines = (applied: readonly TableStatement[]): readonly string[] => {
  const ofIndexes = applied.filter(({ kind }) => kind === 'createIndex' || kind === 'renameIndex');
  return [
    ...applied.filter((statement) => !ofIndexes.includes(statement)).map(describeStatement),
    ...(ofIndexes.length > 0 ? [`索引 ${ofIndexes.length} 个 (indexes)`] : []),
  ];
};

const grantCommand = ({ role, codes, isShared }: LackingRole): string =>
  `npm run grant -- ${role} ${codes.join(' ')}${isShared ? ` --tenant ${TENANT_ID}` : ''}`;

/**
 * Returns the operator's report of the first start of a release on a database in use; undefined when nothing changed.
 * Roles get no new rights automatically (decision 0027), so it lists what the shipped ones lack.
 */
export async function reportUpgrade(
  db: Db,
  { added, applied }: UpgradeSteps,
  release: string = readRelease(),
): Promise<string | undefined> {
  const before = await noteRelease(db, release);
  if (before === release && added.length === 0 && applied.length === 0) return undefined;
  const lacking = await Promise.all(ROLES.map(({ code }) => lackingRights(db, code)));
  const isNew = before !== release;
  const lines = [
    ...section('新增页面 (new pages)：', added.filter(({ kind }) => kind === 'entry').map(nameOf)),
    ...section('新增权限 (new rights)，管理员已具有：', added.filter(({ kind }) => kind === 'right').map(nameOf)),
    ...section('表结构 (tables)：', tableLines(applied)),
    ...section(
      '随产品提供的角色缺少以下权限，如需要请执行 (shipped roles lack rights; to grant them run)：',
      lacking.filter(({ codes }) => codes.length > 0).map(grantCommand),
    ),
  ];
  if (lines.length === 0 && !isNew) return undefined;
  const title = isNew
    ? `已升级到版本 ${release}${before === '' ? '' : `，此前为 ${before}`} (upgraded)`
    : '页面定义有更新 (the schemas have changed)';
  return [`${title}${lines.length > 0 ? '：' : ''}`, ...lines].join('\n');
}

/** A fresh database has nothing to report. */
export const noteFirstRelease = async (db: Db): Promise<undefined> => {
  await noteRelease(db, readRelease());
  return undefined;
};
