import type { StoredFault } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { limitKey, readStoredFaults, type limitsOfPages } from './storedValues.ts';

type Limits = ReturnType<typeof limitsOfPages>;

/**
 * Counts stored values beyond the limits that a saved file has changed. A start counts nothing, so that it does not
 * take longer with every record; the doctor and `db:plan` count all.
 */
export function countChangedLimits(db: Db): (limits: Limits) => Promise<readonly StoredFault[]> {
  let known: ReadonlyMap<string, readonly StoredFault[]> | undefined;
  return async (limits) => {
    const before = known;
    // What was found is counted anew: it may be mended by now.
    const isSettled = (key: string): boolean => before?.get(key)?.length === 0;
    const counted = before === undefined ? [] : [...limits].filter(([key]) => !isSettled(key));
    const found = await readStoredFaults(
      db,
      counted.map(([, limit]) => limit),
    );
    const isOf = (key: string) => (fault: StoredFault) => fault.kind !== 'type' && key === limitKey(fault);
    known = new Map([...limits.keys()].map((key) => [key, isSettled(key) ? [] : found.filter(isOf(key))]));
    return [...known.values()].flat();
  };
}
