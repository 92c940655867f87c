import pg from 'pg';
import { ApiError } from '../base/errors.ts';
import { serverText, type ServerText } from '../texts/serverText.ts';

/** When a call that the database did not serve may be repeated, s. */
export const RETRY_AFTER_S = 2;

const notServed = (said: ServerText, cause?: unknown): ApiError =>
  new ApiError(503, said, { cause, retryAfter: RETRY_AFTER_S });

/** 503: the database is away. The call may be repeated. */
export const databaseAway = (cause?: unknown): ApiError => notServed(serverText('unavailable'), cause);

/** 503: the database is available, but too many calls wait for it. */
export const databaseBusy = (cause?: unknown): ApiError => notServed(serverText('busy'), cause);

/** 503: the server is stopping and has closed its connections; a call still in progress arrives too late. */
export const databaseClosed = (): ApiError => notServed(serverText('stopping'));

/** Returns whether the error is an answer of PostgreSQL: then the database is reachable, whatever the error. */
export const isAnswer = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError;

/** The database starts, stops or recovers and serves nobody. */
const NOT_SERVING = /^57P0/;

/** Returns whether a failed attempt shows that the database serves nobody; an error of only that attempt does not. */
export const isAbsence = (error: unknown): boolean => !isAnswer(error) || NOT_SERVING.test(error.code ?? '');
