import type { Language } from '../../../engine/index.ts';
import { RateLimiter } from './rateLimiter.ts';
import type { Session } from '../../core/calls/session.ts';
import type { RowChangeEvent } from './rowUpdates.ts';

/** The part of a web socket that is used. */
export interface TableSocket {
  readonly readyState: number;
  readonly OPEN: number;
  /** Bytes that the other side has not taken yet. */
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason?: string): void;
  terminate(): void;
  on(event: 'close' | 'error', listener: () => void): unknown;
  on(event: 'message', listener: (data: { toString(): string }, isBinary: boolean) => void): unknown;
}

/** Who takes in no more than this, bytes, is gone. */
const MAX_UNREAD = 1024 * 1024;
/** Sockets of one user at a time, over all pages and windows. */
const MAX_OF_USER = 200;

/** One connected page. */
export class Seat {
  readonly socket: TableSocket;
  readonly tokenHash: string;
  readonly tenantId: string;
  readonly userId: string;
  /** Looks as another user: hears everything and says nothing. */
  readonly isSilent: boolean;
  /** Of the session beside which it looks; blank without one. */
  readonly viewerHash: string;
  /** What is said to it. */
  readonly language: Language;
  readonly budget = new RateLimiter();
  /** When it was last heard of, and when its session was last looked up, ms. */
  heardAt = Date.now();
  checkedAt = Date.now();
  /** Updates that wait to be told, with those of the same table together. */
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

/** Everybody who is connected to this server, tenant by tenant. */
export class ConcurrencyLimits {
  readonly #seats = new Set<Seat>();

  /** False: the user holds too many already. */
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
