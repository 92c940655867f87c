import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Moment, PageDocument } from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { isLocked } from '../../form/document/useIsLocked.ts';
import { recordActions } from '../../data/records/recordActions.ts';

/**
 * Validates a read-only record for users who may approve it, with the checks of the approval: nobody edits the record,
 * so nothing else would trigger them.
 */
export function useReviewed(document: PageDocument): void {
  const ports = usePorts();
  const { can, button, user } = ports;
  const momentOf = (): Moment | undefined => {
    const { page } = document;
    if (document.id === null || !isLocked(document, can)) return undefined;
    const offers = recordActions('form', document.values(), { page, can, button, user });
    return offers.find(({ action, disabled }) => !disabled && action.validate !== undefined)?.action.validate;
  };
  const at = useSyncExternalStore(
    useCallback((listener) => document.subscribe(listener), [document]),
    momentOf,
  );
  useEffect(() => {
    if (at !== undefined) void document.validate(at);
  }, [at, document]);
}
