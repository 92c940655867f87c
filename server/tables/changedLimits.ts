import type { StoredFault } from '../../engine/index.ts';
import type { Db } from '../database/db.ts';
import { readStoredFaults, type limitsOfPages } from './storedValues.ts';

type Limits = ReturnType<typeof limitsOfPages>;

/**
 * Counts stored values beyond the limits that a saved file has changed. A start counts nothing, so that it does not
 * take longer with every record; the doctor and `db:plan` count all.
 */
export function countChangedLimits(db: Db): (limits: Limits) => Promise<readonly StoredFault[]> {
  let known: ReadonlyMap<string, readonly StoredFault[]> | undefined;
  return async (limits) => {
    const before = known;
    const counted = before === undefined ? [] : [...limits].filter(([key]) => !before.has(key));
    const found = await readStoredFaults(
      db,
      counted.map(([, limit]) => limit),
    );
    const isOf = (key: string) => (fault: StoredFault) =>
      fault.kind !== 'type' && key === [fault.table, fault.column, fault.kind, fault.limit].join(' ');
    known = new Map([...limits.keys()].map((key) => [key, before?.get(key) ?? found.filter(isOf(key))]));
    return [...known.values()].flat();
  };
}
