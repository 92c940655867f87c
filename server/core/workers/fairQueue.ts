import type { SessionUser } from '../calls/session.ts';

/** The user for whom a task runs. */
export type WorkOwner = Pick<SessionUser, 'id' | 'tenantId'>;

/** Maximum running tasks of one user and one tenant in a pool. */
export interface PoolShares {
  readonly ofUser: number;
  readonly ofTenant: number;
}

interface Owned {
  readonly owner: WorkOwner;
}

const tenant = ({ owner }: Owned): string => owner.tenantId;
/** A user of several tenants has a separate share in each. */
const user = ({ owner }: Owned): string => `${owner.tenantId} ${owner.id}`;

const counted = (all: Iterable<Owned>, keyOf: (one: Owned) => string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return counts;
};

/** Tasks that wait for a process, in an order in which no owner blocks the others. */
export class FairQueue<T extends Owned> {
  readonly #waiting: T[] = [];

  get length(): number {
    return this.#waiting.length;
  }

  /** Returns the number of waiting tasks of this owner's user. */
  waitingOf(owner: WorkOwner): number {
    return this.#waiting.filter((one) => user(one) === user({ owner })).length;
  }

  add(one: T): void {
    this.#waiting.push(one);
  }

  /** Returns false when it no longer waits. */
  remove(one: T): boolean {
    const at = this.#waiting.indexOf(one);
    if (at >= 0) this.#waiting.splice(at, 1);
    return at >= 0;
  }

  removeAll(): readonly T[] {
    return this.#waiting.splice(0);
  }

  /**
   * Removes and returns the next task, given those that run: of the tenant with the fewest running tasks, of its user
   * with the fewest, the first that arrived. Undefined when the owners of all waiting tasks have used their shares.
   */
  next(running: Iterable<Owned>, { ofUser, ofTenant }: PoolShares): T | undefined {
    const all = [...running];
    const [tenants, users] = [counted(all, tenant), counted(all, user)];
    let best: T | undefined;
    let least = [Infinity, Infinity] as const;
    for (const one of this.#waiting) {
      const has = [tenants.get(tenant(one)) ?? 0, users.get(user(one)) ?? 0] as const;
      if (has[0] >= ofTenant || has[1] >= ofUser) continue;
      if (has[0] > least[0] || (has[0] === least[0] && has[1] >= least[1])) continue;
      best = one;
      least = has;
    }
    if (best !== undefined) this.remove(best);
    return best;
  }
}
