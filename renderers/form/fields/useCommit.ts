import { useCallback, useRef } from 'react';
import type { CompiledColumn, Value, Values } from '../../../engine/index.ts';
import type { DictItem } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useDrafts } from '../../kit/keyboard/drafts.ts';
import { completeItem, fillValues } from '../../data/dictionaries/fillValues.ts';
import { currentValues, withoutConcurrentEdits } from '../../kit/keyboard/concurrentEdits.ts';
import { useFormContext } from './formContext.ts';

/**
 * Writes a finished value and the values filled from its dictionary item as one undo step. A save waits for the pending
 * fetch; values the user has entered since then are preserved.
 */
export function useCommit(column: CompiledColumn): (value: Value, item?: DictItem) => void {
  const { source } = useFormContext();
  const { dictionaries } = usePorts();
  const drafts = useDrafts();
  const newest = useRef(0);
  return useCallback(
    (value: Value, item?: DictItem) => {
      newest.current += 1;
      const mine = newest.current;
      if (column.fill === undefined || item === undefined || item.attributes !== undefined) {
        source.set({ [column.key]: value, ...(item && fillValues(column, item)) });
        return;
      }
      const { key } = column;
      const keys = [key, ...Object.keys(column.fill)];
      const now = (): Values => currentValues(keys, (one) => source.field(one));
      const before = now();
      const set = (values: Values): boolean => {
        const late = withoutConcurrentEdits({ [key]: value, ...values }, before, now());
        if (mine === newest.current && key in late) source.set(late);
        return true;
      };
      const fetched = completeItem(column, item, dictionaries).then(
        (complete) => set(fillValues(column, complete)),
        // The code is set even when its attributes cannot be fetched.
        () => set({}),
      );
      void fetched.finally(drafts.add(() => fetched));
    },
    [column, dictionaries, drafts, source],
  );
}
