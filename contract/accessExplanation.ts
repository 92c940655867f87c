import { isRecord, recordsOf, textOf } from './reading.ts';

/**
 * What decides. `role`, `departRole`: a role that holds the right or the entry. `nobody`: no role of the user holds it.
 * `pack`: what the tenant was given does not hold it. `guard`: a right that hides or locks a field. `unguarded`: no right
 * guards it. `above`: an entry that the asked one stands below. The others narrow the records of a page.
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

/** One thing that decides whether a user may; `holds`: it speaks for it. */
export interface SentReason {
  readonly by: ReasonBy;
  readonly holds: boolean;
  /** Name of the role, the right or the rule. */
  readonly name?: string | undefined;
  /** Of the role, or code of the right. */
  readonly code?: string | undefined;
  /** Of the row in `sys_permission`: `0` is switched off. */
  readonly status?: string | undefined;
  /** Of the role, where `by` is one or `rule`. */
  readonly roleId?: string | undefined;
  /** The entry or right that is held, lacked, or narrowed: its id, and its titles from the top of the menu. */
  readonly entryId?: string | undefined;
  readonly entry?: readonly string[] | undefined;
  /** Of a data rule: column, condition and value. */
  readonly condition?: string | undefined;
}

/** Whether a user may do something, and by what. */
export interface SentAccessAnswer {
  readonly allowed: boolean;
  /** The right that decides; absent where none does. */
  readonly permission?: string | undefined;
  /** Of a field: whether it can be changed, too. */
  readonly changeable?: boolean | undefined;
  readonly reasons: readonly SentReason[];
}

const isReason = (by: string): by is ReasonBy => (REASONS as readonly string[]).includes(by);

const someText = (source: unknown, key: string): string | undefined => textOf(source, key) || undefined;

/** An answer as it is shown; reasons that nobody here knows are left out. */
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
