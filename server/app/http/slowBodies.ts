import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BareAnswers } from './bareAnswers.ts';
import { languageIn } from '../../core/calls/language.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';

/** Time during which a body may arrive at any speed. */
const GRACE_MS = 10_000;
/** Least average rate after that; a modem of 1995 is three times as fast. */
const LEAST_BYTES_A_SECOND = 1000;
/** Bytes that may have arrived in one chunk with the headers; they count as body. */
const LARGEST_CHUNK = 65_536;
const SWEEP_MS = 2000;

interface Body {
  readonly since: number;
  /** Bytes that the connection had read before the body. */
  readonly from: number;
  /** Whether the call was answered before its body was complete. */
  readonly isAnswered: () => boolean;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade === undefined &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** Tracks bodies that are still arriving, and ends connections held open by a few bytes per second. */
export class BodyWatch {
  readonly #answers: BareAnswers;
  readonly #now: () => number;
  readonly #bodies = new Map<IncomingMessage, Body>();

  constructor(answers: BareAnswers, now: () => number = Date.now) {
    this.#answers = answers;
    this.#now = now;
  }

  add(request: IncomingMessage, isAnswered: () => boolean): void {
    if (hasBody(request))
      this.#bodies.set(request, {
        since: this.#now(),
        from: Math.max(0, request.socket.bytesRead - LARGEST_CHUNK),
        isAnswered,
      });
  }

  sweep(): void {
    for (const [request, { since, from, isAnswered }] of this.#bodies) {
      const { socket, complete } = request;
      const elapsed = this.#now() - since;
      if (complete || socket.destroyed) this.#bodies.delete(request);
      else if (elapsed > GRACE_MS && (socket.bytesRead - from) * 1000 < elapsed * LEAST_BYTES_A_SECOND) {
        this.#bodies.delete(request);
        if (!isAnswered())
          this.#answers.endWith(socket, 408, formatText(serverText('requestTooSlow'), languageIn(request)));
        socket.destroySoon();
      }
    }
  }
}

export function endSlowBodies(app: FastifyInstance, answers: BareAnswers): void {
  const watch = new BodyWatch(answers);
  const sweeping = setInterval(() => watch.sweep(), SWEEP_MS).unref();
  app.addHook('onRequest', async ({ raw }, reply: FastifyReply) => watch.add(raw, () => reply.sent));
  app.addHook('onClose', async () => clearInterval(sweeping));
}
