import { useLayoutEffect, type RefObject } from 'react';
import { firstControl } from '../focus/focusNext.ts';
import { nextTabStop } from '../focus/tabStops.ts';
import { usePorts } from '../ports/portsContext.ts';

/** What staff typed while the form was coming lands in its first field, and goes on from there. */
export function useTypedAhead(root: RefObject<HTMLElement>): void {
  const { host } = usePorts();
  useLayoutEffect(() => {
    const field = root.current === null ? undefined : firstControl(root.current);
    if (field !== undefined) host.landKeys?.(field, nextTabStop);
  }, [host, root]);
}
