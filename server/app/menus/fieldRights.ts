import { sql } from 'kysely';
import type { FieldRight, FieldRightEffect } from '../../../contract/rights/fieldRights.ts';
import { closestName, type CompiledPage } from '../../../engine/index.ts';
import { ApiError, badRequest } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { pageOfEntry } from '../../data/permissions/dataRuleRows.ts';
import { callerOf, type Caller } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';

/**
 * `bgd:export:field:agencyFee`, `bgd:export:detail:goods:add`: rights that guard a column or a detail button (decision
 * 0059).
 */
const GUARD = /:(field|detail):/;

export const isFieldRight = (code: string): boolean => GUARD.test(code);

/** Returns the codes that guard something on the pages, with the title of what they guard. */
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

/** Throws for codes that guard no column or button of any page, with the code probably meant. */
export function assertGuardsSomething(pages: Iterable<CompiledPage>, codes: readonly string[]): void {
  const asked = codes.filter(isFieldRight);
  if (asked.length === 0) return;
  const known = knownGuards(pages);
  const unknown = asked.find((code) => !known.has(code));
  if (unknown === undefined) return;
  const meant = closestName(unknown, known.keys());
  const said =
    meant === undefined
      ? serverText('fieldRightUnknown', { code: unknown })
      : serverText('fieldRightUnknownNear', { code: unknown, meant, title: known.get(meant) ?? '' });
  throw badRequest(said, [{ path: '/perms', said }]);
}

const MAX_NAMED = 10;

/**
 * Returns from whom guards hide something or lock it: users of roles that open the page, as no one holds the guards
 * yet.
 */
async function effectOf(db: Db, { user }: Caller, guards: readonly string[]): Promise<FieldRightEffect> {
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
    order by role.role_name`.execute(db);
  const users = new Set(rows.map(({ id }) => id));
  return { roles: [...new Set(rows.map(({ name }) => name))], users: users.size, own: users.has(user.id) };
}

/** Refuses field rights until the author has confirmed them, and reports the affected roles and users. */
export async function assertHidingConfirmed(
  trx: Db,
  caller: Caller,
  { codes, isConfirmed }: { readonly codes: readonly string[]; readonly isConfirmed: boolean },
): Promise<void> {
  const guards = codes.filter(isFieldRight);
  if (guards.length === 0 || isConfirmed) return;
  const result = await effectOf(trx, caller, guards);
  const { roles, users, own } = result;
  const said = serverText(own ? 'fieldRightHidesOwn' : 'fieldRightHides', {
    codes: guards.join(', '),
    roles: roles.slice(0, MAX_NAMED).join('、') || '—',
    users,
  });
  throw new ApiError(409, said, { result, problems: [{ path: '/confirmHidden', said }] });
}

/** Returns what can be guarded on the page of an entry. Refuses entries that show no page. */
async function fieldRightsOf({ db, schemas }: Services, entryId: string): Promise<readonly FieldRight[]> {
  const page = await pageOfEntry(db, schemas, entryId);
  const rows = await db
    .selectFrom('sys_permission')
    .where('menu_type', '=', 2)
    .where('del_flag', '=', 0)
    .select('perms')
    .execute();
  const there = new Set(rows.flatMap(({ perms }) => (perms ?? '').split(',').map((code) => code.trim())));
  return [...knownGuards([page])].map(([code, title]) => ({ code, title, isThere: there.has(code) }));
}

const ID = { type: 'string', minLength: 1, maxLength: 40, pattern: '^[^\\u0000]*$' };
const CODE = { type: 'string', maxLength: 255, pattern: '^[A-Za-z][\\w:-]*$' };

const asking = (call: string, properties: object, handle: RouteDefinition['handle']): RouteDefinition => ({
  method: 'GET',
  url: `/sys/permission/${call}`,
  permission: 'system:permission:list',
  scope: 'tenant',
  schema: { querystring: { type: 'object', required: Object.keys(properties), properties } },
  handle,
});

/**
 * What an administrator sees before a field gets a separate right: the fields of a page and the users that the right
 * affects.
 */
export const fieldRightRoutes = (services: Services): readonly RouteDefinition[] => [
  asking('fieldRights', { id: ID }, ({ query }) => fieldRightsOf(services, (query as { readonly id: string }).id)),
  asking('fieldRightEffect', { code: CODE }, async ({ query, session }) => {
    const { code } = query as { readonly code: string };
    assertGuardsSomething(services.schemas.pages(), [code]);
    return effectOf(services.db, callerOf(session), isFieldRight(code) ? [code] : []);
  }),
];
