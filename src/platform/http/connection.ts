import { proxy } from 'valtio';
import { subscribeKey } from 'valtio/utils';

/** `offline`: the browser has no network. `unreachable`: it has one, but the server does not respond. */
export interface ConnectionState {
  phase: 'connected' | 'offline' | 'unreachable';
}

export interface Connection {
  isDown(): boolean;
  subscribe(listener: () => void): () => void;
  /** A valtio store. */
  readonly state: ConnectionState;
  /** Called for every call: whether the server responded. */
  report(reached: boolean): void;
  /** Called when the browser reports the loss of its network. */
  lost(): void;
  /** Pings the server immediately instead of waiting. */
  retry(): void;
}

interface ConnectionOptions {
  /** Returns whether the server responds. */
  readonly ping: () => Promise<boolean>;
  readonly isOnline: () => boolean;
}

/** Waits between attempts; the last one repeats. */
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000];

/** Tracks whether the server is reachable, and pings it with growing intervals until it is. */
export function createConnection({ ping, isOnline }: ConnectionOptions): Connection {
  const state = proxy<ConnectionState>({ phase: 'connected' });
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const back = (): void => {
    clearTimeout(timer);
    timer = undefined;
    tries = 0;
    state.phase = 'connected';
  };
  const ask = async (): Promise<void> => {
    timer = undefined;
    if (await ping()) back();
    else gone();
  };
  const gone = (): void => {
    state.phase = isOnline() ? 'unreachable' : 'offline';
    if (timer !== undefined) return;
    timer = setTimeout(() => void ask(), WAITS_MS[Math.min(tries, WAITS_MS.length - 1)]);
    tries += 1;
  };
  return {
    state,
    isDown: () => state.phase !== 'connected',
    subscribe: (listener) => subscribeKey(state, 'phase', listener, true),
    report: (reached) => (reached ? back() : gone()),
    lost: gone,
    retry: () => {
      clearTimeout(timer);
      tries = 0;
      void ask();
    },
  };
}
