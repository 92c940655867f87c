import { sql, type RawBuilder } from 'kysely';
import type { CompiledPage } from '../../engine/index.ts';
import { fixedDbColumn } from '../tables/tableShape.ts';
import type { Caller } from './caller.ts';
import { HEADER } from './filterSql.ts';

type Fragment = RawBuilder<unknown>;

const column = (name: string): Fragment => sql.ref(`${HEADER}.${name}`);

const rowsOf = (page: CompiledPage, { user }: Caller): Fragment | undefined => {
  const { dataScope } = page.resource;
  if (dataScope === 'all') return undefined;
  // Without a department there is no prefix to share, and an empty one would open everything.
  if (dataScope === 'own' || user.orgCode === '') return sql`${column('create_by')} = ${user.username}`;
  return sql`starts_with(${column('sys_org_code')}, ${user.orgCode})`;
};

/** Which stored records exist for this caller on this page. Every read and write of the record family goes through it. */
export const scopeSql = (page: CompiledPage, caller: Caller): Fragment => {
  const parts: Fragment[] = [sql`${column('tenant_id')} = ${caller.user.tenantId}`];
  for (const [key, value] of Object.entries(page.resource.fixed))
    parts.push(sql`${column(fixedDbColumn(page, key))} = ${value}`);
  const rows = rowsOf(page, caller);
  if (rows !== undefined) parts.push(rows);
  return sql.join(parts, sql` and `);
};
