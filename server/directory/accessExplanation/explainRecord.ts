import { sql } from 'kysely';
import type { SentReason, SentAccessAnswer } from '../../../contract/accessExplanation.ts';
import { mayChange, maySee, permissionOf, type CompiledColumn, type CompiledPage } from '../../../engine/index.ts';
import type { DataRule } from '../../core/calls/session.ts';
import { ruleParts } from '../../data/lists/dataRules.ts';
import { HEADER } from '../../data/lists/filterSql.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import { scopeParts } from '../../data/recordStore/dataScope.ts';
import { placeIn, rightsOfCode, type Asked } from './asked.ts';
import { reasonsOfCode, explainCode } from './explainAccess.ts';

/** Explains the rights to a field: those that the page names, and the one that may guard it. */
export async function explainField(asked: Asked, column: CompiledColumn): Promise<SentAccessAnswer> {
  const { can } = callerOf(asked.holder);
  const reasons: SentReason[] = [];
  for (const code of [column.viewPermission, column.editPermission].filter((one) => one !== undefined))
    reasons.push(...(await explainCode(asked, code)).reasons);
  const { fieldCode: code = '' } = column;
  const guards = rightsOfCode(asked, code);
  const holds = can.withheld?.has(code) !== true;
  for (const { id, name, status } of guards)
    reasons.push({ by: 'guard', holds, name, code, status, ...placeIn(asked, id) });
  if (guards.length > 0) reasons.push(...(await reasonsOfCode(asked, code)));
  if (reasons.length === 0) reasons.push({ by: 'unguarded', holds: true, code });
  return { allowed: maySee(column, can), changeable: mayChange(column, can), permission: code, reasons };
}

const TRUE = 'true';

const conditionIn = (page: CompiledPage, { column, condition, value }: DataRule): string =>
  [page.columnByKey.get(column)?.title ?? column, condition, value].filter((part) => part !== '').join(' ');

/**
 * Explains access to a stored record: the right to the list, and each condition that restricts the page for the user,
 * rule by rule.
 */
export async function explainRecord(asked: Asked, page: CompiledPage, id: string): Promise<SentAccessAnswer> {
  const { db, holder } = asked;
  const list = await explainCode(asked, permissionOf(page, 'list'));
  const parts = scopeParts(page, callerOf(holder));
  const rules = ruleParts(page, holder.user, HEADER).flatMap((one) =>
    one.rules.map((rule) => ({ ...rule, role: one.role })),
  );
  const judged = [...parts, ...rules].map(
    ({ where }, index) => sql`coalesce((${where}), false)::text as ${sql.id(`p${index}`)}`,
  );
  // A record of another tenant is not found, as in any other call.
  const { rows } = await sql<Readonly<Record<string, string>>>`
    select ${sql.join(judged)} from ${sql.table(page.resource.table)} as ${sql.id(HEADER)}
    where ${sql.ref(`${HEADER}.id`)} = ${id} and ${sql.ref(`${HEADER}.tenant_id`)} = ${holder.user.tenantId}`.execute(
    db,
  );
  const [found] = rows;
  if (found === undefined)
    return { ...list, allowed: false, reasons: [...list.reasons, { by: 'missing', holds: false }] };
  const holds = (index: number): boolean => found[`p${index}`] === TRUE;
  const names = new Map((holder.user.opened ?? []).map(({ role, roleName }) => [role, roleName]));
  return {
    allowed: list.allowed && parts.every((_, index) => holds(index)),
    permission: list.permission,
    reasons: [
      ...list.reasons,
      ...parts.map(({ part }, index): SentReason => ({ by: part, holds: holds(index) })),
      ...rules.map(({ rule, role }, index): SentReason => ({
        by: 'rule',
        holds: holds(parts.length + index),
        name: rule.name,
        code: names.get(role),
        condition: conditionIn(page, rule),
      })),
    ],
  };
}
