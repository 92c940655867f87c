import { sql } from 'kysely';
import { closestName, type CompiledPage } from '../../engine/index.ts';
import { ApiError, badRequest } from '../base/errors.ts';
import type { Db } from '../database/db.ts';
import { say } from '../messages/say.ts';
import type { Caller } from '../recordStore/caller.ts';

/** `bgd:export:field:agencyFee`, `bgd:export:detail:goods:add`: what guards a column or a button of a detail (decision 0059). */
const GUARD = /:(field|detail):/;

export const isFieldRight = (code: string): boolean => GUARD.test(code);

/** Codes that guard something of a page, with the title of what they guard. */
function knownGuards(pages: Iterable<CompiledPage>): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const { title, resource, columns, details } of pages) {
    for (const column of columns) known.set(column.fieldCode ?? '', `${title} · ${column.title}`);
    for (const detail of details) {
      for (const column of detail.columns)
        known.set(column.fieldCode ?? '', `${title} · ${detail.title} · ${column.title}`);
      for (const button of ['add', 'remove'])
        known.set(`${resource.permission}:detail:${detail.key}:${button}`, `${title} · ${detail.title}`);
    }
  }
  known.delete('');
  return known;
}

/** Throws what guards no column and no button of any page, with the code that may be meant. */
export function assertGuardsSomething(pages: Iterable<CompiledPage>, codes: readonly string[]): void {
  const asked = codes.filter(isFieldRight);
  if (asked.length === 0) return;
  const known = knownGuards(pages);
  const unknown = asked.find((code) => !known.has(code));
  if (unknown === undefined) return;
  const meant = closestName(unknown, known.keys());
  const said =
    meant === undefined
      ? say('fieldRightUnknown', { code: unknown })
      : say('fieldRightUnknownNear', { code: unknown, meant, title: known.get(meant) ?? '' });
  throw badRequest(said, [{ path: '/perms', said }]);
}

const MOST_NAMED = 10;

/**
 * Refuses a guard that would hide or lock something from its author or others until the author has confirmed it, and says
 * from whom: roles that open the page and do not hold the code, users of them, the author himself.
 */
export async function assertHidingConfirmed(
  trx: Db,
  { user }: Caller,
  [codes, isConfirmed]: readonly [readonly string[], boolean],
): Promise<void> {
  const guards = codes.filter(isFieldRight);
  if (guards.length === 0 || isConfirmed) return;
  const { rows } = await sql<{ name: string; id: string }>`
    with opened as (select distinct held.role_id, held.user_id from sys_held_permission held
      join sys_permission page on page.id = held.permission_id and page.del_flag = 0
      where held.tenant_id = ${user.tenantId} and exists (select from unnest(${[...guards]}::text[]) as guard (code)
        where exists (select from regexp_split_to_table(page.perms, '\\s*,\\s*') as own (code)
          where starts_with(own.code, regexp_replace(guard.code, ':(field|detail):.*$', '') || ':')
            and own.code !~ ':(field|detail):')))
    select distinct role.role_name as name, who.id from opened
    join sys_held_role role on role.role_id = opened.role_id and role.user_id = opened.user_id
    join sys_user who on who.id = opened.user_id and who.del_flag = 0 and who.status = 1
    order by role.role_name`.execute(trx);
  const roles = [...new Set(rows.map(({ name }) => name))];
  const users = new Set(rows.map(({ id }) => id));
  const isOwn = users.has(user.id);
  const said = say(isOwn ? 'fieldRightHidesOwn' : 'fieldRightHides', {
    codes: guards.join(', '),
    roles: roles.slice(0, MOST_NAMED).join('、') || '—',
    users: users.size,
  });
  const result = { roles, users: users.size, own: isOwn };
  throw new ApiError(409, said, { result, problems: [{ path: '/confirmHidden', said }] });
}
