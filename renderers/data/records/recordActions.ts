import {
  isPlacedAt,
  type ButtonState,
  type CompiledAction,
  type CompiledPage,
  type ScopeUser,
  type Values,
} from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import type { Condition, Scope } from '../../../engine/index.ts';

/** Evaluates a condition; blank counts as false. */
const holds = (condition: Condition, scope: Scope): boolean =>
  typeof condition === 'boolean' ? condition : condition.evaluate(scope) === true;

/** Scope of the expressions in a list's actions. */
const recordScope = (record: Values, user: ScopeUser): Scope => ({ values: {}, details: {}, record, user });

type Rights = Pick<Ports, 'can' | 'button'>;

export interface ActionContext extends Rights {
  readonly page: CompiledPage;
  readonly user: ScopeUser;
}

/** A visible action; `disabled`: the user lacks the permission for it. */
export interface OfferedAction {
  readonly action: CompiledAction;
  readonly disabled: boolean;
}

export const buttonOf = (code: string, { can, button }: Rights): ButtonState =>
  button?.(code) ?? (can(code) ? 'shown' : 'hidden');

/**
 * Returns the visible actions. A guarded action is left out when the user lacks its permission, unless it is then only
 * disabled (S6-7).
 */
export const offered = (actions: readonly CompiledAction[], rights: Rights): readonly OfferedAction[] =>
  actions.flatMap((action) => {
    const state = buttonOf(action.permission, rights);
    return state === 'hidden' ? [] : [{ action, disabled: state === 'disabled' }];
  });

/** Returns whether the record's state allows the action; permissions are checked by `can`. The server checks both. */
export function appliesTo(
  action: CompiledAction,
  record: Values,
  { page, user }: Pick<ActionContext, 'page' | 'user'>,
): boolean {
  const { statusKey } = page.resource;
  if (action.from !== undefined && statusKey !== undefined && !action.from.includes(toText(record[statusKey]))) {
    return false;
  }
  return holds(action.visible, recordScope(record, user));
}

/** Returns the actions that the user sees for a record now, in its row or below its form. */
export const recordActions = (
  place: 'row' | 'form',
  record: Values,
  context: ActionContext,
): readonly OfferedAction[] =>
  offered(
    context.page.list.actions.filter((action) => isPlacedAt(action, place) && appliesTo(action, record, context)),
    context,
  );

/** Returns the page's action of that kind when the user has its permission. */
export const permittedAction = (
  kind: CompiledAction['action'],
  { page, can }: Pick<ActionContext, 'page' | 'can'>,
): CompiledAction | undefined => page.list.actions.find((action) => action.action === kind && can(action.permission));

/** Returns whether the user may create a new record as a copy of this one. */
export const mayCopy = (record: Values, context: ActionContext): boolean =>
  recordActions('row', record, context).some(({ action, disabled }) => action.action === 'copy' && !disabled);
