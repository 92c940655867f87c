import { messages } from './messages.ts';

/** One fault of an input: where (JSON Pointer) and what. */
export interface InputProblem {
  readonly path: string;
  readonly message: string;
}

const MOST_PROBLEMS = 50;
const LONGEST_TEXT = 300;

const shortened = (text: string): string => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text);

/** What a refusal names of the problems: neither thousands of them nor names as long as the request is told back. */
export const toldProblems = (problems: readonly InputProblem[]): readonly InputProblem[] =>
  problems.slice(0, MOST_PROBLEMS).map(({ path, message }) => ({ path: shortened(path), message: shortened(message) }));

interface ApiErrorOptions {
  /** Code of the envelope; the HTTP status by default. */
  readonly code?: number;
  readonly result?: unknown;
  /** When the call may come again, s. */
  readonly retryAfter?: number;
  /** What it comes from, for the log. */
  readonly cause?: unknown;
}

/** A failure with a status and a message for people; the edge turns it into an envelope. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly result: unknown;
  readonly retryAfter: number | undefined;

  constructor(
    readonly status: number,
    message: string,
    options: ApiErrorOptions = {},
  ) {
    super(message, { cause: options.cause });
    this.code = options.code ?? status;
    this.result = options.result ?? null;
    this.retryAfter = options.retryAfter;
  }
}

export const badRequest = (message: string, problems: readonly InputProblem[] = []): ApiError =>
  new ApiError(400, message, problems.length > 0 ? { result: { problems } } : {});

export const unauthorized = (): ApiError => new ApiError(401, messages.sessionExpired);

export const forbidden = (permission: string): ApiError => new ApiError(403, messages.noPermission(permission));

export const notFound = (message: string = messages.notFound): ApiError => new ApiError(404, message);

export const conflict = (message: string, result?: unknown): ApiError => new ApiError(409, message, { result });

/** The request was fine and the business says no: HTTP 200 with `success: false` (D10). Code 500 unless stated. */
export const businessFailure = (message: string, options: ApiErrorOptions = {}): ApiError =>
  new ApiError(200, message, { code: 500, ...options });
