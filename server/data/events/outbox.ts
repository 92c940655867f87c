import { sql } from 'kysely';
import { listen, type Db } from '../../core/database/db.ts';

/** An event for the sockets of every server. */
export interface LiveEvent {
  /** Topic that a part of the server subscribes to. */
  readonly topic: string;
  readonly tenantId: string;
  /** Serialized as JSON. */
  readonly body: unknown;
}

type Listener = (news: readonly LiveEvent[]) => Promise<void> | void;

/** Delivers every published event once and in order to all servers, including the publishing one. */
export interface LiveOutbox {
  /** Receives events published from now on; nothing is read before the first call. */
  start(): Promise<void>;
  publish(news: LiveEvent): Promise<void>;
  /** Returns a function that unsubscribes. */
  subscribe(topic: string, listener: Listener): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'waybill_live';
/** Poll interval, ms. NOTIFY only triggers a read; without it, events are delayed by up to this time. */
const POLL_MS = 5000;
/** Maximum time by which a message may be committed after one with a higher id, ms. */
const STRAGGLER_MS = 60_000;
const BATCH = 500;

interface Row {
  readonly id: string;
  readonly topic: string;
  readonly tenant_id: string;
  readonly body: string;
}

/**
 * Tracks which messages were read. Ids are assigned before the commit, so ids below the newest one are queried again
 * for a while.
 */
class ReadMessages {
  #floor: bigint;
  readonly #readAt = new Map<string, number>();

  constructor(floor: bigint) {
    this.#floor = floor;
  }

  async next(db: Db): Promise<readonly Row[]> {
    this.#forget();
    const { rows } = await sql<Row>`
      select id, topic, tenant_id, body from sys_live_message
      where id > ${String(this.#floor)}::bigint and not (id = any(${[...this.#readAt.keys()]}::bigint[]))
      order by id limit ${BATCH}`.execute(db);
    const now = Date.now();
    for (const { id } of rows) this.#readAt.set(id, now);
    return rows;
  }

  #forget(): void {
    const old = Date.now() - STRAGGLER_MS;
    for (const [id, readAt] of this.#readAt) {
      if (readAt > old) continue;
      this.#readAt.delete(id);
      if (BigInt(id) > this.#floor) this.#floor = BigInt(id);
    }
    for (const id of this.#readAt.keys()) if (BigInt(id) <= this.#floor) this.#readAt.delete(id);
  }
}

/** Publishes an event to all servers; within a transaction, after its commit. */
export const publishEvent = async (db: Db, { topic, tenantId, body }: LiveEvent): Promise<void> => {
  await db
    .insertInto('sys_live_message')
    .values({ topic, tenant_id: tenantId, body: JSON.stringify(body) })
    .execute();
  await sql`select pg_notify(${CHANNEL}, '')`.execute(db);
};

const newest = async (db: Db): Promise<bigint> => {
  const { rows } = await sql<{ id: string }>`select coalesce(max(id), 0)::text as id from sys_live_message`.execute(db);
  return BigInt(rows[0]?.id ?? '0');
};

class DatabaseOutbox implements LiveOutbox {
  readonly #db: Db;
  readonly #onError: (error: unknown) => void;
  readonly #listeners = new Map<string, Set<Listener>>();
  #read: ReadMessages | undefined;
  #starting: Promise<void> | undefined;
  #reading: Promise<void> | undefined;
  #isDue = false;
  #isClosed = false;
  #poll: ReturnType<typeof setInterval> | undefined;
  #stopListening: (() => void) | undefined;

  constructor(db: Db, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
  }

  start(): Promise<void> {
    this.#starting ??= this.#begin().catch((error: unknown) => {
      this.#starting = undefined;
      throw error;
    });
    return this.#starting;
  }

  async #begin(): Promise<void> {
    await this.#listen();
    this.#read ??= new ReadMessages(await newest(this.#db));
    this.#poll ??= setInterval(() => void this.#listenAgain(), POLL_MS).unref();
  }

  async #listen(): Promise<void> {
    if (this.#stopListening !== undefined || this.#isClosed) return;
    const stop = await listen(this.#db, CHANNEL, {
      onNotice: () => this.#wake(),
      onLost: () => {
        this.#stopListening = undefined;
      },
    });
    if (this.#isClosed) stop();
    else this.#stopListening = stop;
  }

  async #listenAgain(): Promise<void> {
    await this.#listen().catch(this.#onError);
    this.#wake();
  }

  async publish(news: LiveEvent): Promise<void> {
    await publishEvent(this.#db, news);
  }

  subscribe(topic: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#poll);
    await this.#starting?.catch(() => undefined);
    await this.#reading;
    this.#stopListening?.();
    this.#stopListening = undefined;
  }

  /** Only one read runs at a time; a wake-up during a read triggers another read. */
  #wake(): void {
    this.#isDue = true;
    if (this.#isClosed) return;
    this.#reading ??= this.#readAll()
      .catch(this.#onError)
      .finally(() => {
        this.#reading = undefined;
      });
  }

  async #readAll(): Promise<void> {
    while (this.#isDue && this.#read !== undefined && !this.#isClosed) {
      this.#isDue = false;
      const rows = await this.#read.next(this.#db);
      if (rows.length === BATCH) this.#isDue = true;
      const news = rows.map((row): LiveEvent => {
        const body: unknown = JSON.parse(row.body);
        return { topic: row.topic, tenantId: row.tenant_id, body };
      });
      for (const [topic, listeners] of this.#listeners) {
        const theirs = news.filter((one) => one.topic === topic);
        if (theirs.length > 0) for (const listener of listeners) await listener(theirs);
      }
    }
  }
}

export const createOutbox = (db: Db, onError: (error: unknown) => void): LiveOutbox => new DatabaseOutbox(db, onError);
