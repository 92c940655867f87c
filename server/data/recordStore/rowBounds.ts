import type { CompiledPage } from '../../../engine/index.ts';
import { ownNames } from '../../core/calls/session.ts';
import { ruleTexts } from '../lists/dataRules.ts';
import type { Caller } from './caller.ts';

/**
 * What narrowed the records of a page for somebody at a time, as plain JSON: kept with what was made under it, so that
 * it can be held against what narrows them by now (decision 0098).
 */
export interface RowBounds {
  readonly tenant: string;
  /** What the page itself narrows by. */
  readonly page: string;
  /** Whom the conditions of the page compare with; blank where it has none of its own. */
  readonly user: string;
  /** Records of this department and those below are there; null: the scope of the page is another. */
  readonly department: string | null;
  /** Only records of these accounts are there; null: others' too. */
  readonly authors: readonly string[] | null;
  /** Data rules by role, a record needs all of one; null: none restricts the page. */
  readonly rules: readonly (readonly string[])[] | null;
}

export function rowBounds(page: CompiledPage, { user }: Pick<Caller, 'user'>): RowBounds {
  const { fixed, dataScope, rowPermission } = page.resource;
  const { username, orgCode, departments, roles, tenantId } = user;
  const ofDepartment = dataScope === 'department' && orgCode !== '';
  return {
    tenant: tenantId,
    page: JSON.stringify([fixed, dataScope, rowPermission?.visible?.filter ?? null]),
    user: rowPermission?.visible === undefined ? '' : JSON.stringify([username, orgCode, departments, roles]),
    department: ofDepartment ? orgCode : null,
    authors: dataScope === 'all' || ofDepartment ? null : ownNames(user),
    rules: ruleTexts(page, user) ?? null,
  };
}

export const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

export const areRuleTexts = (value: unknown): value is RowBounds['rules'] =>
  value === null || (Array.isArray(value) && value.every(isTextList));

/** Reads bounds that were kept; undefined where they are none. */
export function readRowBounds(kept: unknown): RowBounds | undefined {
  const { tenant, page, user, department, authors, rules }: Partial<Record<keyof RowBounds, unknown>> = Object(kept);
  if (typeof tenant !== 'string' || typeof page !== 'string' || typeof user !== 'string') return undefined;
  if (department !== null && typeof department !== 'string') return undefined;
  if (authors !== null && !isTextList(authors)) return undefined;
  if (!areRuleTexts(rules)) return undefined;
  return { tenant, page, user, department, authors, rules };
}

/** All of one of the new alternatives is asked for by each of the old ones: nothing is left out that was there. */
export const areWider = (before: RowBounds['rules'], now: RowBounds['rules']): boolean =>
  now === null ||
  (before !== null && before.every((all) => now.some((some) => some.every((condition) => all.includes(condition)))));

/** Whether every record that was there `before` would be there `now`, as far as bounds tell: in doubt it would not. */
export const areWithin = (before: RowBounds, now: RowBounds): boolean =>
  before.tenant === now.tenant &&
  before.page === now.page &&
  before.user === now.user &&
  (now.department === null || (before.department ?? '').startsWith(now.department)) &&
  (now.authors === null || (before.authors !== null && before.authors.every((name) => now.authors?.includes(name)))) &&
  areWider(before.rules, now.rules);
