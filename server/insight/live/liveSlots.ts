import type { SentLiveMessage } from '../../../contract/liveMessage.ts';
import type { Db } from '../../core/database/db.ts';
import { actorOf, type Session } from '../../core/calls/session.ts';
import { findSessionByHash } from '../../identity/sessions/sessionStore.ts';

/** Subset of the WebSocket API in use. */
export interface LiveSocket {
  readonly readyState: number;
  readonly OPEN: number;
  /** Bytes sent that are still buffered. */
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  close(code: number, reason?: string): void;
  terminate(): void;
  on(event: 'close' | 'error' | 'pong', listener: () => void): unknown;
  on(event: 'message', listener: (data: { readonly length: number }) => void): unknown;
}

/** Largest accepted message, bytes: clients send only heartbeats. */
const LARGEST_MESSAGE = 1024;
/** A client with more buffered data than this, in bytes, counts as gone. */
const MAX_UNREAD = 256 * 1024;
/** Concurrent windows per user. */
const MAX_OF_USER = 50;
/** How long a session is valid without a new check while nothing is sent, ms. */
const SESSION_MS = 60_000;

const REFUSED = 1008;
const TRY_LATER = 1013;

interface Seat {
  readonly socket: LiveSocket;
  readonly session: Session;
  /** Time of the last session check, ms. */
  checkedAt: number;
  /** Whether the client was active since the last sweep. */
  alive: boolean;
}

/** All windows connected to this server. */
export class LiveSlots {
  readonly #db: Db;
  readonly #seats = new Set<Seat>();

  constructor(db: Db) {
    this.#db = db;
  }

  join(socket: LiveSocket, session: Session): void {
    const { id } = actorOf(session);
    const held = [...this.#seats].filter((seat) => actorOf(seat.session).id === id);
    if (held.length >= MAX_OF_USER) {
      socket.close(TRY_LATER);
      return;
    }
    const seat: Seat = { socket, session, checkedAt: Date.now(), alive: true };
    const heard = (): void => {
      seat.alive = true;
    };
    this.#seats.add(seat);
    socket.on('close', () => this.#seats.delete(seat));
    socket.on('error', () => socket.terminate());
    socket.on('pong', heard);
    socket.on('message', ({ length }) => {
      heard();
      if (length > LARGEST_MESSAGE) socket.terminate();
    });
  }

  /** Sends to every window of all tenants: only for public content. */
  tellAll(message: SentLiveMessage): void {
    for (const seat of this.#seats) send(seat, message);
  }

  /** Sends to the users of a tenant, or to some of them; closes sockets whose session has ended. */
  async tell(tenantId: string, userIds: readonly string[] | undefined, message: SentLiveMessage): Promise<void> {
    const wanted = userIds === undefined ? undefined : new Set(userIds);
    for (const seat of this.#seats) {
      const { user } = seat.session;
      if (user.tenantId !== tenantId || wanted?.has(user.id) === false) continue;
      if (await this.#holds(seat, 0)) send(seat, message);
    }
  }

  /** Closes the sockets of ended sessions and of viewing sessions based on them. */
  end(tokenHashes: ReadonlySet<string>): void {
    for (const { socket, session } of this.#seats)
      if (tokenHashes.has(session.tokenHash) || tokenHashes.has(session.viewer?.tokenHash ?? ''))
        socket.close(REFUSED, 'session ended');
  }

  /** Terminates sockets that became silent without closing, and pings the others. Called every half minute. */
  async sweep(): Promise<void> {
    for (const seat of this.#seats) {
      if (!seat.alive) seat.socket.terminate();
      else if (await this.#holds(seat, SESSION_MS)) {
        seat.alive = false;
        seat.socket.ping();
      }
    }
  }

  async #holds(seat: Seat, maxAge: number): Promise<boolean> {
    if (Date.now() - seat.checkedAt < maxAge) return true;
    const now = await findSessionByHash(this.#db, seat.session.tokenHash);
    seat.checkedAt = Date.now();
    if (now?.user.tenantId === seat.session.user.tenantId) return true;
    seat.socket.close(REFUSED, 'session ended');
    return false;
  }
}

function send({ socket }: Seat, message: SentLiveMessage): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MAX_UNREAD) socket.terminate();
  else socket.send(JSON.stringify(message));
}
