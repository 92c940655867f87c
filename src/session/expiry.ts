import { proxy } from 'valtio';
import type { Session } from './session.ts';

export interface ExpiryState {
  /** `leaving`: nothing is unsaved, the sign-in page comes. `asking`: sign in over the open page (D5). */
  phase: 'none' | 'leaving' | 'asking';
}

export interface Expiry {
  /** A valtio store. */
  readonly state: ExpiryState;
  /** An answer said that the session of this token is over. */
  report(token: string | null): void;
  /** The same person signed in again. */
  settle(): void;
}

/** Decides what a lost session means; a late answer to an older token means nothing. */
export function createExpiry(session: Session, hasUnsaved: () => boolean): Expiry {
  const state = proxy<ExpiryState>({ phase: 'none' });
  return {
    state,
    report: (token) => {
      if (token === null || token !== session.state.token || state.phase !== 'none') return;
      state.phase = hasUnsaved() ? 'asking' : 'leaving';
    },
    settle: () => {
      state.phase = 'none';
    },
  };
}
