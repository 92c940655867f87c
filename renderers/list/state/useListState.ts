import { useEffect, useReducer, type Dispatch } from 'react';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { readListAddress, writeListAddress, type AddressNames } from './listAddress.ts';
import { initialListState, listReducer, type ListEvent, type ListState } from './listState.ts';

/**
 * State of a list, synchronized with the URL of its tab: a link, a reload and back navigation lead to the same records.
 */
export function useListState(names: AddressNames): readonly [ListState, Dispatch<ListEvent>] {
  const { host } = usePorts();
  const { address } = host;
  const [state, dispatch] = useReducer(listReducer, initialListState, (first) => {
    const search = address?.search();
    return search === undefined ? first : { ...first, ...readListAddress(search, names), isCorrection: true };
  });
  const latest = useLatest({ names, state });

  useEffect(
    () =>
      address?.subscribe(() => {
        const search = address.search();
        const now = latest.current;
        // The list's own change is reported back to it.
        if (search === undefined || search === writeListAddress(now.state, search)) return;
        dispatch({ kind: 'place', place: readListAddress(search, now.names) });
      }),
    [address, latest],
  );
  useEffect(() => {
    const search = address?.search();
    if (search === undefined) return;
    const next = writeListAddress(state, search);
    if (next !== search) address?.go(next, { replace: state.isCorrection });
  }, [address, state]);
  return [state, dispatch];
}
