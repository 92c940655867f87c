import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import { languageIn } from '../../core/calls/language.ts';
import type { BareAnswers } from './bareAnswers.ts';

/** How long a stopping server waits for a client that neither sends its body nor reads its response, ms. */
const STALL_MS = 1500;
const CHECK_MS = 250;
/** Calls that still run this long after the stop began are terminated, ms. */
const MAX_CALL_MS_LENGTH = 20_000;

type Exchange = readonly [request: IncomingMessage, response: ServerResponse];

interface Connection {
  /** Requests without a complete response, the oldest first. */
  readonly exchanges: Map<IncomingMessage, ServerResponse>;
  /** Bytes transferred in both directions; `movedAt` is when the number last changed. */
  bytes: number;
  movedAt: number;
}

const bytesOf = (socket: Socket): number => socket.bytesRead + socket.bytesWritten - socket.writableLength;

/**
 * Returns whether only the client delays the end of the call. Data that we have not read or written yet is our own
 * delay.
 */
const waitsForClient = ([request, response]: Exchange): boolean => {
  if (response.headersSent) return response.writableEnded || response.writableLength > 0;
  return !request.complete && request.readableLength === 0;
};

/**
 * The open connections of the server and the calls on them. Keep-alive connections outlive their calls by 72 s, so a
 * stopping server has to close them itself: idle ones at once, busy ones after their last response.
 */
export class OpenConnections {
  readonly #connections = new Map<Socket, Connection>();
  readonly #answers: BareAnswers;
  readonly #now: () => number;
  #timer: ReturnType<typeof setInterval> | undefined;
  #stopsAt = 0;

  constructor(answers: BareAnswers, now: () => number = Date.now) {
    this.#answers = answers;
    this.#now = now;
  }

  get isClosing(): boolean {
    return this.#timer !== undefined;
  }

  add(socket: Socket): Connection {
    const known = this.#connections.get(socket);
    if (known !== undefined) return known;
    const connection: Connection = { exchanges: new Map(), bytes: 0, movedAt: this.#now() };
    this.#connections.set(socket, connection);
    socket.once('close', () => this.#connections.delete(socket));
    return connection;
  }

  /** Removes a connection that became a WebSocket; its handler closes it. */
  release(socket: Socket): void {
    this.#connections.delete(socket);
  }

  begin(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    // Requests injected by tests have no connection.
    if (!(socket instanceof Socket)) return;
    const { exchanges } = this.add(socket);
    if (exchanges.has(request)) return;
    exchanges.set(request, response);
    response.once('close', () => {
      exchanges.delete(request);
      if (this.isClosing && exchanges.size === 0) socket.destroySoon();
    });
  }

  /** Returns whether no further response follows on the connection: a client may pipeline requests. */
  isLast(request: IncomingMessage): boolean {
    const requests = [...(this.#connections.get(request.socket)?.exchanges.keys() ?? [])];
    return requests.length === 0 || requests.at(-1) === request;
  }

  /** Starts to close each connection once no call runs on it; does not wait for stalled clients. */
  close(): void {
    if (this.isClosing) return;
    this.#stopsAt = this.#now() + MAX_CALL_MS_LENGTH;
    for (const connection of this.#connections.values()) connection.movedAt = this.#now();
    this.#timer = setInterval(() => this.#check(), CHECK_MS).unref();
    this.#check();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #check(): void {
    const now = this.#now();
    for (const [socket, connection] of this.#connections) {
      const [first] = connection.exchanges;
      const bytes = bytesOf(socket);
      if (first === undefined) socket.destroySoon();
      else if (now >= this.#stopsAt) socket.destroy();
      else if (bytes !== connection.bytes || !waitsForClient(first)) {
        connection.bytes = bytes;
        connection.movedAt = now;
      } else if (now - connection.movedAt >= STALL_MS) this.#abandon(socket, first);
    }
  }

  #abandon(socket: Socket, [request, response]: Exchange): void {
    if (response.headersSent) {
      socket.destroy();
      return;
    }
    this.#answers.endWith(socket, 503, formatText(serverText('stopping'), languageIn(request)));
    socket.destroySoon();
  }
}
