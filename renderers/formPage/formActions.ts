import type { PageDocument } from '../../engine/index.ts';
import type { Ports } from '../ports/ports.ts';
import { appliesTo, offered, type OfferedAction } from '../records/recordActions.ts';

/** The transitions that the record's status allows now, as far as the user may see them. */
export const formTransitions = (
  document: PageDocument,
  ports: Pick<Ports, 'can' | 'button' | 'user'>,
): readonly OfferedAction[] => {
  const { page } = document;
  const possible = page.list.actions.filter(
    (action) => action.action === 'transition' && appliesTo(action, document.values(), { page, user: ports.user }),
  );
  return offered(possible, ports);
};
