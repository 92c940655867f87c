import { proxy } from 'valtio';
import { subscribeKey } from 'valtio/utils';

/** `offline`: the browser knows of no network. `unreachable`: there is one, but the server does not answer. */
export interface ConnectionState {
  phase: 'connected' | 'offline' | 'unreachable';
}

export interface Connection {
  isDown(): boolean;
  subscribe(listener: () => void): () => void;
  /** A valtio store. */
  readonly state: ConnectionState;
  /** Told of every call: whether the server answered at all. */
  report(reached: boolean): void;
  /** The browser says that its network went. */
  lost(): void;
  /** Asks the server now, whatever the next try was waiting for. */
  retry(): void;
}

interface ConnectionOptions {
  /** Whether the server answers. */
  readonly ping: () => Promise<boolean>;
  readonly isOnline: () => boolean;
}

/** Waits between tries; the last one stays. */
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000];

/** Knows whether the server can be reached, and asks again, ever more slowly, until it can. */
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
