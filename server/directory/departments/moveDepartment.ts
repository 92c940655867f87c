import { sql, type RawBuilder } from 'kysely';
import { auditChange } from '../../data/audit/auditChange.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { rightsChanged } from '../../data/events/changedRights.ts';
import type { HookedWriting } from '../../data/recordStore/recordHook.ts';
import { freeCode } from './departmentCodes.ts';

/** As many rows as one call can rewrite within its time limit. */
const MAX_MOVED = 200_000;

interface CodeColumn {
  readonly table_name: string;
  readonly column_name: string;
}

/** Returns every column that holds the department of something: of people, sessions, records, exports, counted days. */
const codeColumns = async ({ trx }: HookedWriting): Promise<readonly CodeColumn[]> =>
  (
    await sql<CodeColumn>`
      select code.table_name, code.column_name from information_schema.columns code
      join information_schema.tables t using (table_schema, table_name)
      join information_schema.columns tenant using (table_schema, table_name)
      where code.table_schema = current_schema() and t.table_type = 'BASE TABLE'
        and code.column_name in ('org_code', 'sys_org_code') and tenant.column_name = 'tenant_id'
      order by 1, 2`.execute(trx)
  ).rows;

const below = ({ caller }: HookedWriting, column: RawBuilder<unknown>, code: string): RawBuilder<unknown> =>
  sql`tenant_id = ${caller.user.tenantId} and starts_with(${column}, ${code})`;

/** Throws when more rows belong to the department than one call can rewrite. */
async function refuseTooMany(writing: HookedWriting, columns: readonly CodeColumn[], code: string): Promise<void> {
  let count = 0;
  for (const { table_name: table, column_name: column } of columns) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${below(writing, sql.ref(column), code)}`.execute(
      writing.trx,
    );
    count += rows[0]?.count ?? 0;
  }
  if (count > MAX_MOVED) throw businessFailure(serverText('departmentTooLarge', { count, most: MAX_MOVED }));
}

/**
 * Moves a department below another one: it and everything below it get codes of the new place, and so does every row
 * that stores these codes, so that the same people see the same records as before (decision 0062).
 */
export async function moveDepartment(
  writing: HookedWriting,
  { id, from, above }: { readonly id: string; readonly from: string; readonly above: string },
): Promise<void> {
  const { trx, caller } = writing;
  const { tenantId } = caller.user;
  const to = await freeCode({ db: trx, tenantId }, above);
  const columns = await codeColumns(writing);
  await refuseTooMany(writing, columns, from);
  for (const { table_name: table, column_name: column } of columns) {
    const ref = sql.ref(column);
    await sql`update ${sql.table(table)} set ${ref} = ${to} || substr(${ref}, ${from.length + 1})
      where ${below(writing, ref, from)}`.execute(trx);
  }
  await auditChange(trx, caller.user, [
    { table: 'sys_depart_code', id, before: { orgCode: from }, after: { orgCode: to } },
  ]);
  await rightsChanged(trx, tenantId);
}
