import type { FastifyInstance } from 'fastify';
import { isFullDisk } from '../../core/base/fullDisk.ts';
import { failureOf } from './errorAnswers.ts';

/** A full disk fails every call that writes; the operator reads of it so often, ms. */
const NOTICE_EVERY_MS = 60_000;

const FULL_DISK =
  '磁盘已满：写入失败，没有保存任何内容，请清理数据目录或数据库所在的磁盘 (the disk is full: calls that write are refused)';

type Announce = (notice: string) => void;

/** Plain words for the operator where he can do something about a failure. */
export class FailureNotices {
  readonly #announce: Announce;
  readonly #now: () => number;
  #announcedAt = -Infinity;

  constructor(announce: Announce, now: () => number = Date.now) {
    this.#announce = announce;
    this.#now = now;
  }

  /** Whether the operator has been told by it, now or within the last minute. */
  tell(error: unknown): boolean {
    if (!isFullDisk(error)) return false;
    if (this.#now() - this.#announcedAt >= NOTICE_EVERY_MS) {
      this.#announcedAt = this.#now();
      this.#announce(FULL_DISK);
    }
    return true;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Logs a failure of work in the background: a line where the server or its database cannot serve, the whole error
     * where it is a fault.
     */
    reportFailure: (error: unknown) => void;
  }
}

/** Tells the operator of failures of calls, and makes `reportFailure`, which does so for work in the background. */
export function noticeFailures(app: FastifyInstance, announce: Announce): void {
  const notices = new FailureNotices(announce);
  app.addHook('onError', async (_request, _reply, error) => void notices.tell(error));
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.decorate('reportFailure', (error: unknown): void => {
    if (notices.tell(error)) return;
    const { status } = failureOf(error instanceof Error ? error : new Error(String(error)));
    // What is cut short by the stop is begun again at the next start.
    if (status === 503 && isStopping) return;
    if (status === 503)
      app.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'work put off');
    else app.log.error({ err: error });
  });
}
