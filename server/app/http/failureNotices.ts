import type { FastifyInstance } from 'fastify';
import { isFullDisk } from '../../core/base/fullDisk.ts';
import { failureOf } from './errorAnswers.ts';

/** Interval of operator notices, ms: on a full disk every writing call fails. */
const NOTICE_EVERY_MS = 60_000;

const FULL_DISK =
  '磁盘已满：写入失败，没有保存任何内容，请清理数据目录或数据库所在的磁盘 (the disk is full: calls that write are refused)';

type Announce = (notice: string) => void;

/** Notifies the operator in plain words of failures that the operator can fix. */
export class FailureNotices {
  readonly #announce: Announce;
  readonly #now: () => number;
  #announcedAt = -Infinity;

  constructor(announce: Announce, now: () => number = Date.now) {
    this.#announce = announce;
    this.#now = now;
  }

  /** Returns whether the operator was notified of this error, now or within the last minute. */
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
     * Logs a failure of background work: one line when the server or its database is unavailable, the whole error when
     * it is a fault.
     */
    reportFailure: (error: unknown) => void;
  }
}

/** Notifies the operator of failed calls, and adds `reportFailure`, which does the same for background work. */
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
    // Work interrupted by the stop starts again at the next start.
    if (status === 503 && isStopping) return;
    if (status === 503)
      app.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'work put off');
    else app.log.error({ err: error });
  });
}
