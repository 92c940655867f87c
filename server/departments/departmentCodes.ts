import { sql } from 'kysely';
import { codeAbove, isLevelCode, nextLevelCode } from '../base/levelCodes.ts';
import { businessFailure, problemsRefusal } from '../base/errors.ts';
import type { Db } from '../database/db.ts';
import { say, type ServerText } from '../messages/say.ts';

/** The departments of one tenant. */
interface Departments {
  readonly db: Db;
  readonly tenantId: string;
}

export const codeRefusal = (said: ServerText): Error => problemsRefusal('badRecord', [{ path: '/orgCode', said }]);

/** Undefined: there is none. */
export const departmentCode = async ({ db, tenantId }: Departments, id: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('sys_depart')
      .select('org_code')
      .where('id', '=', id)
      .where('tenant_id', '=', tenantId)
      .where('del_flag', '=', 0)
      .executeTakeFirst()
  )?.org_code;

export const departmentOfCode = async ({ db, tenantId }: Departments, code: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('sys_depart')
      .select('id')
      .where('org_code', '=', code)
      .where('tenant_id', '=', tenantId)
      .where('del_flag', '=', 0)
      .executeTakeFirst()
  )?.id;

/** The next code below `above`. Codes of removed departments count: records may still carry them. */
export async function freeCode({ db, tenantId }: Departments, above: string): Promise<string> {
  const { rows } = await sql<{ org_code: string }>`
    select org_code from sys_depart
    where tenant_id = ${tenantId} and starts_with(org_code, ${above}) and length(org_code) = ${above.length + 3}`.execute(
    db,
  );
  const code = nextLevelCode(
    above,
    rows.map((row) => row.org_code),
  );
  if (code === undefined) throw businessFailure(say('levelCodesFull', { above }));
  return code;
}

/** A code that was typed, against the rule and, where that is known, the code above. */
export function checkCode(code: string, above?: string): void {
  if (!isLevelCode(code) && above === undefined) throw codeRefusal(say('levelCodeForm', { code }));
  if (above === undefined) return;
  // Departments of old may stand above by codes of their own.
  const fits = codeAbove(code) === above && isLevelCode(code.slice(above.length));
  if (!fits) throw codeRefusal(say('levelCodePlace', { code, above }));
}
