import type { Language } from '../../../engine/index.ts';
import { RateLimiter } from './rateLimiter.ts';
import type { Session } from '../../core/calls/session.ts';
import type { RowChangeEvent } from './rowUpdates.ts';

/** Subset of the WebSocket API in use. */
export interface TableSocket {
  readonly readyState: number;
  readonly OPEN: number;
  /** Bytes sent that are still buffered. */
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason?: string): void;
  terminate(): void;
  on(event: 'close' | 'error', listener: () => void): unknown;
  on(event: 'message', listener: (data: { toString(): string }, isBinary: boolean) => void): unknown;
}

/** A client with more buffered data than this, in bytes, counts as gone. */
const MAX_UNREAD = 1024 * 1024;
/** Concurrent sockets per user, over all pages and windows. */
const MAX_OF_USER = 200;

/** One connected page. */
export class Seat {
  readonly socket: TableSocket;
  readonly tokenHash: string;
  readonly tenantId: string;
  readonly userId: string;
  /** The session views as another user: it receives everything and may send nothing. */
  readonly isSilent: boolean;
  /** Token hash of the session from which it views; blank without one. */
  readonly viewerHash: string;
  /** Language of messages to the client. */
  readonly language: Language;
  readonly budget = new RateLimiter();
  /** Times of the last frame received and of the last session check, ms. */
  heardAt = Date.now();
  checkedAt = Date.now();
  /** Updates to publish, grouped by table. */
  readonly pending = new Map<string, RowChangeEvent>();
  isTelling = false;

  constructor(
    socket: TableSocket,
    of: Pick<Session, 'tokenHash' | 'viewer'> & { readonly user: { readonly id: string; readonly tenantId: string } },
    language: Language = 'zh-CN',
  ) {
    this.socket = socket;
    this.tokenHash = of.tokenHash;
    this.tenantId = of.user.tenantId;
    this.userId = of.viewer?.id ?? of.user.id;
    this.isSilent = of.viewer !== undefined;
    this.viewerHash = of.viewer?.tokenHash ?? '';
    this.language = language;
  }

  send(type: string, data: unknown): void {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_UNREAD) socket.terminate();
    else socket.send(JSON.stringify({ type, data }));
  }

  addPending({ socketKey, caseId, rows }: RowChangeEvent): void {
    const key = JSON.stringify([socketKey, caseId]);
    this.pending.set(key, { socketKey, caseId, rows: [...(this.pending.get(key)?.rows ?? []), ...rows] });
  }
}

/** All pages connected to this server, with a limit per user. */
export class ConcurrencyLimits {
  readonly #seats = new Set<Seat>();

  /** Adds a connection; returns false when the user has too many. */
  add(seat: Seat): boolean {
    let held = 0;
    for (const other of this.#seats) if (other.userId === seat.userId) held += 1;
    if (held >= MAX_OF_USER) return false;
    this.#seats.add(seat);
    return true;
  }

  remove(seat: Seat): void {
    this.#seats.delete(seat);
  }

  ofTenant(tenantId: string): readonly Seat[] {
    return [...this.#seats].filter((seat) => seat.tenantId === tenantId);
  }

  all(): readonly Seat[] {
    return [...this.#seats];
  }
}
