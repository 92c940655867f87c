import type { CompiledAction, UnansweredSave } from '../../../engine/index.ts';
import { PortError, type Failure, type TransitionRequest } from '../../kit/ports/ports.ts';

/** What staff ask for with a press. */
export type Press = { readonly kind: 'save' } | { readonly kind: 'move'; readonly action: CompiledAction };

/** What went out to the server. Sent again it has the same key, and is done once. */
export type Sent =
  | {
      readonly kind: 'save';
      readonly save: UnansweredSave;
      /** Tells other pages of the rows that it changes, once it is done. */
      readonly announce: () => void;
    }
  | { readonly kind: 'move'; readonly request: TransitionRequest };

/** No answer came: the server may have done it. `press` is what to press again, `sent` the call of it that was lost. */
export interface Unanswered {
  readonly kind: 'unanswered';
  readonly press: Press;
  readonly sent: Sent;
}

export type Conflict = Extract<Failure, { kind: 'conflict' }>;

/** Where the record stands between the form and the server. `refused` and `saved` say how the last press ended. */
export type SavingState =
  | { readonly kind: 'idle' }
  /** From the press on: while it is judged, asked about and sent. `lost`: what was sent before and still has no answer. */
  | { readonly kind: 'sending'; readonly press: Press; readonly lost: Unanswered | null }
  | Unanswered
  /** The record stays as it was typed. `failure`: of the server; null: the form's own checks found errors. */
  | { readonly kind: 'refused'; readonly press: Press; readonly failure: Failure | null }
  /** Somebody else saved first, and staff are asked what stands. */
  | { readonly kind: 'conflicting'; readonly press: Press; readonly failure: Conflict }
  | { readonly kind: 'saved'; readonly press: Press };

export type SavingEvent =
  | { readonly kind: 'pressed'; readonly press: Press }
  /** The server said what became of the call under way. */
  | { readonly kind: 'answered' }
  | { readonly kind: 'lost'; readonly sent: Sent }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly failure: Failure | null }
  | { readonly kind: 'conflicted'; readonly failure: Conflict }
  /** Nothing came of the press: staff went back, or there was nothing to do. */
  | { readonly kind: 'stopped' }
  /** A form takes up a save whose page was left before the answer. */
  | { readonly kind: 'resumed'; readonly sent: Sent }
  /** A newer version of the page came: what is waited for goes on as it reads there. */
  | { readonly kind: 'carried'; readonly sent: Sent }
  /** The lost call is not waited for any more. */
  | { readonly kind: 'dropped' };

type Turns = {
  readonly [K in SavingEvent['kind']]: (state: SavingState, event: Extract<SavingEvent, { kind: K }>) => SavingState;
};

export const IDLE: SavingState = { kind: 'idle' };

export const isBusy = (state: SavingState): state is Extract<SavingState, { kind: 'sending' | 'conflicting' }> =>
  state.kind === 'sending' || state.kind === 'conflicting';

/** What has no answer yet. */
export const lostOf = (state: SavingState): Unanswered | null => {
  if (state.kind === 'unanswered') return state;
  return state.kind === 'sending' ? state.lost : null;
};

/** How a press ends; a call that still has no answer outlives it. */
const ended = (state: SavingState, end: (press: Press) => SavingState): SavingState =>
  isBusy(state) ? (lostOf(state) ?? end(state.press)) : state;

const TURNS: Turns = {
  // One thing at a time: a double click makes one record.
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

/** What the state becomes; the same one where the event means nothing to it. */
export function after<K extends SavingEvent['kind']>(
  state: SavingState,
  event: Extract<SavingEvent, { kind: K }>,
): SavingState {
  return TURNS[event.kind as K](state, event);
}

/** Whether the server may have done what was asked though the call failed. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof PortError && (error.failure.kind === 'network' || error.failure.kind === 'expired');

/** `save`, or the id of the transition. */
export const nameOf = (press: Press): string => (press.kind === 'save' ? 'save' : press.action.id);
