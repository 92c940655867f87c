import pg from 'pg';
import { isAbsence } from './databaseUnavailable.ts';

const TICK_MS = 1000;
/**
 * Ticks without an answer until the database counts as frozen; ticks are counted so that a busy moment of this process
 * does not count as silence.
 */
const MAX_SILENT_TICKS = 3;
const HEALTH_MS = 1000;

export interface WatchEvents {
  readonly onAway: (error: unknown) => void;
  readonly onBack: () => void;
}

/** Destroys a connection at once, whatever it waits for: its statements fail. */
export const cut = (client: pg.ClientBase): void => {
  if (client instanceof pg.Client) client.connection.stream.destroy();
};

/**
 * Queries the database every second on a dedicated connection, which no stuck statement holds: detects when it refuses,
 * freezes (no answer for three seconds) and is back.
 */
export class DatabaseWatch {
  readonly #connect: () => pg.Client;
  readonly #events: WatchEvents;
  readonly #timer: ReturnType<typeof setInterval>;
  #client: pg.Client | undefined;
  #asking: Promise<boolean> | undefined;
  #silentTicks = 0;
  #isAway = false;
  #isClosed = false;

  constructor(connect: () => pg.Client, events: WatchEvents) {
    this.#connect = connect;
    this.#events = events;
    this.#timer = setInterval(() => this.#tick(), TICK_MS).unref();
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  /** Returns whether the database answers within a second. */
  async answers(): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), HEALTH_MS);
    });
    try {
      return await Promise.race([this.#ask(), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    // A graceful end would wait for a database that may be frozen.
    if (this.#client !== undefined) cut(this.#client);
    await this.#asking;
  }

  #tick(): void {
    if (this.#asking === undefined) {
      void this.#ask();
      return;
    }
    this.#silentTicks += 1;
    if (this.#silentTicks < MAX_SILENT_TICKS) return;
    this.#setAway(new Error(`no answer for ${(MAX_SILENT_TICKS * TICK_MS) / 1000} s`));
    if (this.#client !== undefined) cut(this.#client);
  }

  /** Runs one query at a time and shares its result among all callers. */
  #ask(): Promise<boolean> {
    if (this.#isClosed) return Promise.resolve(false);
    this.#asking ??= this.#askTwice().finally(() => {
      this.#asking = undefined;
      this.#silentTicks = 0;
    });
    return this.#asking;
  }

  /** Only the old connection may have been closed: then a new connection decides. */
  async #askTwice(): Promise<boolean> {
    const wasOpen = this.#client !== undefined;
    const first = await this.#askOnce();
    const last = first !== undefined && wasOpen && !this.#isAway && !this.#isClosed ? await this.#askOnce() : first;
    if (last === undefined) this.#setBack();
    else if (isAbsence(last.error)) this.#setAway(last.error);
    return last === undefined;
  }

  /** Returns undefined when it was answered. */
  async #askOnce(): Promise<{ readonly error: unknown } | undefined> {
    try {
      this.#client ??= await this.#opened();
      await this.#client.query('select 1');
      return undefined;
    } catch (error) {
      if (this.#client !== undefined) cut(this.#client);
      this.#client = undefined;
      return { error };
    }
  }

  async #opened(): Promise<pg.Client> {
    const client = this.#connect();
    this.#client = client;
    // A broken connection fails the query; without a listener the error would end the process.
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  #setAway(error: unknown): void {
    if (this.#isAway || this.#isClosed) return;
    this.#isAway = true;
    this.#events.onAway(error);
  }

  #setBack(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#events.onBack();
  }
}
