import type { Session, SessionUser } from '../sessions/session.ts';
import type { Can } from './columnPlaces.ts';

/** Who asks, and what they may. */
export interface Caller {
  readonly user: SessionUser;
  readonly can: Can;
  /** Version of the page that the caller's screen was made from; absent when the call does not say. */
  readonly pageHash?: string;
}

export const callerOf = (session: Session, pageHash?: string): Caller => ({
  user: session.user,
  can: (permission) => session.permissions.has(permission),
  ...(pageHash === undefined ? {} : { pageHash }),
});
