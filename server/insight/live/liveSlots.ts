import type { SentLiveMessage } from '../../../contract/liveMessage.ts';
import type { Db } from '../../core/database/db.ts';
import { actorOf, type Session } from '../../core/calls/session.ts';
import { findSessionByHash } from '../../identity/sessions/sessionStore.ts';

/** The part of a web socket that is used. */
export interface LiveSocket {
  readonly readyState: number;
  readonly OPEN: number;
  /** Bytes that the other side has not taken yet. */
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  close(code: number, reason?: string): void;
  terminate(): void;
  on(event: 'close' | 'error' | 'pong', listener: () => void): unknown;
  on(event: 'message', listener: (data: { readonly length: number }) => void): unknown;
}

/** A heartbeat and nothing else comes from clients here. */
const LARGEST_MESSAGE = 1024;
/** Who takes in no more than this, bytes, is gone. */
const MAX_UNREAD = 256 * 1024;
/** Windows of one user at a time. */
const MAX_OF_USER = 50;
/** How long a session counts without another look while nothing is told, ms. */
const SESSION_MS = 60_000;

const REFUSED = 1008;
const TRY_LATER = 1013;

interface Seat {
  readonly socket: LiveSocket;
  readonly session: Session;
  /** When the session was last looked up, ms. */
  checkedAt: number;
  /** Whether it was heard of since the last sweep. */
  alive: boolean;
}

/** Everybody who has a window open at this server. */
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

  /** To every window, whoever sits there: for what is no secret. */
  tellAll(message: SentLiveMessage): void {
    for (const seat of this.#seats) send(seat, message);
  }

  /** To those of a tenant, or to some of its users; a session that has ended hears nothing and loses its sockets. */
  async tell(tenantId: string, userIds: readonly string[] | undefined, message: SentLiveMessage): Promise<void> {
    const wanted = userIds === undefined ? undefined : new Set(userIds);
    for (const seat of this.#seats) {
      const { user } = seat.session;
      if (user.tenantId !== tenantId || wanted?.has(user.id) === false) continue;
      if (await this.#holds(seat, 0)) send(seat, message);
    }
  }

  /** The sockets of sessions that are over, and of viewings with them. */
  end(tokenHashes: ReadonlySet<string>): void {
    for (const { socket, session } of this.#seats)
      if (tokenHashes.has(session.tokenHash) || tokenHashes.has(session.viewer?.tokenHash ?? ''))
        socket.close(REFUSED, 'session ended');
  }

  /** Lets go of sockets that fell silent without closing, and asks the others for a sign; call it every half minute. */
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
