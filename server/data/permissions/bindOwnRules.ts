import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import { readRoleRights, type CallerRights, type OpenedPage, type Which } from './callerRights.ts';
import { beyond, waysTo } from './withinRights.ts';

const LINKS = { role: 'sys_role_data_rule', depart: 'sys_depart_role_data_rule' } as const;

const fewest = (ways: readonly OpenedPage[]): OpenedPage | undefined =>
  [...ways].sort((one, other) => one.rules.size - other.rules.size)[0];

/**
 * Binds roles that were just granted pages to the data rules that bind the caller there, so that a caller grants a page
 * only with his own rules (D68). Returns the titles of these pages. If the rules belong to another menu entry than the
 * granted one, they have no effect there: `assertWithin` then rejects the grant.
 */
export async function bindOwnRules(trx: Db, held: CallerRights, which: Which): Promise<readonly string[]> {
  const titles = new Set<string>();
  for (const role of await readRoleRights(trx, held.schemas, which)) {
    for (const [id, page] of beyond(held, role)?.pages ?? []) {
      const rules = fewest(waysTo(held, role.tenantId, id))?.rules;
      if (rules === undefined) continue;
      const ids = [...rules.values()].map((rule) => rule.id);
      await sql`insert into ${sql.table(LINKS[role.kind])} (role_id, rule_id)
        select ${role.id}, id from unnest(${ids}::text[]) id on conflict do nothing`.execute(trx);
      titles.add(page.title);
    }
  }
  return [...titles];
}
