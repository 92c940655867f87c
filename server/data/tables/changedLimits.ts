import type { StoredFault } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { limitKey, readStoredFaults, type limitsOfPages } from './storedValues.ts';

type Limits = ReturnType<typeof limitsOfPages>;

/**
 * Counts stored values beyond the limits that a saved file has changed. Nothing is counted at startup, so that its
 * duration does not grow with the records; the doctor and `db:plan` count everything.
 */
export function countChangedLimits(db: Db): (limits: Limits) => Promise<readonly StoredFault[]> {
  let known: ReadonlyMap<string, readonly StoredFault[]> | undefined;
  return async (limits) => {
    const before = known;
    // Limits with faults are counted again, because the faults may have been fixed meanwhile.
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
