import { sql } from 'kysely';
import { codeAbove, isLevelCode, nextLevelCode } from '../../core/base/levelCodes.ts';
import { businessFailure, problemsRefusal } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';

/** The departments of one tenant. */
interface Departments {
  readonly db: Db;
  readonly tenantId: string;
}

export const codeRefusal = (said: ServerText): Error => problemsRefusal('badRecord', [{ path: '/orgCode', said }]);

/** Returns a department by its id or its code; undefined: there is none. */
export const findDepartment = (
  { db, tenantId }: Departments,
  by: 'id' | 'org_code',
  value: string,
): Promise<{ readonly id: string; readonly org_code: string } | undefined> =>
  db
    .selectFrom('sys_depart')
    .select(['id', 'org_code'])
    .where(by, '=', value)
    .where('tenant_id', '=', tenantId)
    .where('del_flag', '=', 0)
    .executeTakeFirst();

/**
 * Returns the next code below `above`. Codes of removed departments count as taken, since records may still use them.
 * `pending`: codes that are about to be taken.
 */
export async function freeCode(
  { db, tenantId }: Departments,
  above: string,
  pending: readonly string[] = [],
): Promise<string> {
  const { rows } = await sql<{ org_code: string }>`
    select org_code from sys_depart
    where tenant_id = ${tenantId} and starts_with(org_code, ${above}) and length(org_code) = ${above.length + 3}`.execute(
    db,
  );
  const code = nextLevelCode(above, [...rows.map((row) => row.org_code), ...pending]);
  if (code === undefined) throw businessFailure(serverText('levelCodesFull', { above }));
  return code;
}

/** Checks an entered code against the rule and, when known, the parent code. */
export function checkCode(code: string, above?: string): void {
  if (!isLevelCode(code) && above === undefined) throw codeRefusal(serverText('levelCodeForm', { code }));
  if (above === undefined) return;
  // Existing parent departments may have codes of another form.
  const fits = codeAbove(code) === above && isLevelCode(code.slice(above.length));
  if (!fits) throw codeRefusal(serverText('levelCodePlace', { code, above }));
}
