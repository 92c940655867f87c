import { parseLiveMessage } from '../../../contract/liveMessage.ts';
import type { LiveMessage } from '../../../contract/liveMessage.ts';

export interface LiveChannel {
  /** Connects, unless it is connected already. */
  open(): void;
  close(): void;
  subscribe(listener: (message: LiveMessage) => void): () => void;
  /** Called when a lost connection is restored: events in between were missed. */
  onReturn(listener: () => void): () => void;
  /**
   * Called when the server closed the connection because the session ended, or refuses it: listeners check the session.
   */
  onRefused(listener: () => void): () => void;
}

export interface LiveOptions {
  /** URL and token of the next connection; null while no one is signed in. */
  readonly target: () => { readonly url: string; readonly token: string } | null;
}

/** Wait before a reconnect, plus a random spread (S4-22, D31). */
const RECONNECT_MS = 5000;
const RECONNECT_SPREAD_MS = 1000;
/** Interval of heartbeats (S4-23). */
const HEARTBEAT_MS = 20_000;

/** RFC 6455, 7.4.1: policy violation; used here only for ended sessions. */
const SESSION_ENDED = 1008;

/** `/api` or `https://host/api` → the WebSocket URL of a user. */
export function liveUrl(apiBase: string, userId: string, origin: string): string {
  const url = new URL(`${apiBase}/websocket/${encodeURIComponent(userId)}`, origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** Creates one self-healing connection: any error or close leads to a single wait, then a reconnect. */
export function createLiveChannel({ target }: LiveOptions): LiveChannel {
  const listeners = new Set<(message: LiveMessage) => void>();
  const returns = new Set<() => void>();
  const refusals = new Set<() => void>();
  let wasLost = false;
  let everStood = false;
  let socket: WebSocket | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let beating: ReturnType<typeof setInterval> | undefined;

  const drop = () => {
    clearInterval(beating);
    const old = socket;
    socket = null;
    old?.close();
  };
  const connect = () => {
    waiting = undefined;
    const goal = target();
    if (goal === null || socket !== null) return;
    const fresh = new WebSocket(goal.url, goal.token);
    socket = fresh;
    let stood = false;
    let failed = false;
    fresh.addEventListener('open', () => {
      stood = true;
      everStood = true;
      beating = setInterval(() => fresh.send('HeartBeat'), HEARTBEAT_MS);
      if (wasLost) for (const listener of returns) listener();
      wasLost = false;
    });
    fresh.addEventListener('message', (event: MessageEvent<unknown>) => {
      const message = parseLiveMessage(event.data);
      if (message) for (const listener of listeners) listener(message);
    });
    const lost = () => {
      if (socket !== fresh) return;
      drop();
      wasLost = true;
      waiting ??= setTimeout(connect, RECONNECT_MS + Math.random() * RECONNECT_SPREAD_MS);
    };
    fresh.addEventListener('close', ({ code }: CloseEvent) => {
      const isOurs = socket === fresh || failed;
      lost();
      // A handshake does not report why it was refused, and the session may have ended while the connection was lost.
      const isShutOut = everStood && !stood;
      if (isOurs && (isShutOut || code === SESSION_ENDED)) for (const listener of refusals) listener();
    });
    fresh.addEventListener('error', () => {
      failed ||= socket === fresh;
      lost();
    });
  };

  return {
    open: () => {
      if (waiting === undefined) connect();
    },
    close: () => {
      clearTimeout(waiting);
      waiting = undefined;
      drop();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onReturn: (listener) => {
      returns.add(listener);
      return () => returns.delete(listener);
    },
    onRefused: (listener) => {
      refusals.add(listener);
      return () => refusals.delete(listener);
    },
  };
}
