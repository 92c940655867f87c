import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { hashPassword, randomPassword } from '../../identity/sessions/passwords.ts';

interface DemoDepartment {
  readonly code: string;
  readonly name: string;
  /** Code of the parent. */
  readonly above: string;
}

const DEPARTMENTS: readonly DemoDepartment[] = [
  { code: 'A01A03', name: '单证中心', above: 'A01' },
  { code: 'A01A03A01', name: '归类组', above: 'A01A03' },
  { code: 'A01A03A02', name: '制单组', above: 'A01A03' },
  { code: 'A01A04', name: '客户服务部', above: 'A01' },
  { code: 'A01A05', name: '财务部', above: 'A01' },
];

/** Rank: value of the dictionary `position_rank`. */
const POSITIONS = [
  { code: 'manager', name: '部门经理', rank: '4' },
  { code: 'declarant', name: '报关员', rank: '2' },
  { code: 'classifier', name: '归类师', rank: '3' },
  { code: 'documenter', name: '单证员', rank: '1' },
  { code: 'cashier', name: '出纳', rank: '2' },
] as const;

/** Name, account, department, sex, year of birth; fictitious. */
const STAFF: readonly (readonly [realname: string, username: string, code: string, sex: 1 | 2, birth: number])[] = [
  ['陈思远', 'chensiyuan', 'A01A03', 1, 1984],
  ['林晓雨', 'linxiaoyu', 'A01A03A01', 2, 1991],
  ['黄志强', 'huangzhiqiang', 'A01A03A01', 1, 1988],
  ['周敏', 'zhoumin', 'A01A03A02', 2, 1995],
  ['吴佳怡', 'wujiayi', 'A01A03A02', 2, 1997],
  ['徐磊', 'xulei', 'A01A03A02', 1, 1993],
  ['孙丽娜', 'sunlina', 'A01A04', 2, 1990],
  ['马俊', 'majun', 'A01A04', 1, 1986],
  ['朱文静', 'zhuwenjing', 'A01A04', 2, 1994],
  ['胡建国', 'hujianguo', 'A01A05', 1, 1979],
  ['郭婷婷', 'guotingting', 'A01A05', 2, 1992],
  ['何伟', 'hewei', 'A01A01', 1, 1989],
  ['高翔', 'gaoxiang', 'A01A01', 1, 1996],
  ['罗雪', 'luoxue', 'A01A02', 2, 1998],
];

async function writeDepartments(trx: Db, tenantId: string): Promise<ReadonlyMap<string, string>> {
  const there = await trx
    .selectFrom('sys_depart')
    .select(['id', 'org_code'])
    .where('tenant_id', '=', tenantId)
    .execute();
  const ids = new Map(there.map((row) => [row.org_code, row.id]));
  for (const [index, { code, name, above }] of DEPARTMENTS.entries()) {
    const id = newId();
    ids.set(code, id);
    const row = { id, tenant_id: tenantId, depart_name: name, org_code: code, sort_no: 10 + index };
    await trx
      .insertInto('sys_depart')
      .values({ ...row, parent_id: ids.get(above) ?? null })
      .execute();
  }
  return ids;
}

/** Writes departments, positions and colleagues of the demo, for pickers to show. No one knows their passwords. */
export async function writeDemoStaff(trx: Db, tenantId: string): Promise<void> {
  const ids = await writeDepartments(trx, tenantId);
  await trx
    .insertInto('sys_position')
    .values(
      POSITIONS.map(({ code, name, rank }) => ({ id: newId(), tenant_id: tenantId, code, name, post_rank: rank })),
    )
    .execute();
  const passwordHash = await hashPassword(randomPassword(40));
  for (const [index, [realname, username, code, sex, birth]] of STAFF.entries()) {
    const id = newId();
    await trx
      .insertInto('sys_user')
      .values({
        id,
        tenant_id: tenantId,
        username,
        realname,
        sex,
        birthday: `${birth}-0${(index % 9) + 1}-15`,
        org_code: code,
        password_hash: passwordHash,
      })
      .execute();
    await trx
      .insertInto('sys_user_depart')
      .values({ user_id: id, depart_id: ids.get(code) ?? '' })
      .execute();
  }
}
