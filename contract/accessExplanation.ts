import { isRecord, recordsOf, textOf } from './reading.ts';

/**
 * What decides an answer. `role`, `departRole`: a role that has the right or the entry. `nobody`: no role of the user
 * has it.
 * `pack`: the packs of the tenant do not contain it. `guard`: a right that hides or locks a field. `unguarded`: no
 * right guards it. `above`: an ancestor of the queried entry. The others narrow the records of a page.
 */
export const REASONS = [
  'role',
  'departRole',
  'nobody',
  'pack',
  'guard',
  'unguarded',
  'above',
  'session',
  'missing',
  'tenant',
  'fixed',
  'dataScope',
  'rowPermission',
  'dataRules',
  'rule',
] as const;

export type ReasonBy = (typeof REASONS)[number];

/** One reason for or against access; `holds`: it speaks for access. */
export interface SentReason {
  readonly by: ReasonBy;
  readonly holds: boolean;
  /** Name of the role, the right or the rule. */
  readonly name?: string | undefined;
  /** Code of the role or of the right. */
  readonly code?: string | undefined;
  /** Status of the row in `sys_permission`; `0`: disabled. */
  readonly status?: string | undefined;
  /** Id of the role, if `by` is a role or `rule`. */
  readonly roleId?: string | undefined;
  /** Id of the entry or right that is granted, missing or narrowed, and its titles from the top of the menu. */
  readonly entryId?: string | undefined;
  readonly entry?: readonly string[] | undefined;
  /** Of a data rule: column, condition and value. */
  readonly condition?: string | undefined;
}

/** Whether a user may do something, and the reasons. */
export interface SentAccessAnswer {
  readonly allowed: boolean;
  /** Code of the right that decides; absent if no right decides. */
  readonly permission?: string | undefined;
  /** For a field: whether the user can also change it. */
  readonly changeable?: boolean | undefined;
  readonly reasons: readonly SentReason[];
}

const isReason = (by: string): by is ReasonBy => (REASONS as readonly string[]).includes(by);

const someText = (source: unknown, key: string): string | undefined => textOf(source, key) || undefined;

/** Reads an access answer; drops reasons whose `by` is unknown. */
export const toAccessAnswer = (source: unknown): SentAccessAnswer => ({
  allowed: isRecord(source) && source['allowed'] === true,
  permission: someText(source, 'permission'),
  changeable: isRecord(source) && typeof source['changeable'] === 'boolean' ? source['changeable'] : undefined,
  reasons: recordsOf(isRecord(source) ? source['reasons'] : undefined).flatMap((one): readonly SentReason[] => {
    const by = textOf(one, 'by');
    if (!isReason(by)) return [];
    const entry = Array.isArray(one['entry']) ? one['entry'].filter((part) => typeof part === 'string') : undefined;
    return [
      {
        by,
        holds: one['holds'] === true,
        name: someText(one, 'name'),
        code: someText(one, 'code'),
        status: someText(one, 'status'),
        roleId: someText(one, 'roleId'),
        entryId: someText(one, 'entryId'),
        entry,
        condition: someText(one, 'condition'),
      },
    ];
  }),
});
