import type { CompiledAction, UnansweredSave } from '../../../engine/index.ts';
import { PortError, type Failure, type TransitionRequest } from '../../kit/ports/ports.ts';

/** What the user requests with a press. */
export type Press = { readonly kind: 'save' } | { readonly kind: 'move'; readonly action: CompiledAction };

/** A call sent to the server. A repeated call has the same idempotency key and is executed once. */
export type Sent =
  | {
      readonly kind: 'save';
      readonly save: UnansweredSave;
      /** Announces the changed rows to other pages after the save. */
      readonly announce: () => void;
    }
  | { readonly kind: 'move'; readonly request: TransitionRequest };

/** No answer arrived: the server may have executed the call. `press` is the press to repeat, `sent` its lost call. */
export interface Unanswered {
  readonly kind: 'unanswered';
  readonly press: Press;
  readonly sent: Sent;
}

export type Conflict = Extract<Failure, { kind: 'conflict' }>;

/** State of the record between the form and the server. `refused` and `saved` are results of the last press. */
export type SavingState =
  | { readonly kind: 'idle' }
  /** From the press on: during validation, dialogs and sending. `lost`: an earlier call that still has no answer. */
  | { readonly kind: 'sending'; readonly press: Press; readonly lost: Unanswered | null }
  | Unanswered
  /** The record stays as typed. `failure`: the server's failure; null: the form's own validation found errors. */
  | { readonly kind: 'refused'; readonly press: Press; readonly failure: Failure | null }
  /** Another user saved first; the conflict dialog is open. */
  | { readonly kind: 'conflicting'; readonly press: Press; readonly failure: Conflict }
  | { readonly kind: 'saved'; readonly press: Press };

export type SavingEvent =
  | { readonly kind: 'pressed'; readonly press: Press }
  /** The server has answered the pending call. */
  | { readonly kind: 'answered' }
  | { readonly kind: 'lost'; readonly sent: Sent }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly failure: Failure | null }
  | { readonly kind: 'conflicted'; readonly failure: Conflict }
  /** The press had no effect: the user cancelled, or there was nothing to do. */
  | { readonly kind: 'stopped' }
  /** A form resumes a save whose page was left before the answer. */
  | { readonly kind: 'resumed'; readonly sent: Sent }
  /** The page has a newer version: the pending call continues, converted for that version. */
  | { readonly kind: 'carried'; readonly sent: Sent }
  /** The lost call is no longer waited for. */
  | { readonly kind: 'dropped' };

type Turns = {
  readonly [K in SavingEvent['kind']]: (state: SavingState, event: Extract<SavingEvent, { kind: K }>) => SavingState;
};

export const IDLE: SavingState = { kind: 'idle' };

export const isBusy = (state: SavingState): state is Extract<SavingState, { kind: 'sending' | 'conflicting' }> =>
  state.kind === 'sending' || state.kind === 'conflicting';

/** Returns the call that has no answer yet. */
export const lostOf = (state: SavingState): Unanswered | null => {
  if (state.kind === 'unanswered') return state;
  return state.kind === 'sending' ? state.lost : null;
};

/** Ends a press; a call that still has no answer remains in the state. */
const ended = (state: SavingState, end: (press: Press) => SavingState): SavingState =>
  isBusy(state) ? (lostOf(state) ?? end(state.press)) : state;

const TURNS: Turns = {
  // One press at a time: a double click creates one record.
  pressed: (state, { press }) => (isBusy(state) ? state : { kind: 'sending', press, lost: lostOf(state) }),
  answered: (state) => (state.kind === 'sending' && state.lost !== null ? { ...state, lost: null } : state),
  lost: (state, { sent }) => (isBusy(state) ? { kind: 'unanswered', press: state.press, sent } : state),
  done: (state) => ended(state, (press) => ({ kind: 'saved', press })),
  refused: (state, { failure }) => ended(state, (press) => ({ kind: 'refused', press, failure })),
  conflicted: (state, { failure }) => ended(state, (press) => ({ kind: 'conflicting', press, failure })),
  stopped: (state) => ended(state, () => IDLE),
  resumed: (state, { sent }) => (isBusy(state) ? state : { kind: 'unanswered', press: { kind: 'save' }, sent }),
  carried: (state, { sent }) => {
    if (state.kind === 'unanswered') return { ...state, sent };
    return state.kind === 'sending' && state.lost !== null ? { ...state, lost: { ...state.lost, sent } } : state;
  },
  dropped: (state) => (state.kind === 'unanswered' ? IDLE : state),
};

/** Returns the next state; the same object when the event does not apply. */
export function after<K extends SavingEvent['kind']>(
  state: SavingState,
  event: Extract<SavingEvent, { kind: K }>,
): SavingState {
  return TURNS[event.kind as K](state, event);
}

/** Whether the server may have executed the call although it failed. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof PortError && (error.failure.kind === 'network' || error.failure.kind === 'expired');

/** `save`, or the id of the transition. */
export const nameOf = (press: Press): string => (press.kind === 'save' ? 'save' : press.action.id);
