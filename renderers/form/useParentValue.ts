import { useCallback, useSyncExternalStore } from 'react';
import { isBlank } from '../../engine/index.ts';
import type { CompiledColumn } from '../../engine/index.ts';
import { useFormContext } from './formContext.ts';

const NOBODY = (): (() => void) => () => undefined;

/** To what the choices of a field belong: see `parent` of EditProps. */
export function useParentValue({ follows }: CompiledColumn): string | null | undefined {
  const { source } = useFormContext();
  const isBelow = follows !== undefined && follows !== '';
  const read = useCallback(() => {
    if (follows === undefined || follows === '') return follows;
    const { value } = source.field(follows);
    return isBlank(value) ? null : String(value);
  }, [follows, source]);
  return useSyncExternalStore(isBelow ? source.subscribe : NOBODY, read);
}
