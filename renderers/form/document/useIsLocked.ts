import { useCallback, useSyncExternalStore } from 'react';
import type { PageDocument } from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { maySave } from './access.ts';

/** Whether the record cannot be changed here, by its state or by the user's permissions. */
export const isLocked = (document: PageDocument, can: Ports['can']): boolean =>
  document.readOnly || !maySave(document.page, document.id, can);

/** Subscribes to `isLocked`: a status change may lock an open record. */
export function useIsLocked(document: PageDocument): boolean {
  const { can } = usePorts();
  return useSyncExternalStore(
    useCallback((listener) => document.subscribe(listener), [document]),
    () => isLocked(document, can),
  );
}
