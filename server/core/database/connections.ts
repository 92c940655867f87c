import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { ApiError } from '../base/errors.ts';
import { databaseAway, databaseBusy, databaseClosed, isAnswer } from './databaseUnavailable.ts';
import { cut, DatabaseWatch } from './databaseWatch.ts';
import { asPrepared } from './preparedStatements.ts';
import { IDLE_IN_TRANSACTION_MS, LOCK_MS, timeLimitIn } from './timeLimits.ts';

export const MAX_CONNECTIONS = 20;
/** Users pause between calls, and a new connection costs more than the calls themselves. */
const IDLE_MS = 5 * 60_000;
/** How long a call waits for a connection while no other call waits, ms. */
const MAX_WAIT_MS_LENGTH = 10_000;
const SHORTEST_WAIT_MS = 1000;
/** The wait limit shrinks for each queued call, ms: otherwise all of them would be answered too late. */
const LESS_FOR_EACH_MS = 100;
/** When a statement exceeds its limit by this time, ms, PostgreSQL no longer ends it: its process hangs. */
const GRACE_MS = 5000;
/** How long closing waits for statements that still run, ms. */
const END_MS = 5000;

export const waitLimit = (waiting: number): number =>
  Math.max(SHORTEST_WAIT_MS, MAX_WAIT_MS_LENGTH - waiting * LESS_FOR_EACH_MS);

export interface ConnectionsOptions {
  /** Called for each new connection: an embedded database may restart at another port. */
  readonly url: () => string;
  /** How long a statement may run, ms; 0 means no limit. */
  readonly statementMs: number;
  readonly onAway: (error: unknown) => void;
  readonly onBack: () => void;
}

const settingsOf = ({ url, statementMs }: ConnectionsOptions): pg.ClientConfig => ({
  connectionString: url(),
  application_name: 'waybill',
  options: '-c timezone=UTC',
  keepAlive: true,
  ...(statementMs !== 0 && {
    statement_timeout: statementMs,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  }),
});

const poolOf = (options: ConnectionsOptions): pg.Pool =>
  new pg.Pool({
    max: MAX_CONNECTIONS,
    idleTimeoutMillis: IDLE_MS,
    Client: class extends pg.Client {
      constructor(settings?: pg.ClientConfig) {
        super({ ...settings, ...settingsOf(options) });
      }
    },
  });

/** The connections of this server: a broken connection fails only its own call, and no call waits for ever. */
export class Connections implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #watch: DatabaseWatch;
  readonly #patience: number;
  readonly #open = new Set<pg.PoolClient>();
  readonly #broken = new WeakSet<pg.PoolClient>();
  readonly #waiting = new Set<(refusal: ApiError) => void>();
  #isEnded = false;

  constructor(options: ConnectionsOptions) {
    this.#patience = options.statementMs === 0 ? Number.POSITIVE_INFINITY : options.statementMs + GRACE_MS;
    this.#pool = poolOf(options);
    this.#pool.on('connect', (client) => {
      this.#open.add(client);
      // Also while a connection is in use, when the pool does not listen: without a listener an error would end the
      // process.
      client.on('error', () => this.#broken.add(client));
    });
    this.#pool.on('remove', (client) => this.#open.delete(client));
    // Idle connections that break are replaced; the watch reports once that the database is away.
    this.#pool.on('error', () => {});
    this.#watch = new DatabaseWatch(() => new pg.Client(settingsOf(options)), {
      onAway: (error) => {
        options.onAway(error);
        this.#refuseAll(error);
      },
      onBack: options.onBack,
    });
  }

  /** Returns whether the database answers within a second. */
  answers(): Promise<boolean> {
    return this.#watch.answers();
  }

  use(): { readonly busy: number; readonly waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { busy: totalCount - idleCount, waiting: waitingCount };
  }

  /** Takes a dedicated connection, with all that the driver offers; `release` it with true when it cannot be reused. */
  async take(): Promise<pg.PoolClient> {
    if (this.#isEnded) throw databaseClosed();
    if (this.#watch.isAway) throw databaseAway();
    const { waitingCount, totalCount, idleCount } = this.#pool;
    const free = MAX_CONNECTIONS - totalCount + idleCount;
    // The pool reads it for each call.
    this.#pool.options.connectionTimeoutMillis = waitLimit(Math.max(0, waitingCount - free));
    let giveUp: (refusal: ApiError) => void = () => {};
    const refused = new Promise<never>((_, reject) => {
      giveUp = reject;
    });
    this.#waiting.add(giveUp);
    const given = this.#pool.connect();
    try {
      return await Promise.race([given, refused]);
    } catch (error) {
      if (error instanceof ApiError) void given.then((late) => late.release()).catch(() => {});
      throw error instanceof ApiError ? error : isQueueFull(error) ? databaseBusy(error) : databaseAway(error);
    } finally {
      this.#waiting.delete(giveUp);
    }
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.take();
    let patience = this.#patience;
    const ask = async (text: string, values: readonly unknown[] = []): Promise<unknown> => {
      const limit = timeLimitIn(text);
      if (limit !== undefined) patience = limit === 0 ? Number.POSITIVE_INFINITY : limit + GRACE_MS;
      const stop = cutAfter(client, patience);
      try {
        return await client.query({ ...asPrepared(text), values: [...values] });
      } catch (error) {
        throw !isAnswer(error) && this.#broken.has(client) ? databaseAway(error) : error;
      } finally {
        stop();
      }
    };
    // Kysely's second overload takes a cursor and is only used when a cursor was configured.
    const query: unknown = ask;
    return { query: query as PostgresPoolClient['query'], release: () => client.release() };
  }

  /** Waits for running statements for a limited time; a connection that is held without a statement is not closed. */
  async end(): Promise<void> {
    this.#isEnded = true;
    const ended = Promise.all([this.#watch.close(), this.#pool.end()]);
    const waited = new AbortController();
    const patience = { signal: waited.signal };
    const late = wait(END_MS, undefined, patience).then(() => {
      this.#cutAll();
      return wait(END_MS, undefined, patience);
    });
    late.catch(() => {});
    await Promise.race([ended, late]);
    waited.abort();
  }

  /** Fails waiting calls when the database does not answer. */
  #refuseAll(error: unknown): void {
    for (const refuse of this.#waiting) refuse(databaseAway(error));
    this.#waiting.clear();
    this.#cutAll();
  }

  #cutAll(): void {
    for (const client of this.#open) cut(client);
  }
}

const isQueueFull = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

/** Destroys the connection when nothing arrives within that time, ms. Returns a function that cancels it. */
function cutAfter(client: pg.PoolClient, patience: number): () => void {
  if (!Number.isFinite(patience)) return () => {};
  let isOver = false;
  // Data that arrived while the event loop was busy is read before the connection is considered stuck.
  const timer = setTimeout(() => setImmediate(() => (isOver ? undefined : cut(client))), patience);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
