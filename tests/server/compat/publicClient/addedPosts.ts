import { sql } from 'kysely';
import type { Db } from '../../../../server/core/database/db.ts';
import type { TestClient } from '../../testServer.ts';
import { resultOf } from './publicCalls.ts';

type Row = Readonly<Record<string, unknown>>;

const POSITIONS = [
  ['总经理', 1],
  ['经理', 2],
  ['专员', 3],
  ['无等级', null],
] as const;

/**
 * Adds posts with their positions, as the client's forms send them, and their holders; returns the ids of departments,
 * posts and positions by name.
 */
export async function addPostsWithHolders(db: Db, admin: TestClient): Promise<Readonly<Record<string, string>>> {
  const ids: Record<string, string> = {};
  const add = async (call: string, name: string, body: Row): Promise<void> => {
    ids[name] = String(Object(await resultOf(admin, `POST /sys/${call}/add`, body)).id);
  };
  const addDepartment = (departName: string, more: Row): Promise<void> =>
    add('sysDepart', departName, { departName, departOrder: 10 + Object.keys(ids).length, orgCategory: '3', ...more });
  for (const row of await db.selectFrom('sys_depart').where('tenant_id', '=', '1000').selectAll().execute())
    ids[row.depart_name] = row.id;
  for (const [name, postLevel] of POSITIONS) await add('position', name, { name, postLevel, code: '' });
  const [top, first] = [ids['公司'], ids['报关一部']];
  await addDepartment('子公司甲', { parentId: top, orgCategory: '4' });
  await addDepartment('总经理岗', { parentId: top, positionId: ids['总经理'] });
  const manager = { positionId: ids['经理'], depPostParentId: ids['总经理岗'] };
  await addDepartment('一部经理岗', { parentId: first, ...manager });
  const staff = { positionId: ids['专员'], depPostParentId: ids['一部经理岗'] };
  await addDepartment('一部专员岗', { parentId: first, ...staff });
  await sql`update sys_user set main_dep_post_id = ${ids['一部经理岗']}, other_dep_post_id = ${ids['总经理岗']},
    phone = '13812345678', email = 'clerk@example.com', user_identity = '2', depart_ids = ${ids['报关一部']}
    where username = 'clerk'`.execute(db);
  await sql`update sys_user set phone = '13912345678', iz_hide_contact = '1' where username = 'reviewer'`.execute(db);
  return ids;
}
