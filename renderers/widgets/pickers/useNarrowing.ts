import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { narrowingOf, type CompiledColumn, type Narrowing, type Values } from '../../../engine/index.ts';
import { usePopupOrigin } from './recordOrigin.ts';

const NEVER = (): (() => void) => () => undefined;

interface NarrowingSource {
  /** Of a cell. */
  readonly row?: Values | undefined;
  /** Tells when a value of the record is another. Default: it is looked at when the control is drawn. */
  readonly subscribe?: ((listener: () => void) => () => void) | undefined;
}

/**
 * What narrows the choices of a column (`param`) in its record; the same object as long as it is the same. Where the
 * control belongs to no record, as in the conditions of a list, nothing does.
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
