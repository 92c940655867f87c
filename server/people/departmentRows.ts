import { sql, type RawBuilder } from 'kysely';
import type { SentDepartmentNode } from '../../contract/organisation/departmentNodes.ts';
import type { Db } from '../database/db.ts';

type Fragment = RawBuilder<unknown>;

/** Ids of departments with those below them, by their codes: A01 is above A01A01. */
export const departmentsBelow = (tenantId: string, ids: readonly string[]): Fragment => sql`
  select below.id from sys_depart as below join sys_depart as above
    on above.tenant_id = below.tenant_id and left(below.org_code, length(above.org_code)) = above.org_code
  where above.tenant_id = ${tenantId} and below.del_flag = 0 and above.id = any(${[...ids]}::text[])`;

interface DepartmentRow {
  readonly id: string;
  readonly parent_id: string | null;
  readonly depart_name: string;
  readonly org_code: string;
  readonly sort_no: number;
  readonly has_children: boolean;
}

/** Departments of a tenant that a condition on `depart` holds for, in their order. */
export const readDepartments = async (db: Db, tenantId: string, where: Fragment): Promise<readonly DepartmentRow[]> => {
  const { rows } = await sql<DepartmentRow>`
    select depart.id, depart.parent_id, depart.depart_name, depart.org_code, depart.sort_no, exists (
      select 1 from sys_depart as below
      where below.tenant_id = depart.tenant_id and below.parent_id = depart.id and below.del_flag = 0) as has_children
    from sys_depart as depart
    where depart.tenant_id = ${tenantId} and depart.del_flag = 0 and ${where}
    order by depart.sort_no, depart.org_code`.execute(db);
  return rows;
};

/** What tells a node from others: the id, or the code where a client asks for it. */
export type NodeKey = 'id' | 'orgCode';

const nodeOf = (row: DepartmentRow, key: NodeKey): SentDepartmentNode => {
  const name = key === 'id' ? row.id : row.org_code;
  return {
    key: name,
    value: name,
    title: row.depart_name,
    id: row.id,
    parentId: row.parent_id ?? '',
    pid: row.parent_id ?? '',
    departName: row.depart_name,
    orgCode: row.org_code,
    departOrder: row.sort_no,
    // A company on top, organisations below (contract 4.5).
    orgCategory: row.parent_id === null ? '1' : '2',
    isLeaf: !row.has_children,
    children: null,
  };
};

/** One level, as it is opened: what is below each is asked for later. */
export const levelOf = (rows: readonly DepartmentRow[], key: NodeKey): readonly SentDepartmentNode[] =>
  rows.map((row) => nodeOf(row, key));

/** The whole of these departments as trees; one whose parent is not among them stands on top. */
export function treesOf(rows: readonly DepartmentRow[]): readonly SentDepartmentNode[] {
  const present = new Set(rows.map(({ id }) => id));
  const below = new Map<string, DepartmentRow[]>();
  for (const row of rows) {
    const parent = row.parent_id !== null && present.has(row.parent_id) ? row.parent_id : '';
    const level = below.get(parent);
    if (level === undefined) below.set(parent, [row]);
    else level.push(row);
  }
  const levelBelow = (parent: string): readonly SentDepartmentNode[] | null =>
    below.get(parent)?.map((row) => {
      const children = levelBelow(row.id);
      return { ...nodeOf(row, 'id'), children, isLeaf: children === null };
    }) ?? null;
  return levelBelow('') ?? [];
}
