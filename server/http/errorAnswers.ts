import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { RETRY_AFTER_S } from '../database/databaseUnavailable.ts';
import { ApiError, toldProblems, type InputProblem } from '../errors.ts';
import { failureEnvelope } from '../envelope.ts';
import { messages } from '../messages.ts';
import { inLanguage } from './englishMessages.ts';
import { inputProblem } from './inputProblems.ts';
import { languageOf } from './language.ts';

interface Failure {
  readonly status: number;
  readonly code?: number;
  readonly message: string;
  readonly result?: unknown;
  readonly retryAfter?: number | undefined;
}

/** Failures that Fastify reports, by its code. */
const BY_FASTIFY_CODE: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: messages.malformedJson },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, message: messages.emptyBody },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: messages.bodyTooLarge },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, message: messages.unsupportedType },
  FST_ERR_BAD_URL: { status: 400, message: messages.malformedUrl },
  FST_ERR_MAX_PARAM_LENGTH: { status: 404, message: messages.notFound },
  FST_ERR_RATE_LIMIT: { status: 429, message: messages.tooManyRequests },
};

const UNAVAILABLE: Failure = { status: 503, message: messages.unavailable, retryAfter: RETRY_AFTER_S };

/** Failures that PostgreSQL reports, by SQLSTATE or its class. What a caller can cause is never a 5xx (D10). */
const BY_SQLSTATE: Readonly<Record<string, Failure>> = {
  '23505': { status: 409, message: messages.duplicate },
  '40': { status: 409, message: messages.collision },
  '55P03': { status: 409, message: messages.collision },
  '23': { status: 400, message: messages.integrity },
  '22': { status: 400, message: messages.invalidCharacters },
  '57014': { status: 503, message: messages.tooSlow },
  '08': UNAVAILABLE,
  '25006': UNAVAILABLE,
  '25P03': UNAVAILABLE,
  '53': UNAVAILABLE,
  '57': UNAVAILABLE,
  '58': UNAVAILABLE,
};

const BY_STATUS: Readonly<Record<number, Failure>> = {
  400: { status: 400, message: messages.badRequest },
  404: { status: 404, message: messages.notFound },
  413: { status: 413, message: messages.bodyTooLarge },
  415: { status: 415, message: messages.unsupportedType },
  429: { status: 429, message: messages.tooManyRequests },
};

const INTERNAL: Failure = { status: 500, message: messages.internal };

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

const statusOf = (error: Error): number | undefined =>
  'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined;

const invalidInput = (problems: readonly InputProblem[]): Failure => ({
  status: 400,
  message: messages.invalidInput(problems.map(({ path, message }) => `${path} ${message}`.trim()).join('；')),
  result: { problems },
});

/** What the caller is told about an error; the cause of an unexpected one is for the log only. */
export function failureOf(error: Error & Partial<FastifyError>): Failure {
  if (error instanceof ApiError) return error;
  if (error.validation)
    return invalidInput(toldProblems(error.validation.map((fault) => inputProblem(fault, error.validationContext))));
  const code = codeOf(error);
  const isSqlState = /^[0-9A-Z]{5}$/.test(code) && 'severity' in error;
  const known = isSqlState ? (BY_SQLSTATE[code] ?? BY_SQLSTATE[code.slice(0, 2)]) : BY_FASTIFY_CODE[code];
  if (known) return known;
  const status = statusOf(error);
  if (error instanceof SyntaxError && status === 400) return { status, message: messages.malformedJson };
  if (status === undefined || status >= 500) return INTERNAL;
  return BY_STATUS[status] ?? { status, message: messages.badRequest };
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = failureOf(error instanceof Error ? error : new Error(String(error)));
  const wantsXml = known.status === 415 && request.routeOptions.config.body === 'xml';
  const failure = wantsXml ? { status: 415, message: messages.unsupportedTypeXml } : known;
  if (failure.retryAfter !== undefined) void reply.header('retry-after', String(failure.retryAfter));
  if (failure.status >= 500) request.log.error({ err: error }, 'call failed');
  return reply
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      failureEnvelope(
        failure.code ?? failure.status,
        inLanguage(failure.message, languageOf(request)),
        failure.result ?? null,
      ),
    );
}
