import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../engine/index.ts';
import { RETRY_AFTER_S } from '../../core/database/databaseUnavailable.ts';
import type { SentProblem } from '../../../contract/refusals.ts';
import { ApiError, reportedProblems, type InputProblem } from '../../core/base/errors.ts';
import { causesOf, isFullDisk } from '../../core/base/fullDisk.ts';
import { failureEnvelope } from '../../core/base/envelope.ts';
import { inputProblem } from './inputProblems.ts';
import { isThirdGeneration } from '../../core/calls/clientGeneration.ts';
import { languageOf } from '../../core/calls/language.ts';
import { clauses, formatText, serverText, type ServerText } from '../../core/texts/serverText.ts';

interface Failure {
  readonly status: number;
  readonly code?: number;
  readonly said: ServerText;
  readonly result?: unknown;
  readonly problems?: readonly InputProblem[];
  readonly retryAfter?: number | undefined;
}

/** Failures reported by Fastify, by error code. */
const BY_FASTIFY_CODE: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, said: serverText('malformedJson') },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, said: serverText('emptyBody') },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, said: serverText('bodyTooLarge') },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, said: serverText('unsupportedType') },
  FST_ERR_BAD_URL: { status: 400, said: serverText('malformedUrl') },
  FST_ERR_MAX_PARAM_LENGTH: { status: 404, said: serverText('notFound') },
  FST_ERR_RATE_LIMIT: { status: 429, said: serverText('tooManyRequests') },
};

/** Insufficient Storage: an immediate retry is useless. */
const FULL_DISK: Failure = { status: 507, said: serverText('diskFull') };

const UNAVAILABLE: Failure = { status: 503, said: serverText('unavailable'), retryAfter: RETRY_AFTER_S };

/** Failures reported by PostgreSQL, by SQLSTATE or its class. What a caller can cause is never a 5xx (D10). */
const BY_SQLSTATE: Readonly<Record<string, Failure>> = {
  '23505': { status: 409, said: serverText('duplicateRecord') },
  '40': { status: 409, said: serverText('collision') },
  '55P03': { status: 409, said: serverText('collision') },
  '23': { status: 400, said: serverText('integrity') },
  '22': { status: 400, said: serverText('invalidCharacters') },
  '57014': { status: 503, said: serverText('tooSlow') },
  '08': UNAVAILABLE,
  '25006': UNAVAILABLE,
  '25P03': UNAVAILABLE,
  '53': UNAVAILABLE,
  '57': UNAVAILABLE,
  '58': UNAVAILABLE,
};

const BY_STATUS: Readonly<Record<number, Failure>> = {
  400: { status: 400, said: serverText('badRequest') },
  404: { status: 404, said: serverText('notFound') },
  413: { status: 413, said: serverText('bodyTooLarge') },
  415: { status: 415, said: serverText('unsupportedType') },
  429: { status: 429, said: serverText('tooManyRequests') },
};

const INTERNAL: Failure = { status: 500, said: serverText('internal') };

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const statusOf = (error: Error): number | undefined =>
  'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined;

const invalidInput = (problems: readonly InputProblem[]): Failure => {
  const detail = clauses(
    problems.map(({ path, said }) => (path === '' ? said : serverText('atPlace', { place: path, said }))),
  );
  return { status: 400, said: serverText('invalidInput', { detail }), problems };
};

/** Returns the failure reported to the caller; the cause of an unexpected error is only logged. */
export function failureOf(error: Error & Partial<FastifyError>): Failure {
  if (isFullDisk(error)) return FULL_DISK;
  if (error instanceof ApiError) return error;
  if (error.validation)
    return invalidInput(
      reportedProblems(error.validation.map((fault) => inputProblem(fault, error.validationContext))),
    );
  const code = codeOf(error);
  const isSqlState = /^[0-9A-Z]{5}$/.test(code) && 'severity' in error;
  const known = isSqlState ? (BY_SQLSTATE[code] ?? BY_SQLSTATE[code.slice(0, 2)]) : BY_FASTIFY_CODE[code];
  if (known) return known;
  const status = statusOf(error);
  if (error instanceof SyntaxError && status === 400) return { status, said: serverText('malformedJson') };
  if (status === undefined || status >= 500) return INTERNAL;
  return BY_STATUS[status] ?? { status, said: serverText('badRequest') };
}

/** Adds the problems to the result, in the caller's language. */
function resultInLanguage({ result, problems = [] }: Failure, language: Language): unknown {
  if (problems.length === 0) return result ?? null;
  const told = problems.map(({ path, said }): SentProblem => ({ path, message: formatText(said, language) }));
  return { ...Object(result), problems: told };
}

/** The server or its database is unavailable, which is no fault of our code: logged as one line without a stack. */
const REFUSALS: ReadonlySet<number> = new Set([503, 507]);

const codesOf = (error: unknown): string =>
  causesOf(error)
    .map(codeOf)
    .filter((code) => code !== '')
    .join(' ');

/** Logs one line for every call that failed on the server side. */
function logFailure(request: FastifyRequest, status: number, error: unknown): void {
  const facts = { method: request.method, route: request.routeOptions.url ?? '', status };
  if (!REFUSALS.has(status)) request.log.error({ ...facts, err: error }, 'call failed');
  else request.log.warn({ ...facts, reason: wordsOf(error), code: codesOf(error) || undefined }, 'call refused');
}

/** Returns whether the HTTP status stays 200: with `envelopeRefusals`, only the envelope reports a refusal. */
const isInEnvelope = (request: FastifyRequest, status: number): boolean =>
  status < 500 && request.routeOptions.config.envelopeRefusals === true && isThirdGeneration(request);

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = failureOf(error instanceof Error ? error : new Error(String(error)));
  const wantsXml = known.status === 415 && request.routeOptions.config.body === 'xml';
  const failure = wantsXml ? { status: 415, said: serverText('unsupportedTypeXml') } : known;
  if (failure.retryAfter !== undefined) void reply.header('retry-after', String(failure.retryAfter));
  if (failure.status >= 500) logFailure(request, failure.status, error);
  const language = languageOf(request);
  return reply
    .code(isInEnvelope(request, failure.status) ? 200 : failure.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      failureEnvelope(
        failure.code ?? failure.status,
        formatText(failure.said, language),
        resultInLanguage(failure, language),
      ),
    );
}
