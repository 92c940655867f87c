import type { CompiledPage } from '../../../engine/index.ts';
import { ownNames } from '../../core/calls/session.ts';
import { ruleTexts } from '../lists/dataRules.ts';
import type { Caller } from './caller.ts';

/**
 * Restrictions on the records of a page for a user at a given time, as plain JSON. Stored with the result made under
 * them, to be compared with the current restrictions (decision 0098).
 */
export interface RowBounds {
  readonly tenant: string;
  /** Restrictions of the page itself. */
  readonly page: string;
  /** User data that the page's conditions compare with; blank if it has no condition. */
  readonly user: string;
  /** Only records of this department and those below it are included; null: the page has another scope. */
  readonly department: string | null;
  /** Only records created by these accounts are included; null: no such restriction. */
  readonly authors: readonly string[] | null;
  /** Data rules by role; a record must meet all rules of one role. Null: no rule restricts the page. */
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

/** Parses stored bounds; undefined if they are invalid. */
export function readRowBounds(kept: unknown): RowBounds | undefined {
  const { tenant, page, user, department, authors, rules }: Partial<Record<keyof RowBounds, unknown>> = Object(kept);
  if (typeof tenant !== 'string' || typeof page !== 'string' || typeof user !== 'string') return undefined;
  if (department !== null && typeof department !== 'string') return undefined;
  if (authors !== null && !isTextList(authors)) return undefined;
  if (!areRuleTexts(rules)) return undefined;
  return { tenant, page, user, department, authors, rules };
}

/**
 * Returns whether each old alternative contains all conditions of some new one: then no row that was included is
 * excluded now.
 */
export const areWider = (before: RowBounds['rules'], now: RowBounds['rules']): boolean =>
  now === null ||
  (before !== null && before.every((all) => now.some((some) => some.every((condition) => all.includes(condition)))));

/** Returns whether every record included `before` is included `now`, as far as the bounds show; false in doubt. */
export const areWithin = (before: RowBounds, now: RowBounds): boolean =>
  before.tenant === now.tenant &&
  before.page === now.page &&
  before.user === now.user &&
  (now.department === null || (before.department ?? '').startsWith(now.department)) &&
  (now.authors === null || (before.authors !== null && before.authors.every((name) => now.authors?.includes(name)))) &&
  areWider(before.rules, now.rules);
