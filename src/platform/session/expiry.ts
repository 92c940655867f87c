import { proxy } from 'valtio';
import type { ShellSession } from './session.ts';

export interface ExpiryState {
  /** `leaving`: no unsaved changes, goes to the sign-in page. `asking`: signs in over the open page (D5). */
  phase: 'none' | 'leaving' | 'asking';
  /** How the server reported it: a 401 shows a notification (S8-4), the token text in a 500 a dialog (S8-5). */
  saidBy: 'status' | 'text';
}

export interface Expiry {
  /** A valtio store. */
  readonly state: ExpiryState;
  /** Reports a response according to which the session of this token has ended. */
  report(token: string | null, status: number): void;
  /** Called after the same user signed in again. */
  settle(): void;
}

/** Decides how to handle a lost session; ignores a late response for an older token. */
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
