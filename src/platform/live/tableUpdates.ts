import type { TableUpdates } from '../../../renderers/index.ts';
import type { Values } from '../../../engine/index.ts';
import { isRecord, textOf } from '../../../contract/reading.ts';

export interface TableUpdatesOptions {
  /** URL and token of the next connection; null while no one is signed in. */
  readonly target: () => { readonly url: string; readonly token: string } | null;
  /** Unique id of this page: updates with this id are its own. */
  readonly caseId: string;
}

/** Interval of heartbeats (W9-4). */
const HEARTBEAT_MS = 10_000;
const ANSWER_MS = 6000;
/** Wait before a reconnect, plus a random spread (W9-4, D31). */
const RECONNECT_MS = 5000;
const RECONNECT_SPREAD_MS = 1000;
/**
 * Frames per second; the server accepts 40. Beyond `MAX_WAITING` the oldest are dropped: a reload shows their changes.
 */
const FRAMES_AT_ONCE = 30;
const MAX_WAITING = 500;

/** `/api` or `https://host/api` → the WebSocket URL of a page. */
export function tableUpdatesUrl(apiBase: string, ids: { userId: string; pageId: string }, origin: string): string {
  const path = `${encodeURIComponent(ids.userId)}/${encodeURIComponent(ids.pageId)}`;
  const url = new URL(`${apiBase}/vxeSocket/${path}`, origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

interface Frame {
  readonly type: string;
  readonly data: unknown;
}

const parseFrame = (text: unknown): Frame | null => {
  if (typeof text !== 'string') return null;
  try {
    const frame: unknown = JSON.parse(text);
    return isRecord(frame) ? { type: textOf(frame, 'type'), data: frame['data'] } : null;
  } catch {
    return null;
  }
};

const isRow = (value: unknown): value is Values => isRecord(value) && typeof value['id'] === 'string';

type Listener = (content: unknown) => void;

/** Listeners by name; several may share a name. */
class Listeners {
  readonly #byName = new Map<string, Set<Listener>>();

  get isEmpty(): boolean {
    return this.#byName.size === 0;
  }

  add(name: string, listener: Listener): () => void {
    const listeners = this.#byName.get(name) ?? new Set();
    this.#byName.set(name, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#byName.get(name) === listeners) this.#byName.delete(name);
    };
  }

  tell(name: string, content: unknown): void {
    for (const listener of this.#byName.get(name) ?? []) listener(content);
  }
}

/** Connection of one page: open while there are listeners; reconnects after a loss. */
class TableSocket {
  readonly rows = new Listeners();
  readonly common = new Listeners();
  readonly #options: TableUpdatesOptions;
  #socket: WebSocket | null = null;
  #isOpen = false;
  /** Pending reconnect: while it is set, no other connection starts. */
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #beating: ReturnType<typeof setInterval> | undefined;
  #unanswered: ReturnType<typeof setTimeout> | undefined;
  #sending: ReturnType<typeof setTimeout> | undefined;
  readonly #unsent: Frame[] = [];

  constructor(options: TableUpdatesOptions) {
    this.#options = options;
  }

  /** Connects when there are listeners, and closes when there are none. */
  follow(): void {
    if (this.rows.isEmpty && this.common.isEmpty) this.#close();
    else if (this.#waiting === undefined) this.#connect();
  }

  send(frame: Frame): void {
    this.#unsent.push(frame);
    if (this.#unsent.length > MAX_WAITING) this.#unsent.shift();
    this.#sendSome();
  }

  #sendSome(): void {
    if (!this.#isOpen || this.#sending !== undefined || this.#unsent.length === 0) return;
    for (const frame of this.#unsent.splice(0, FRAMES_AT_ONCE)) this.#socket?.send(JSON.stringify(frame));
    this.#sending = setTimeout(() => {
      this.#sending = undefined;
      this.#sendSome();
    }, 1000);
  }

  #connect(): void {
    this.#waiting = undefined;
    const goal = this.#options.target();
    if (goal === null || this.#socket !== null) return;
    const fresh = new WebSocket(goal.url, goal.token);
    this.#socket = fresh;
    fresh.addEventListener('open', () => {
      if (this.#socket !== fresh) return;
      this.#isOpen = true;
      this.#beating = setInterval(() => this.#beat(fresh), HEARTBEAT_MS);
      this.#sendSome();
    });
    fresh.addEventListener('message', (event: MessageEvent<unknown>) => this.#hear(event.data));
    fresh.addEventListener('close', () => this.#lost(fresh));
    fresh.addEventListener('error', () => this.#lost(fresh));
  }

  #beat(socket: WebSocket): void {
    socket.send(JSON.stringify({ type: 'heart_beat', data: '' }));
    this.#unanswered ??= setTimeout(() => this.#lost(socket), ANSWER_MS);
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#drop();
    this.#waiting ??= setTimeout(() => this.#connect(), RECONNECT_MS + Math.random() * RECONNECT_SPREAD_MS);
  }

  #drop(): void {
    clearInterval(this.#beating);
    clearTimeout(this.#unanswered);
    clearTimeout(this.#sending);
    this.#unanswered = undefined;
    this.#sending = undefined;
    this.#isOpen = false;
    const old = this.#socket;
    this.#socket = null;
    old?.close();
  }

  #close(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.#drop();
  }

  #hear(text: unknown): void {
    const frame = parseFrame(text);
    if (frame === null) return;
    if (frame.type === 'heart_beat') {
      clearTimeout(this.#unanswered);
      this.#unanswered = undefined;
    } else if (frame.type === 'common_send_date') {
      if (isRecord(frame.data)) this.common.tell(textOf(frame.data, 'key'), frame.data['args']);
    } else if (frame.type === 'update_vxe_table') this.#hearRow(frame.data);
  }

  #hearRow(data: unknown): void {
    const args = isRecord(data) ? data['args'] : undefined;
    if (!Array.isArray(args)) return;
    const [row, caseId]: readonly unknown[] = args;
    if (isRow(row) && caseId !== this.#options.caseId) this.rows.tell(textOf(data, 'socketKey'), row);
  }
}

/** Updates of saved rows between pages (W4-2, W7-37), for one page: its tables share a connection. */
export function createTableUpdates(options: TableUpdatesOptions): TableUpdates {
  const socket = new TableSocket(options);
  const follow = (stop: () => void): (() => void) => {
    socket.follow();
    return () => {
      stop();
      socket.follow();
    };
  };
  return {
    subscribe: (socketKey, listener) => follow(socket.rows.add(socketKey, (row) => isRow(row) && listener(row))),
    onMessage: (key, listener) => follow(socket.common.add(key, listener)),
    sendRow: (socketKey, row) =>
      socket.send({ type: 'update_vxe_table', data: { socketKey, args: [row, options.caseId] } }),
    send: (key, args) => socket.send({ type: 'common_send_date', data: { key, args } }),
  };
}
