import { proxy } from 'valtio';
import type { ShellSession } from './session.ts';

export interface ExpiryState {
  /** `leaving`: nothing is unsaved, the sign-in page comes. `asking`: sign in over the open page (D5). */
  phase: 'none' | 'leaving' | 'asking';
  /** How the server said it: 401 is a notification (S8-4), the token text in a 500 a dialog (S8-5). */
  saidBy: 'status' | 'text';
}

export interface Expiry {
  /** A valtio store. */
  readonly state: ExpiryState;
  /** An answer said that the session of this token is over. */
  report(token: string | null, status: number): void;
  /** The same person signed in again. */
  settle(): void;
}

/** Decides what a lost session means; a late answer to an older token means nothing. */
export function createExpiry(session: ShellSession, hasUnsaved: () => boolean): Expiry {
  const state = proxy<ExpiryState>({ phase: 'none', saidBy: 'status' });
  return {
    state,
    report: (token, status) => {
      if (token === null || token !== session.state.token || state.phase !== 'none') return;
      state.saidBy = status === 500 ? 'text' : 'status';
      state.phase = hasUnsaved() ? 'asking' : 'leaving';
    },
    settle: () => {
      state.phase = 'none';
    },
  };
}
