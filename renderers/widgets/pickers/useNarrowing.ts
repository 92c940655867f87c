import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { narrowingOf, type CompiledColumn, type Narrowing, type Values } from '../../../engine/index.ts';
import { usePopupOrigin } from './recordOrigin.ts';

const NEVER = (): (() => void) => () => undefined;

interface NarrowingSource {
  /** Row of a cell. */
  readonly row?: Values | undefined;
  /** Subscribes to changes of the record's values. Default: read only on render. */
  readonly subscribe?: ((listener: () => void) => () => void) | undefined;
}

/**
 * Returns the condition (`param`) on a column's choices in its record; the same object while it is unchanged. Undefined
 * for a control that belongs to no record, as in the conditions of a list.
 */
export function useNarrowing(
  column: CompiledColumn,
  { row, subscribe = NEVER }: NarrowingSource,
): Narrowing | undefined {
  const origin = usePopupOrigin();
  const read = useCallback((): string => {
    const scope = column.param && origin?.scope();
    const narrowing = scope && narrowingOf(column, row === undefined ? scope : { ...scope, row });
    return narrowing === undefined ? '' : JSON.stringify(Object.entries(narrowing));
  }, [column, origin, row]);
  const text = useSyncExternalStore(column.param === undefined ? NEVER : subscribe, read);
  return useMemo(() => (text === '' ? undefined : Object.fromEntries(JSON.parse(text) as [string, string][])), [text]);
}
