import type { Session, SessionUser } from '../sessions/session.ts';
import type { Can } from './columnPlaces.ts';

/** Who asks, and what they may. */
export interface Caller {
  readonly user: SessionUser;
  readonly can: Can;
}

export const callerOf = (session: Session): Caller => ({
  user: session.user,
  can: (permission) => session.permissions.has(permission),
});
