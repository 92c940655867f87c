import type { CompiledAction, CompiledPage, ScopeUser, Values } from '../../engine/index.ts';
import { holds, recordScope } from '../conditions.ts';
import { toText } from '../formats.ts';
import type { Ports } from '../ports.ts';

/** Actions of a single record, in the order of the page. */
const ofRecords: ReadonlySet<CompiledAction['action']> = new Set(['edit', 'delete', 'copy', 'transition']);

export interface ActionContext {
  readonly page: CompiledPage;
  readonly can: Ports['can'];
  readonly user: ScopeUser;
}

/** Whether the record's state lets the action happen; who may is `can`'s business. The server holds both. */
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

/** What the user may do with a record now. */
export const rowActions = (record: Values, context: ActionContext): readonly CompiledAction[] =>
  context.page.list.actions.filter(
    (action) => ofRecords.has(action.action) && context.can(action.permission) && appliesTo(action, record, context),
  );

/** The page's action of that kind, when the user holds its permission. */
export const permittedAction = (
  kind: CompiledAction['action'],
  { page, can }: Pick<ActionContext, 'page' | 'can'>,
): CompiledAction | undefined => page.list.actions.find((action) => action.action === kind && can(action.permission));
