import type { CompiledAction, PageDocument, ScopeUser } from '../../../engine/index.ts';
import type { Ports } from '../../ports.ts';
import { appliesTo } from '../recordActions.ts';

/** The transitions that the record's status and the user's permissions allow now. */
export const formTransitions = (
  document: PageDocument,
  can: Ports['can'],
  user: ScopeUser,
): readonly CompiledAction[] =>
  document.page.list.actions.filter(
    (action) =>
      action.action === 'transition' &&
      can(action.permission) &&
      appliesTo(action, document.values(), { page: document.page, user }),
  );
