import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedPostgres, type RunningPostgres } from './embeddedPostgres.ts';

const LOOK_EVERY_MS = 500;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS_LENGTH = 30_000;
/** How long stopping waits for a start in progress, ms: stopping both at once would make them wait for each other. */
const START_MS = 10_000;

/**
 * Returns the pause before the next start, ms. It grows, since what prevents a start (a full disk) takes time to be
 * resolved.
 */
export const pauseAfter = (failures: number): number =>
  Math.min(MAX_PAUSE_MS_LENGTH, FIRST_PAUSE_MS * 2 ** (failures - 1));

export interface SupervisedPostgres {
  /** The current connection address, including the password: never print it. */
  readonly url: () => string;
  /** The same for the superuser: for operators, never for the server. */
  readonly superuserUrl: () => string;
  readonly stop: () => Promise<void>;
}

type Announce = (notice: string) => void;

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

class Supervisor implements SupervisedPostgres {
  readonly #start: (port?: number) => Promise<RunningPostgres>;
  readonly #announce: Announce;
  readonly #stopped = new AbortController();
  readonly #timer: ReturnType<typeof setInterval>;
  #postgres: RunningPostgres;
  #starting: Promise<void> | undefined;

  constructor(postgres: RunningPostgres, start: (port?: number) => Promise<RunningPostgres>, announce: Announce) {
    this.#postgres = postgres;
    this.#start = start;
    this.#announce = announce;
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  readonly url = (): string => this.#postgres.url;
  readonly superuserUrl = (): string => this.#postgres.superuserUrl;

  /** Also stops it during a restart: a start that takes longer than START_MS is ended by force. */
  readonly stop = async (): Promise<void> => {
    this.#stopped.abort();
    clearInterval(this.#timer);
    const starting = this.#starting;
    if (starting !== undefined) {
      await Promise.race([starting, wait(START_MS, undefined, { ref: false })]);
      await this.#postgres.stop();
      await starting;
    }
    await this.#postgres.stop();
  };

  #look(): void {
    if (this.#starting !== undefined || this.#postgres.isRunning()) return;
    this.#announce('内置数据库已意外停止，正在重新启动 (the embedded database has ended and is started again)');
    this.#starting = this.#startAgain().finally(() => {
      this.#starting = undefined;
    });
  }

  async #startAgain(): Promise<void> {
    // On the same port where that is free, so that a noted address stays valid.
    const port = Number(new URL(this.#postgres.url).port);
    let told = '';
    for (let failures = 1; !this.#stopped.signal.aborted; failures += 1) {
      try {
        this.#postgres = await this.#start(port);
        this.#announce('内置数据库已重新启动 (the embedded database runs again)');
        return;
      } catch (error) {
        const words = wordsOf(error);
        if (words !== told) this.#announce(`内置数据库不能启动，将继续重试 (not yet; trying on)：${words}`);
        told = words;
      }
      await wait(pauseAfter(failures), undefined, { signal: this.#stopped.signal }).catch(() => {});
    }
  }
}

/** Starts the PostgreSQL of a data folder, as `startEmbeddedPostgres` does, and restarts it whenever it has ended. */
export async function superviseEmbeddedPostgres(dataFolder: string, announce: Announce): Promise<SupervisedPostgres> {
  const start = (port?: number): Promise<RunningPostgres> => startEmbeddedPostgres(dataFolder, { announce, port });
  return new Supervisor(await start(), start, announce);
}
