import { clauses, formatText, truncateText, serverText, type ServerText } from '../texts/serverText.ts';

/** One error of an input: where (JSON Pointer) and what. */
export interface InputProblem {
  readonly path: string;
  readonly said: ServerText;
}

const MAX_PROBLEMS = 50;

/**
 * Returns the problems that a response reports: at most 50, with paths and texts truncated, so that neither thousands
 * of problems nor names as long as the request are sent back.
 */
export const reportedProblems = (problems: readonly InputProblem[]): readonly InputProblem[] =>
  problems.slice(0, MAX_PROBLEMS).map(({ path, said }) => ({ path: truncateText(path), said: truncateText(said) }));

interface ApiErrorOptions {
  /** Code of the envelope; the HTTP status by default. */
  readonly code?: number;
  readonly result?: unknown;
  /** Also reported in the result. */
  readonly problems?: readonly InputProblem[];
  /** When the call may be repeated, s. */
  readonly retryAfter?: number;
  /** The original error, for the log. */
  readonly cause?: unknown;
}

/** An error with a status and a text for people; the HTTP layer turns it into an envelope in the caller's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly result: unknown;
  readonly problems: readonly InputProblem[];
  readonly retryAfter: number | undefined;

  constructor(
    readonly status: number,
    readonly said: ServerText,
    options: ApiErrorOptions = {},
  ) {
    // For the log, which has one language.
    super(formatText(said), { cause: options.cause });
    this.code = options.code ?? status;
    this.result = options.result ?? null;
    this.problems = options.problems ?? [];
    this.retryAfter = options.retryAfter;
  }
}

export const badRequest = (said: ServerText, problems: readonly InputProblem[] = []): ApiError =>
  new ApiError(400, said, { problems });

export const unauthorized = (): ApiError => new ApiError(401, serverText('sessionExpired'));

export const forbidden = (permission: string): ApiError =>
  new ApiError(403, serverText('noPermission', { permission }));

export const notFound = (said: ServerText = serverText('notFound')): ApiError => new ApiError(404, said);

export const conflict = (said: ServerText, result?: unknown): ApiError => new ApiError(409, said, { result });

/**
 * The request was valid but a business rule refuses it: HTTP 200 with `success: false` (D10). Code 500 unless stated.
 */
export const businessFailure = (said: ServerText, options: ApiErrorOptions = {}): ApiError =>
  new ApiError(200, said, { code: 500, ...options });

/** Returns an HTTP 400 error with all problems of the input. */
export const problemsRefusal = (
  key: 'badRecord' | 'badParameters' | 'badMessage' | 'badView',
  problems: readonly InputProblem[],
): ApiError => {
  const told = reportedProblems(problems);
  return badRequest(serverText(key, { detail: clauses(told.map(({ said }) => said)) }), told);
};
