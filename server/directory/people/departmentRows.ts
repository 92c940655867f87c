import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { SentDepartmentFacts, SentDepartmentNode } from '../../../contract/organisation/departmentNodes.ts';
import type { Db } from '../../core/database/db.ts';
import type { SysDepartTable } from '../../core/database/rowTypes/accountTables.ts';

type Fragment = RawBuilder<unknown>;

/** SQL for the ids of departments and those below them, by their codes: A01 is above A01A01. */
export const departmentsBelow = (tenantId: string, ids: readonly string[]): Fragment => sql`
  select below.id from sys_depart as below join sys_depart as above
    on above.tenant_id = below.tenant_id and left(below.org_code, length(above.org_code)) = above.org_code
  where above.tenant_id = ${tenantId} and below.del_flag = 0 and above.id = any(${[...ids]}::text[])`;

/**
 * Condition on users: members of these departments and of those below them; no condition when no department is given.
 */
export const inDepartments = (tenantId: string, ids: readonly string[]): readonly Fragment[] =>
  ids.length === 0
    ? []
    : [
        sql`exists (select 1 from sys_user_depart as member where member.user_id = sys_user.id
          and member.depart_id in (${departmentsBelow(tenantId, ids)}))`,
      ];

const OWN = [
  'id',
  'parent_id',
  'depart_name',
  'org_code',
  'sort_no',
  'org_category',
  'depart_name_en',
  'depart_name_abbr',
  'director_user_ids',
  'mobile',
  'fax',
  'address',
  'memo',
  'description',
  'position_id',
  'dep_post_parent_id',
] as const;

export type DepartmentRow = Pick<Selectable<SysDepartTable>, (typeof OWN)[number]> & {
  readonly has_children: boolean;
};

/** Reads the departments of a tenant that fulfil a condition on `depart`, in their order. */
export const readDepartments = async (db: Db, tenantId: string, where: Fragment): Promise<readonly DepartmentRow[]> => {
  const { rows } = await sql<DepartmentRow>`
    select ${sql.join(OWN.map((name) => sql.ref(`depart.${name}`)))}, exists (
      select 1 from sys_depart as below
      where below.tenant_id = depart.tenant_id and below.parent_id = depart.id and below.del_flag = 0) as has_children
    from sys_depart as depart
    where depart.tenant_id = ${tenantId} and depart.del_flag = 0 and ${where}
    order by depart.sort_no, depart.org_code`.execute(db);
  return rows;
};

/** Form of the nodes that are sent. */
export interface NodeForm {
  /** The key of a node: the id, or the code when a client requests it. */
  readonly key: 'id' | 'orgCode';
  /** Whether all fields are included, for callers who manage departments (D61). */
  readonly isWhole: boolean;
  /** Ids of departments that the caller is in charge of; absent: not included. */
  readonly inCharge?: ReadonlySet<string> | undefined;
}

type SentNode = SentDepartmentNode & Partial<SentDepartmentFacts>;

const factsOf = (row: DepartmentRow): SentDepartmentFacts => ({
  departNameEn: row.depart_name_en,
  departNameAbbr: row.depart_name_abbr,
  directorUserIds: row.director_user_ids,
  mobile: row.mobile,
  fax: row.fax,
  address: row.address,
  memo: row.memo,
  description: row.description,
  positionId: row.position_id,
  depPostParentId: row.dep_post_parent_id,
  orgType: row.parent_id === null ? '1' : '2',
});

const nodeOf = (row: DepartmentRow, { key, isWhole, inCharge }: NodeForm): SentNode => {
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
    // Default when not set: a company at the top, organisations below (contract 4.5).
    orgCategory: row.org_category ?? (row.parent_id === null ? '1' : '2'),
    isLeaf: !row.has_children,
    children: null,
    ...(isWhole && factsOf(row)),
    ...(inCharge !== undefined && { isInCharge: inCharge.has(row.id) }),
  };
};

/** One level; children are loaded when a node is opened. */
export const levelOf = (rows: readonly DepartmentRow[], form: NodeForm): readonly SentNode[] =>
  rows.map((row) => nodeOf(row, form));

/** Builds trees of these departments; one whose parent is not among them becomes a root. */
export function treesOf(rows: readonly DepartmentRow[], form: NodeForm): readonly SentNode[] {
  const present = new Set(rows.map(({ id }) => id));
  const below = new Map<string, DepartmentRow[]>();
  for (const row of rows) {
    const parent = row.parent_id !== null && present.has(row.parent_id) ? row.parent_id : '';
    const level = below.get(parent);
    if (level === undefined) below.set(parent, [row]);
    else level.push(row);
  }
  const levelBelow = (parent: string): readonly SentNode[] | null =>
    below.get(parent)?.map((row) => {
      const children = levelBelow(row.id);
      return { ...nodeOf(row, form), children, isLeaf: children === null };
    }) ?? null;
  return levelBelow('') ?? [];
}

/** Adds all ancestors to the found rows, so that users see where each belongs. */
export function withAbove(found: readonly DepartmentRow[], rows: readonly DepartmentRow[]): readonly DepartmentRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set<string>();
  for (const row of found)
    for (let at = byId.get(row.id); at !== undefined && !kept.has(at.id); at = byId.get(at.parent_id ?? ''))
      kept.add(at.id);
  return rows.filter(({ id }) => kept.has(id));
}
